import { wordsOf } from './cell-error.mjs';
import { keyOf, tokenOf } from './sheets.mjs';

/** The cell whose change makes every function read anew that is given it. */
const REFRESH = 'InvestRefresh';

/** What the template shows: a heading, and the formula below it. */
const TEMPLATE = [
  ['Net worth', `=INVEST_NETWORTH("totals", "", ${REFRESH})`],
  ['Prices', `=INVEST_PRICE({"AAPL"; "MSFT"; "BTC"}, "symbol,price,currency", ${REFRESH})`],
  [
    'Positions',
    `=INVEST_POSITIONS("", "symbol,quantity,marketValue,unrealizedProfitLoss,currency", ${REFRESH})`,
  ],
];
/** Between the formulas of the template, so that their tables have room. */
const ROWS_APART = 6;

/** Adds the menu. */
export function openMenu() {
  SpreadsheetApp.getUi()
    .createMenu('Investing')
    .addItem('Connect', 'investConnect')
    .addItem('Refresh figures', 'investRefresh')
    .addItem('Insert a sheet with examples', 'investTemplate')
    .addItem('Disconnect', 'investDisconnect')
    .addToUi();
}

/** Shows where the credential is typed in. */
export function showSidebar() {
  SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput(SIDEBAR).setTitle('Investing'));
}

/**
 * Keeps a credential for this person alone and tries it.
 *
 * @param {string} id
 * @param {string} secret
 * @returns {string} what the sidebar says
 */
export function connect(id, secret) {
  const properties = PropertiesService.getUserProperties();
  const known = { INVESTING_ID: String(id).trim(), INVESTING_SECRET: String(secret).trim() };
  properties.setProperties(known);
  CacheService.getUserCache().remove(keyOf('token'));
  try {
    tokenOf(Date.now() + 20_000);
  } catch (error) {
    properties.deleteAllProperties();
    return wordsOf(error);
  }
  return 'Connected. Close this, and type =INVEST_NETWORTH() into a cell.';
}

/** Forgets the credential, and the token that came of it. */
export function disconnect() {
  CacheService.getUserCache().remove(keyOf('token'));
  PropertiesService.getUserProperties().deleteAllProperties();
}

/** Changes the refresh cell; without one it becomes the one that is selected. */
export function refresh() {
  const spreadsheet = SpreadsheetApp.getActive();
  let cell = spreadsheet.getRangeByName(REFRESH);
  if (cell === null) {
    cell = SpreadsheetApp.getCurrentCell();
    spreadsheet.setNamedRange(REFRESH, cell);
  }
  cell.setValue(new Date()).setNumberFormat('yyyy-mm-dd hh:mm:ss');
}

/** Inserts a sheet that has a refresh cell and some tables. */
export function insertTemplate() {
  const spreadsheet = SpreadsheetApp.getActive();
  const name = 'Investing';
  const isTaken = spreadsheet.getSheetByName(name) !== null;
  const sheet = spreadsheet.insertSheet(isTaken ? `${name} ${new Date().toISOString()}` : name);
  sheet.getRange(1, 1).setValue('Figures of');
  spreadsheet.setNamedRange(REFRESH, sheet.getRange(1, 2));
  refresh();
  TEMPLATE.forEach(([title = '', formula = ''], at) => {
    const row = 3 + at * ROWS_APART;
    sheet.getRange(row, 1).setValue(title).setFontWeight('bold');
    sheet.getRange(row + 1, 1).setFormula(formula);
  });
}

const SIDEBAR = `<style>body{font:14px sans-serif}label,button,input,p{display:block;margin:8px 0}
input{width:95%}</style>
<p>Make an API credential at <a href="${BASE}/credentials" target="_blank">${BASE}</a>, not
a public one, and copy its id and secret. They are kept for you alone; this script only reads.</p>
<form id="f"><label>Client id<input name="id" required autocomplete="off"></label>
<label>Client secret<input name="secret" type="password" required autocomplete="off"></label>
<button>Connect</button></form><p id="said" role="status"></p>
<script>f.onsubmit=function(e){e.preventDefault();said.textContent='One moment';
google.script.run.withSuccessHandler(function(t){said.textContent=t;f.reset()})
.withFailureHandler(function(x){said.textContent=x.message}).investSave(f.id.value,f.secret.value)}
</script>`;
