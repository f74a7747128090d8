/**
 * A field of an answer. `kind`: `#` a decimal, `~` a day, `@` a moment, `` anything else.
 *
 * @typedef {{ name: string, kind: string, isList: boolean, fields: Field[] | null }} Field
 */

/**
 * A query of the contract. `params` has the kind of each parameter: `s` text, `n` a number, `b` yes
 * or no, `d` a day, `t` a moment, `o` an object, `*` after it for a list.
 *
 * @typedef {object} Operation
 * @property {string} name
 * @property {string} scope empty where no token is needed
 * @property {boolean} isRequired whether it takes parameters in any case
 * @property {Record<string, string>} params
 * @property {number} mostRows that one page holds; 0 where there are no pages
 * @property {Field} result
 * @property {Record<string, string>} names of columns, by path
 */

/**
 * Reads one line of the contract.
 *
 * @param {string} line
 * @returns {Operation}
 */
function readOperation(line) {
  const [name = '', scope = '', input = '', result = '', columns = ''] = line.split('|');
  const params = pairs(input.slice(1), ' ', ':');
  const [, most = '0'] = /^n(\d+)$/.exec(params.limit || '') || [];
  if (params.limit) params.limit = 'n';
  const [field] = readFields(`r${result}`, { at: 0 });
  if (!field) throw new Error(`${name} has no result`);
  return {
    name,
    scope,
    isRequired: input.charAt(0) === '!',
    params,
    mostRows: params.cursor ? Number(most) : 0,
    result: field,
    names: pairs(columns, ';', '='),
  };
}

/** @typedef {{ get(name: string): Operation | undefined, names: string[] }} Contract */

/**
 * The queries by name; a line is read when somebody asks for it. What several queries select stands
 * in lines of its own, `&0;|{...}`, and is put in where it is named.
 *
 * @param {string} text
 * @returns {Contract}
 */
export function readContract(text) {
  const lines = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf('|')), line]));
  const get = (/** @type {string} */ name) => {
    const line = lines.get(name);
    return line === undefined ? undefined : readOperation(whole(line));
  };
  const whole = (/** @type {string} */ line) => {
    let text = line;
    while (text.includes('&')) {
      text = text.replace(/&\d+;/g, (shared) => String(lines.get(shared)).slice(shared.length + 1));
    }
    return text;
  };
  return { get, names: [...lines.keys()].filter((name) => !name.startsWith('&')) };
}

/**
 * @param {string} text
 * @param {string} between
 * @param {string} within
 * @returns {Record<string, string>}
 */
function pairs(text, between, within) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const part of text === '' ? [] : text.split(between)) {
    const at = part.indexOf(within);
    found[part.slice(0, at)] = part.slice(at + 1);
  }
  return found;
}

/**
 * @param {string} text such as `id asset{symbol price#} tags*`
 * @param {{ at: number }} place where to read on
 * @returns {Field[]}
 */
function readFields(text, place) {
  /** @type {Field[]} */
  const fields = [];
  while (place.at < text.length && text.charAt(place.at) !== '}') {
    const [all = '', name = '', kind = '', list = ''] =
      /^ ?(\w+)([#~@]?)(\*?)/.exec(text.slice(place.at)) || [];
    place.at += all.length;
    /** @type {Field[] | null} */
    let inside = null;
    if (text.charAt(place.at) === '{') {
      place.at += 1;
      inside = readFields(text, place);
      place.at += 1;
    }
    fields.push({ name, kind, isList: list === '*', fields: inside });
  }
  return fields;
}

/**
 * The document that asks for operations, each under an alias of its own: `a0`, `a1`...
 *
 * @param {readonly Operation[]} operations
 */
export function documentOf(operations) {
  const variables = operations
    .map((operation, at) => ({ operation, at }))
    .filter(({ operation }) => takesParams(operation))
    .map(({ operation, at }) => `$p${at}:${inputType(operation)}`);
  const fields = operations.map(
    (operation, at) =>
      `a${at}:${operation.name}${takesParams(operation) ? `(params:$p${at})` : ''}${selection(operation.result)}`,
  );
  const given = variables.length === 0 ? '' : `(${variables.join(',')})`;
  return `query${given}{${fields.join(' ')}}`;
}

/** @param {Operation} operation */
function takesParams(operation) {
  return Object.keys(operation.params).length > 0;
}

/** @param {Operation} operation */
function inputType({ name, isRequired }) {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Input${isRequired ? '!' : ''}`;
}

/** @param {Field} field @returns {string} */
function selection({ fields }) {
  if (fields === null) return '';
  return `{${fields.map((field) => field.name + selection(field)).join(' ')}}`;
}
