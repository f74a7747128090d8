import type { Client } from '@investing-platform/sdk';

/** The line that a page shows, whatever the server does. */
export async function netWorthLine(client: Client<'portfolio.read'>): Promise<string> {
  try {
    const { totals } = await client.netWorthDashboard();
    const format = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: totals.currency });
    // The text goes in as it is: a number would lose digits of a large amount.
    const shown = format.format(totals.netWorth as Intl.StringNumericLiteral);
    return totals.unpricedCount > 0 ? `${shown}, without ${totals.unpricedCount}` : shown;
  } catch {
    return 'Your net worth cannot be shown now. Try again in a minute.';
  }
}
