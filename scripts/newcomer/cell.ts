import { fakeSpreadsheet } from '../../tests/spreadsheets/support/apps-script.ts';
import type { NewServer } from './server.ts';
import { figureOf } from './terminal.ts';

const WHOLE = /^-?\d+(\.\d+)?$/;

/** Pastes the script that the server hands out, and writes a formula into a cell. */
export async function figureInCell({ url, person }: NewServer): Promise<string> {
  const script = await (await fetch(`${url}/spreadsheets/Code.gs`)).text();
  const sheet = fakeSpreadsheet(script);
  try {
    sheet.services.properties.set('INVESTING_ID', person.clientId);
    sheet.services.properties.set('INVESTING_SECRET', person.clientSecret);
    const params = ['netWorthDashboard', '', 'totals.netWorth,totals.currency'];
    const [cells] = await sheet.recalculate([{ name: 'INVEST', args: params }]);
    const texts = [cells].flat(2).map(String);
    const worth = texts.find((text) => WHOLE.test(text));
    const currency = texts.find((text) => /^[A-Z]{3}$/.test(text));
    if (worth === undefined) throw new Error(`The cell shows ${texts.join(', ')}`);
    return figureOf(`${worth} ${currency}`);
  } finally {
    await sheet.close();
  }
}
