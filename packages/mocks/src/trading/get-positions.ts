import type { Decimal } from '@investing-platform/rules/numbers/decimal';
import {
  refuseUnknownPosition,
  tradingModeOf,
} from '@investing-platform/rules/trading/positions/asked-positions';
import type { GetPositionsInput } from '@investing-platform/schema/operations';
import type { Account, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';
import { outsideView, positionView } from './views.ts';

/** Of the books, or of what stands beside them. */
interface Held {
  readonly id: string;
  readonly symbol: string;
  readonly account: Account;
  readonly quantity: Decimal;
  readonly show: () => ReturnType<typeof positionView> | ReturnType<typeof outsideView>;
}

/** By symbol and id: a page goes on after the last id of the one before. */
export function getPositions(platform: Platform, user: User, params: GetPositionsInput) {
  const tradingMode = tradingModeOf(params.tradingMode);
  const own = heldBy(platform, user);
  const { brokerAccountId, brokerCredentialId, ids, limit } = params;
  const after = cursorOf(own, params.cursor);
  return own
    .filter(({ account, quantity }) => account.tradingMode === tradingMode && !quantity.isZero())
    .filter(({ id }) => ids == null || ids.some((one) => isSame(one, id)))
    .filter(({ account }) => isSame(brokerAccountId, account.id))
    .filter(({ account }) => isSame(brokerCredentialId, account.credentialId))
    .filter((held) => after === null || placeOf(held) > after)
    .sort((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1))
    .slice(0, limit ?? undefined)
    .map(({ show }) => show());
}

function heldBy(platform: Platform, user: User): Held[] {
  const { holdings, outside } = platform.state;
  const isOwn = ({ account }: { readonly account: Account }) => account.userId === user.id;
  return [
    ...holdings.filter(isOwn).map((holding): Held => {
      const { id, account, quantity, asset } = holding;
      const show = () => positionView(platform, holding);
      return { id, symbol: asset.symbol, account, quantity, show };
    }),
    ...outside.filter(isOwn).map((holding): Held => {
      const { id, account, quantity, symbol } = holding;
      return { id, symbol, account, quantity, show: () => outsideView(platform, holding) };
    }),
  ];
}

/** No symbol has a space. */
const placeOf = ({ symbol, id }: Held): string => `${symbol} ${id}`;

/** @throws {PlatformError} BAD_USER_INPUT for an id that is no position of the person */
function cursorOf(own: readonly Held[], cursor: string | null | undefined): string | null {
  if (cursor == null) return null;
  const last = own.find(({ id }) => isSame(cursor, id));
  refuseUnknownPosition(last !== undefined);
  return last === undefined ? null : placeOf(last);
}

/** Whether an id is the one asked for, where one was. */
function isSame(wanted: string | null | undefined, id: string | null): boolean {
  return wanted == null || wanted.toLowerCase() === id;
}
