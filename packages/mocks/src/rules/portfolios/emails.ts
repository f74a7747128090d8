import {
  LOCAL_PART_LENGTH,
  LOCAL_PART_LETTERS,
  sendersKept,
} from '@investing-platform/rules/portfolios/email-address';
import { refuseUnrecordable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import { need, type Realm } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';

function newAddress({ platform }: Realm): string {
  const letter = () => LOCAL_PART_LETTERS.charAt(platform.random.below(LOCAL_PART_LETTERS.length));
  return `${Array.from({ length: LOCAL_PART_LENGTH }, letter).join('')}@import.example.com`;
}

export const emailRules: Rules = {
  setPortfolioEmailSettings: {
    checks: ({ realm, params }) => {
      const { kind } = need(realm, 'Portfolio', String(params.portfolioId));
      refuseUnrecordable(kind ?? 'MANUAL');
    },
    sets: ({ realm, params }, row) => {
      const isNew = row === null || params.regenerateAddress === true;
      const given = params.allowedSenders as readonly string[] | undefined;
      const usual = row?.allowedSenders ?? [realm.user?.email.toLowerCase()];
      return {
        address: isNew ? newAddress(realm) : row.address,
        allowedSenders: given === undefined ? usual : sendersKept(given),
        autoConfirm: params.autoConfirm ?? row?.autoConfirm ?? false,
        notifyOnImport: params.notifyOnImport ?? row?.notifyOnImport ?? true,
      };
    },
    example: (realm, params) => ({
      ...params,
      portfolioId: realm.own.list('Portfolio', { kind: 'MANUAL' })[0]?.id,
    }),
  },
};
