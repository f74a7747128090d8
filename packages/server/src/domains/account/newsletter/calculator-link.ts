import type { SecurityDeps } from '../deps.ts';
import { type Letter, post } from '../mail/outbox.ts';
import { canonicalEmail } from '../people/user.ts';
import { type MailPace, takesMail } from '../recovery/mail-allowance.ts';

export interface CalculatorLinkInput {
  readonly email: string;
  /** Plain decimals, in any one currency. */
  readonly initialAmount: string;
  readonly monthlyContribution: string;
  readonly years: number;
  readonly returnPercent: string;
}

const PACE: MailPace = { everySeconds: 0, mostADay: 3 };

/**
 * Mails a link that opens the calculator with these numbers. The fourth mail of a day to an address
 * is dropped, and the answer is the same.
 */
export async function emailLinkToInvestmentCalculator(
  deps: Pick<SecurityDeps, 'db' | 'clock' | 'random' | 'secrets' | 'oauth'>,
  input: CalculatorLinkInput,
): Promise<void> {
  const email = canonicalEmail(input.email);
  await deps.db.transaction(async (tx) => {
    if (!(await takesMail(tx, deps, 'CALCULATOR', email, PACE))) return;
    await post(tx, deps, calculatorLetter(deps.oauth.issuer, email, input));
  });
}

function calculatorLetter(origin: string, recipient: string, input: CalculatorLinkInput): Letter {
  const { initialAmount, monthlyContribution, years, returnPercent } = input;
  const numbers = { initialAmount, monthlyContribution, years: String(years), returnPercent };
  return {
    recipient,
    subject: 'Your investment calculation',
    text: [
      'Hello,',
      '',
      'this link opens the investment calculator with the numbers that were entered:',
      '',
      `${origin}/calculator?${new URLSearchParams(numbers)}`,
      '',
      'If you did not ask for it, there is nothing to do.',
      '',
    ].join('\n'),
  };
}
