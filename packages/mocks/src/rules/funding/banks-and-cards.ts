import { hasEnded } from '@investing-platform/rules/billing/subscription';
import { expiryAfter } from '@investing-platform/rules/cards/card-expiry';
import { CARDS, requireReturnUrl, unknownToken } from '@investing-platform/rules/cards/new-card';
import { CARD_REFUSED, onlyCardOfPlan } from '@investing-platform/rules/cards/refusals';
import { simulatedCard } from '@investing-platform/rules/cards/simulated-card';
import { FUNDING_ANSWERS } from '@investing-platform/rules/funding/answers';
import { requireBankCurrency } from '@investing-platform/rules/funding/bank-currencies';
import { maskedNumber } from '@investing-platform/rules/funding/banks/bank-numbers';
import {
  type GivenAccount,
  nzdAccount,
  usdAccount,
} from '@investing-platform/rules/funding/banks/given-account';
import { notFound, refuse } from '@investing-platform/rules/refusals/platform-error';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { find } from '../../contract/realm.ts';
import { link, type Row, type RowOf } from '../../contract/row.ts';
import type { Rule, Rules } from '../../contract/rule.ts';
import { subscriptionsOf } from '../../facts/plan-periods.ts';
import { daysFrom, now } from '../../facts/time.ts';
import type { Inputs } from '../../generated/rows.ts';

type Saves =
  | 'saveBankAccountNZD'
  | 'saveBankAccountUSD'
  | 'savePayoutBankAccountNZD'
  | 'savePayoutBankAccountUSD';

/** Saving a bank account: an earlier one stays in use until the new one is. */
function savesBank<Name extends Saves>(
  purpose: string,
  read: (params: Inputs[Name]) => GivenAccount,
): Rule<Name> {
  return {
    answers: ({ realm, params }) => {
      const {
        number,
        bankAddress: _bank,
        holderAddress: _holder,
        ...told
      } = read(params as Inputs[Name]);
      const earlier = realm.own.list('SavedBankAccount', { purpose, currency: told.currency });
      const same = earlier.find(
        (one) =>
          one.sealedNumber === number &&
          one.routingNumber === told.routingNumber &&
          one.accountHolder === told.accountHolder &&
          one.status !== 'REJECTED',
      );
      if (same !== undefined) return present(realm, 'SavedBankAccount', same);
      const given = {
        ...told,
        purpose,
        sealedNumber: number,
        numberMasked: maskedNumber(number),
        status: 'PENDING_VERIFICATION',
        since: now(realm),
        usableAt: daysFrom(now(realm), 1),
        replacement: null,
      };
      const made = make(realm, 'SavedBankAccount', given);
      for (const one of earlier) {
        if (one.status === 'VERIFIED') one.replacement = link('SavedBankAccount', made.id);
        else realm.own.remove('SavedBankAccount', one.id);
      }
      return present(realm, 'SavedBankAccount', made);
    },
  };
}

const fetchesBank = (purpose: string): Rule => ({
  checks: ({ params }) => requireBankCurrency('params.currency', String(params['currency'])),
  reads: ({ params }) => ({ ...params, purpose }),
});

const deletesBank = (purpose: string): Rule => ({
  checks: ({ realm, params }) => {
    const row = find(realm, 'SavedBankAccount', String(params['id']));
    if (row?.purpose !== purpose) throw notFound('Saved bank account');
  },
  says: () => FUNDING_ANSWERS.bankAccountDeleted,
  example: (realm, params) => ({
    ...params,
    id: realm.own.list('SavedBankAccount', { purpose })[0]?.id,
  }),
});

/** A token that the provider does not know, or a card that the bank refuses. */
function refuseCard({ params }: Call<'saveNewCard'>): void {
  const { returnUrl, paymentMethodToken: token } = params;
  if (returnUrl != null) requireReturnUrl(returnUrl);
  if (token == null) return;
  const card = simulatedCard(String(token));
  if (card === null) throw unknownToken();
  if (card.fate === 'REFUSED') {
    throw refuse('INVALID_STATE', CARD_REFUSED);
  }
}

/** The card behind a token; the same token again is the same card. */
function newCard({ realm, params }: Call<'saveNewCard'>): Row {
  const token = String(params.paymentMethodToken);
  const cards = realm.own.list('Card');
  const known = cards.find((one) => one.token === token);
  if (known !== undefined) return known;
  const card = simulatedCard(token);
  if (card === null) throw unknownToken();
  requireRoomFor(CARDS, cards.length);
  const { brand, last4, fate } = card;
  const given = {
    token,
    brand,
    last4,
    ...expiryAfter(now(realm), fate === 'EXPIRES_SOON' ? 0 : VALID_YEARS),
    status: fate === 'CONFIRMED_ONCE' ? 'PENDING_SETUP' : 'ACTIVE',
    default: cards.length === 0 || params.setAsDefault === true,
  };
  return make(realm, 'Card', given);
}

const VALID_YEARS = 3;
const HOUR_DAYS = 1 / 24;

/** Without a token the provider's form is begun; with one the card is saved. */
function setUp(call: Call<'saveNewCard'>) {
  const { realm, params } = call;
  refuseCard(call);
  const nothing = { card: null, clientSecret: null, setupUrl: null };
  const expiresAt = daysFrom(now(realm), HOUR_DAYS);
  if (params.paymentMethodToken == null) {
    return { ...nothing, clientSecret: 'seti_simulated_secret', expiresAt };
  }
  const row = newCard(call);
  onlyDefault(call, row);
  const card = present(realm, 'Card', row);
  return row['status'] === 'PENDING_SETUP'
    ? { ...nothing, card, setupUrl: 'https://pay.example.com/setup', expiresAt }
    : { ...nothing, card, expiresAt: null };
}

function onlyDefault({ realm }: Pick<Call, 'realm'>, row: RowOf<'Card'>): void {
  if (row.default !== true) return;
  for (const card of realm.own.list('Card')) if (card.id !== row.id) card.default = false;
}

function refuseOnlyCard({ realm, params }: Call<'deleteCard'>): void {
  const goesOn = subscriptionsOf(realm).some(
    ({ terms }) => !hasEnded(terms) && !terms.cancelAtPeriodEnd,
  );
  const isOther = realm.own
    .list('Card')
    .some(({ id, status }) => id !== params.id && status === 'ACTIVE');
  if (goesOn && !isOther && find(realm, 'Card', String(params.id)) !== undefined) {
    throw onlyCardOfPlan();
  }
}

export const bankRules: Rules = {
  deleteCard: {
    checks: refuseOnlyCard,
    says: () => FUNDING_ANSWERS.cardDeleted,
    afterwards: ({ realm }) => {
      const cards = realm.own.list('Card');
      const last = cards.at(-1);
      if (last !== undefined && !cards.some(({ default: isDefault }) => isDefault === true))
        last.default = true;
    },
  },
  deleteSavedBankAccount: deletesBank('WITHDRAWAL'),
  deleteSavedPayoutAccount: deletesBank('PAYOUT'),
  fetchSavedBankAccount: fetchesBank('WITHDRAWAL'),
  fetchSavedPayoutAccount: fetchesBank('PAYOUT'),
  saveBankAccountNZD: savesBank('WITHDRAWAL', nzdAccount),
  saveBankAccountUSD: savesBank('WITHDRAWAL', usdAccount),
  saveNewCard: { answers: setUp },
  savePayoutBankAccountNZD: savesBank('PAYOUT', nzdAccount),
  savePayoutBankAccountUSD: savesBank('PAYOUT', usdAccount),
};
