import { notFound, refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { find, need } from '../contract/realm.ts';
import { link, type Row } from '../contract/row.ts';
import type { Rule, Rules } from '../contract/rule.ts';
import { daysFrom, now } from '../facts/time.ts';

const HIDDEN = /[0-9A-Za-z](?=.*[0-9A-Za-z]{4})/g;

/** Saving a bank account: an earlier one stays in use until the new one is. */
function savesBank(purpose: string, currency: string): Rule {
  return {
    sets: ({ realm, params }) => ({
      purpose,
      currency,
      country: currency === 'NZD' ? 'NZ' : 'US',
      type: currency === 'USD' ? params['type'] : null,
      bankName: params['bankName'] ?? 'Kauri Bank',
      numberMasked: String(params['accountNumber']).replaceAll(HIDDEN, '•'),
      accountNumber: null,
      usableAt: daysFrom(now(realm), 1),
      verifiedAt: null,
    }),
    afterwards: ({ realm }, row) => {
      const older = realm.own
        .list('SavedBankAccount')
        .filter(
          (one) => one.id !== row.id && one['purpose'] === purpose && one['currency'] === currency,
        );
      for (const one of older) {
        if (one['status'] === 'VERIFIED') one['replacement'] = link('SavedBankAccount', row.id);
        else realm.own.remove('SavedBankAccount', one.id);
      }
    },
  };
}

const fetchesBank = (purpose: string): Rule => ({
  reads: ({ params }) => ({ ...params, purpose }),
});

const deletesBank = (purpose: string): Rule => ({
  checks: ({ realm, params }) => {
    const row = need(realm, 'SavedBankAccount', String(params['id']));
    if (row['purpose'] !== purpose) throw notFound('Saved bank account');
  },
  example: (realm, params) => ({
    ...params,
    id: realm.own.list('SavedBankAccount').find((row) => row['purpose'] === purpose)?.id,
  }),
});

/** A card that the provider knows by a token is saved at once; else it has to be set up. */
function newCard({ realm, params }: Call) {
  const token = params['paymentMethodToken'];
  const [, , brand = 'visa', last4 = '4242'] = String(token ?? '').split('_');
  const isFirst = realm.own.list('Card').length === 0;
  return {
    brand: ['visa', 'mastercard', 'amex'].includes(brand) ? brand.toUpperCase() : 'OTHER',
    last4: last4.slice(-4).padStart(4, '0'),
    holder: null,
    country: 'NZ',
    status: token == null ? 'PENDING_SETUP' : 'ACTIVE',
    isDefault: isFirst || params['setAsDefault'] === true,
  };
}

function onlyDefault({ realm }: Pick<Call, 'realm'>, row: Row): void {
  if (row['isDefault'] !== true) return;
  for (const card of realm.own.list('Card')) if (card.id !== row.id) card['isDefault'] = false;
}

function refuseOnlyCard({ realm, params }: Call): void {
  const goesOn = realm.own
    .list('UserSubscription')
    .some(({ status, cancelAtPeriodEnd }) => status === 'ACTIVE' && cancelAtPeriodEnd !== true);
  if (
    goesOn &&
    realm.own.list('Card').length === 1 &&
    find(realm, 'Card', String(params['id'])) !== undefined
  ) {
    throw refuse('INVALID_STATE', 'The only card of a plan that goes on cannot be deleted');
  }
}

export const bankRules: Rules = {
  deleteCard: {
    checks: refuseOnlyCard,
    afterwards: ({ realm }) => {
      const cards = realm.own.list('Card');
      const last = cards.at(-1);
      if (last !== undefined && !cards.some(({ isDefault }) => isDefault === true))
        last['isDefault'] = true;
    },
  },
  deleteSavedBankAccount: deletesBank('WITHDRAWAL'),
  deleteSavedPayoutAccount: deletesBank('PAYOUT'),
  fetchSavedBankAccount: fetchesBank('WITHDRAWAL'),
  fetchSavedPayoutAccount: fetchesBank('PAYOUT'),
  saveBankAccountNZD: savesBank('WITHDRAWAL', 'NZD'),
  saveBankAccountUSD: savesBank('WITHDRAWAL', 'USD'),
  saveNewCard: {
    sets: newCard,
    wraps: ({ params }) =>
      params['paymentMethodToken'] == null
        ? { clientSecret: 'seti_simulated_secret', setupUrl: 'https://pay.example.com/setup' }
        : { clientSecret: null, setupUrl: null, expiresAt: null },
    afterwards: onlyDefault,
  },
  savePayoutBankAccountNZD: savesBank('PAYOUT', 'NZD'),
  savePayoutBankAccountUSD: savesBank('PAYOUT', 'USD'),
};
