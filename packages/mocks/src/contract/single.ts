import { seededRandom } from '../kernel/random.ts';
import { complete } from './complete.ts';
import { madeId } from './leaf-values.ts';
import { isSingleton } from './model.ts';
import { type Realm, sourceOf } from './realm.ts';
import type { Named, RowOf } from './row.ts';

/** What holds until the person changes it, where it is not what any value of its type is. */
const AT_FIRST: Readonly<Record<string, (realm: Realm) => Readonly<Record<string, unknown>>>> = {
  Kyc: ({ user }) =>
    user?.kycStatus === 'NOT_STARTED'
      ? {
          status: 'NOT_STARTED',
          accountType: 'INDIVIDUAL',
          submittedAt: null,
          decidedAt: null,
          expiresAt: null,
          updatedAt: null,
        }
      : {},
  PlatformInvestAccountConfig: () => ({
    baseCurrency: 'USD',
    costBasisMethod: 'FIFO',
    fractionalTrading: true,
    extendedHoursDefault: false,
    suspendTrade: false,
    tradeConfirmEmail: true,
    dividendReinvestment: false,
    autoConvertDeposits: true,
    maxOrderNotional: null,
    dailyLossLimit: null,
  }),
};

/** The one object of a type without ids; made where it does not exist yet. */
export function single<Type extends string>(realm: Realm, type: Type & Named<Type>): RowOf<Type> {
  const name: string = type;
  const known = sourceOf(realm, name)?.(realm)[0] ?? realm.own.list(name)[0];
  if (known !== undefined) return known as RowOf<Type>;
  const random = seededRandom(`${realm.platform.seed}:${realm.user?.id ?? ''}:${type}`);
  const at = realm.user?.createdAt ?? realm.platform.startsAt;
  const newId = () => madeId(random, at);
  const row = complete(
    realm,
    name,
    { ...AT_FIRST[type]?.(realm), id: type },
    { random, at, newId },
  );
  return (isSingleton(name) ? realm.own.add(name, row) : row) as RowOf<Type>;
}
