import { type Call, resultEntity } from './call.ts';
import { fieldOf, isList, pageRow, resultOf } from './model.ts';
import type { Row, Rows } from './row.ts';

const HIDDEN = { downloadUrl: null, downloadUrlExpiresAt: null };

/**
 * The call as it sees what is listed: whoever has a signed address gets the file without a token,
 * so that a list shows it only where one object is asked for.
 */
export function withoutAddresses(call: Call): Call {
  const { realm, operation, params } = call;
  const entity = resultEntity(operation);
  const type = resultOf(operation);
  const isListed = isList(type) || pageRow(type) !== null;
  if (entity === null || !isListed || fieldOf(entity, 'downloadUrl') === undefined) return call;
  const { ids } = params;
  if (Array.isArray(ids) && new Set(ids).size === 1) return call;
  const shown = (name: string, row: Row): Row => (name === entity ? { ...row, ...HIDDEN } : row);
  const own = {
    ...realm.own,
    list: (name: string, having?: object) =>
      realm.own.list(name, having).map((row) => shown(name, row)),
    find: (name: string, id: string) => {
      const row = realm.own.find(name, id);
      return row && shown(name, row);
    },
  } as Rows;
  return { ...call, realm: { ...realm, own } };
}
