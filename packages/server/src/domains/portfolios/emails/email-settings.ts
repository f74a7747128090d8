import { sendersKept } from '@investing-platform/rules/portfolios/email-address';
import { refuseUnrecordable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { PortfolioEmailSettings } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import {
  changeMailbox,
  emailOfPerson,
  insertMailbox,
  type MailboxRow,
  mailboxesOf,
} from './mailboxes.sql.ts';
import { newLocalPart } from './new-local-part.ts';

export interface EmailSettingsInput {
  readonly portfolioId: string;
  readonly enabled: boolean;
  readonly allowedSenders?: readonly string[] | null | undefined;
  readonly autoConfirm?: boolean | null | undefined;
  readonly notifyOnImport?: boolean | null | undefined;
  readonly regenerateAddress?: boolean | undefined;
}

type SettingsDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config'>;

/**
 * Says how a portfolio takes e-mails. What is left out stays; the first time gives it an address.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for the liability portfolio or a broker mirror;
 *   PROVIDER_UNAVAILABLE where the server takes no e-mails
 */
export async function setEmailSettings(
  deps: SettingsDeps,
  actor: Actor,
  input: EmailSettingsInput,
): Promise<PortfolioEmailSettings> {
  const { userId } = requireUser(actor);
  const row = await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const portfolio = await tx.maybe(ownPortfolio, userId, input.portfolioId);
    if (portfolio === null) throw notFound('Portfolio');
    refuseUnrecordable(portfolio.kind);
    const { mailInPort, mailInSecret } = deps.config;
    if (input.enabled && mailInPort === 0 && mailInSecret === null) {
      throw refuse('PROVIDER_UNAVAILABLE', 'This server takes no e-mails');
    }
    return store(tx, deps, userId, { ...input, portfolioId: portfolio.id });
  });
  return shown(deps, row);
}

async function store(
  tx: Transaction,
  deps: SettingsDeps,
  userId: string,
  input: EmailSettingsInput,
): Promise<MailboxRow> {
  const { portfolioId, enabled } = input;
  const [before] = await tx.all(mailboxesOf, userId, [portfolioId]);
  const isNew = before === undefined || input.regenerateAddress === true;
  const row: MailboxRow = {
    portfolioId,
    enabled,
    localPart: isNew ? newLocalPart(deps.random) : before.localPart,
    allowedSenders: await sendersOf(tx, userId, input, before),
    autoConfirm: input.autoConfirm ?? before?.autoConfirm ?? false,
    notifyOnImport: input.notifyOnImport ?? before?.notifyOnImport ?? true,
    updatedAt: deps.clock.now(),
  };
  if (before === undefined) tx.send(...insertMailbox({ ...row, userId }));
  else tx.send(...changeMailbox({ userId, portfolioId }, row));
  return row;
}

async function sendersOf(
  tx: Transaction,
  userId: string,
  { allowedSenders }: EmailSettingsInput,
  before: MailboxRow | undefined,
): Promise<string[]> {
  if (allowedSenders != null) return sendersKept(allowedSenders);
  return before?.allowedSenders ?? [(await tx.one(emailOfPerson, userId)).email];
}

function shown({ config }: Pick<Deps, 'config'>, row: MailboxRow): PortfolioEmailSettings {
  const { localPart, ...rest } = row;
  return { ...rest, address: `${localPart}@${config.mailInDomain}` };
}

interface Request {
  readonly deps: Pick<Deps, 'db' | 'config'>;
  readonly actor: Actor;
}

const settingsInRequest = inRequest<Request, MailboxRow>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(mailboxesOf, requireUser(actor).userId, ids);
  return new Map(rows.map((row) => [row.portfolioId, row]));
});

/** The settings of one of many portfolios in a request; null where they were never set. */
export async function emailSettingsOf(
  request: Request,
  { id }: { readonly id: string },
): Promise<PortfolioEmailSettings | null> {
  const row = await settingsInRequest(request, id);
  return row === null ? null : shown(request.deps, row);
}
