import { errorCodes } from '@investing-platform/schema';
import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import type { Exchange } from './examples/exchange.ts';
import { domains, type Operation, type Reference } from './reference.ts';
import { sampleTabs } from './samples/samples.ts';
import { tasksOf } from './tasks.ts';
import {
  type Addresses,
  escapeHtml,
  fence,
  line,
  linkedCode,
  page,
  prose,
  unindexed,
} from './text.ts';
import { BASE, enumList, memberList, typeHtml } from './type-view.ts';

/** The page of one operation, as Markdown. */
export function operationPage(
  operation: Operation,
  exchange: Exchange,
  { addresses }: Reference,
): string {
  const { name, hints, type, domain } = operation;
  const { text, errors } = splitDescription(hints.description);
  const front = { title: name, description: hints.summary, outline: [2, 2] };
  return page(front, [
    `# ${name}`,
    `<p class="kind"><span class="badge">${type}</span> ${domainLink(domain)}</p>`,
    hints.built ? '' : NOT_BUILT,
    prose(text, addresses, name),
    taskLine(name),
    '## Access',
    accessList(operation),
    unindexed(signature(operation, addresses)),
    inputSection(operation, addresses),
    resultSection(operation, addresses),
    '## Errors',
    line(errors, addresses, name),
    errorList(operation, addresses),
    effectSection(operation, addresses),
    unindexed(exampleSection(operation, exchange)),
    unindexed(tryItSection(operation)),
  ]);
}

/** Words for what people want, each a place that the search leads to. */
function taskLine(name: string): string {
  const tasks = tasksOf(name);
  if (tasks.length === 0) return '';
  const items = tasks.map(({ id, words }) => `<span id="${id}">${escapeHtml(words)}</span>`);
  return `<p class="tasks">Use it to: ${items.join(' · ')}</p>`;
}

/** Filled by a script of the theme, once it is opened. */
function tryItSection({ type, entry, hints }: Operation): string {
  const money = hints.movesMoney ? 'yes' : 'no';
  const open = entry.access === 'ANONYMOUS' ? 'yes' : 'no';
  const marks = `data-kind="${type}" data-money="${money}" data-open="${open}"`;
  return [
    '## Try it',
    `<details class="try-it" ${marks}><summary>Call ${hints.built ? 'this server' : 'it'} with a token of yours</summary><div></div></details>`,
  ].join('\n\n');
}

const NOT_BUILT =
  '::: warning Not built yet\nThe server answers `NOT_IMPLEMENTED`; the [mocks](/guides/mocks) answer it today.\n:::';

function domainLink(domain: string): string {
  return `<a href="${BASE}/operations/${domain}/">${domains[domain]}</a>`;
}

/** The contract ends a description with `Errors: ...`. */
function splitDescription(description: string): { text: string; errors: string } {
  const at = description.search(/^Errors?:/m);
  if (at < 0) return { text: description, errors: '' };
  return {
    text: description.slice(0, at),
    errors: description.slice(at).replace(/^Errors?:\s*/, ''),
  };
}

const plans = { FREE: 'every plan', PLUS: 'Plus', PRO: 'Pro', PRIVATE: 'Private' } as const;

function accessList({ entry, hints, type }: Operation): string {
  const { access, scope, rateGroup, idempotent } = entry;
  const { plan } = hints;
  const facts: [string, string][] = [
    ['Scope', scopeText(access, scope)],
    [
      '[Plan](/guides/authentication#plans)',
      plan === 'FREE' || plan === 'PRIVATE' ? plans[plan] : `${plans[plan]} and above`,
    ],
    [
      '[Second factor](/guides/authentication#second-factor)',
      hints.stepUp ? 'a fresh one, where the person has one' : 'not asked for',
    ],
    ['[Rate limit](/guides/limits)', rateText(rateGroup, hints.stepUp)],
  ];
  if (type === 'Mutation') {
    facts.push([
      '[Repetition](/guides/idempotency)',
      idempotent ? 'safe with `idempotencyKey`' : 'not made safe by a key',
    ]);
  }
  if (hints.movesMoney) facts.push(['Money', 'moves money or shares, or works on orders']);
  const items = facts.map(([name, text]) => `- **${name}** ${text}`);
  return `<div class="facts">\n\n${items.join('\n')}\n\n</div>`;
}

function rateText(rateGroup: Operation['entry']['rateGroup'], stepUp: boolean): string {
  if (rateGroup === 'SENSITIVE') return 'sensitive: 5 a second';
  const general = 'general: 50 a second';
  return stepUp ? `${general}; sensitive, 5 a second, with a code or a password` : general;
}

function scopeText(access: Operation['entry']['access'], scope: string | null): string {
  if (access === 'ANONYMOUS') return 'none: no token is needed';
  if (access === 'PUBLIC') return '`public`: any valid token';
  return `\`${scope}\``;
}

function signature({ name, type, field }: Operation, addresses: Addresses): string {
  const args = field.args.map((arg) => `${arg.name}: ${typeHtml(arg.type, addresses)}`);
  const given = args.length === 0 ? '' : `(${args.join(', ')})`;
  const text = `${type.toLowerCase()} ${escapeHtml(name)}${given}: ${typeHtml(field.type, addresses)}`;
  return `## Signature\n\n<div class="signature" tabindex="0"><code>${text}</code></div>`;
}

function inputSection({ field }: Operation, addresses: Addresses): string {
  const [argument] = field.args;
  if (argument === undefined) return '## Input\n\nNone.';
  const type = getNamedType(argument.type);
  if (!isInputObjectType(type)) throw new Error(`${field.name} takes no input object`);
  const about = [
    line(type.description ?? '', addresses),
    type.isOneOf ? 'Exactly one of these is given.' : '',
  ];
  return `## Input\n\n${about.join(' ').trim()}\n\n${memberList(type, addresses)}`;
}

function resultSection({ field }: Operation, addresses: Addresses): string {
  const type = getNamedType(field.type);
  const about = line(type.description ?? '', addresses);
  const head = `## Result\n\n<p><code class="type">${typeHtml(field.type, addresses)}</code></p>`;
  const members = isObjectType(type)
    ? memberList(type, addresses)
    : isEnumType(type)
      ? enumList(type, addresses)
      : '';
  return `${head}\n\n${about}\n\n${unindexed(members)}`;
}

/** The codes that the description names, and those that its access and its input bring. */
export function errorsOf({ entry, hints, field }: Operation): readonly (keyof typeof errorCodes)[] {
  const own = hints.errors;
  const codes = new Set<keyof typeof errorCodes>(own);
  if (field.args.length > 0) codes.add('BAD_USER_INPUT');
  if (entry.access !== 'ANONYMOUS') codes.add('UNAUTHENTICATED');
  if (entry.access === 'SCOPE') codes.add('FORBIDDEN');
  codes.add('RATE_LIMITED');
  return [...codes];
}

function errorList(operation: Operation, addresses: Addresses): string {
  const items = errorsOf(operation).map(
    (code) => `- ${linkedCode(code, addresses)} ${line(errorCodes[code].meaning, addresses)}`,
  );
  const rest = 'Faults of the request as such are in [Errors](/guides/errors).';
  return `<div class="facts">\n\n${items.join('\n')}\n\n</div>\n\n${rest}`;
}

function effectSection({ hints }: Operation, addresses: Addresses): string {
  const { reads, creates, changes, deletes, none } = hints.effect;
  const names = (types: readonly string[]) =>
    types.map((type) => linkedCode(type, addresses)).join(', ');
  const rows: [string, readonly string[]][] = [
    ['Reads', reads],
    ['Creates', creates],
    ['Changes', changes],
    ['Deletes', deletes],
  ];
  const items = rows
    .filter(([, types]) => types.length > 0)
    .map(([name, types]) => `- **${name}** ${names(types)}`);
  if (none !== null)
    items.push(`- **Changes nothing that a query shows.** ${line(none, addresses)}`);
  for (const { entity, field, from, to } of hints.transitions) {
    const start = from === null ? 'any state' : from.map((state) => `\`${state}\``).join(', ');
    const subject = `${linkedCode(entity, addresses)} \`${field}\``;
    items.push(`- **State** ${subject}: ${start} → \`${to}\``);
  }
  return `## Effects\n\n<div class="facts">\n\n${items.join('\n')}\n\n</div>`;
}

function exampleSection(operation: Operation, { params, answer, isShortened }: Exchange): string {
  const { type, document } = operation;
  const isStream = type === 'Subscription';
  return [
    '## Example',
    fence('graphql', document),
    ...(params === null ? [] : ['Variables', fence('json', JSON.stringify({ params }, null, 2))]),
    ...(answer === null
      ? []
      : [
          `${isStream ? 'First event' : 'Answer'}${isShortened ? ', with long lists and texts shortened' : ''}`,
          fence('json', JSON.stringify(answer, null, 2)),
        ]),
    '## Code',
    sampleTabs(operation, params),
  ].join('\n\n');
}
