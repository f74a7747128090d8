import { make } from '../contract/complete.ts';
import type { Realm } from '../contract/realm.ts';
import { isLink, type RowOf, type TypeName } from '../contract/row.ts';
import type { Values } from '../contract/take-input.ts';
import { daysFrom } from '../facts/time.ts';
import { broadcast, sent } from '../rules/crypto/transfers.ts';
import { arrive } from './arrive.ts';
import { creditDeposit } from './credit.ts';
import { importFile } from './import-file.ts';
import { receiveAddress } from './receive-address.ts';
import { settleRun } from './settle-run.ts';

/** What time does to something in a state. */
export interface Step<Type extends string = string> {
  /** How long it stays in the state. */
  readonly seconds: number;
  readonly to: string | ((row: RowOf<Type>) => string);
  /** What else changes with the state. */
  readonly sets?: (row: RowOf<Type>, at: Date, realm: Realm) => Values;
  readonly afterwards?: (row: RowOf<Type>, at: Date, realm: Realm) => void;
}

/** What time does to the objects of a type, by the state that they are in. */
export type Machine<Type extends string = string> = Readonly<Record<string, Step<Type>>>;

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const FILE_DAYS = 30;

const file = (folder: string, at: Date) => ({
  progressPercent: 100,
  rowCount: 12,
  sizeBytes: 18_220,
  downloadUrl: `https://files.example.com/${folder}/${at.getTime()}`,
  completedAt: at,
  expiresAt: daysFrom(at, FILE_DAYS),
});

const job = (folder: string): Machine<'ExportJob' | 'NetWorthReport'> => ({
  QUEUED: { seconds: 1, to: 'RUNNING', sets: () => ({ progressPercent: 50, startedAt: null }) },
  RUNNING: {
    seconds: 2,
    to: 'COMPLETED',
    sets: (_row, at) => file(folder, at),
    afterwards: (_row, at, realm) => notify(realm, at, 'DOCUMENT_READY', 'Your file is ready'),
  },
  COMPLETED: { seconds: FILE_DAYS * DAY, to: 'EXPIRED', sets: () => ({ downloadUrl: null }) },
});

/** A notification of the assistant about what has come to an end. */
function notify(realm: Realm, at: Date, kind: string, title: string): void {
  const given = { kind, title, body: `${title}.`, severity: 'INFO', actions: [] };
  make(realm, 'AssistantNotification', given, { at });
}

/** A new account takes the place of the one before it. */
function replaceBank(row: RowOf<'SavedBankAccount'>, _at: Date, realm: Realm): void {
  for (const older of realm.own.list('SavedBankAccount')) {
    const { replacement } = older;
    if (isLink(replacement) && replacement.id === row.id) {
      realm.own.remove('SavedBankAccount', older.id);
    }
  }
}

/** What goes on by itself, by type: states, how long they last, and what comes next. */
export const machines: { readonly [Type in TypeName]?: Machine<Type> } = {
  CryptoCurrencyTransfer: {
    REQUESTED: {
      seconds: MINUTE,
      to: 'PROCESSING',
      sets: (row, _at, realm) => broadcast(row, realm),
    },
    PROCESSING: {
      seconds: 10 * MINUTE,
      to: 'COMPLETED',
      sets: (row, at) => ({ confirmations: row.requiredConfirmations, completedAt: at }),
      afterwards: (row, _at, realm) => sent(row, realm),
    },
  },
  CryptoCurrencyWallet: {
    CREATING: { seconds: 2, to: 'ACTIVE', sets: (row) => receiveAddress(String(row.chain)) },
  },
  Deposit: {
    PENDING: {
      seconds: 0,
      to: (row) => String(row.outcome ?? 'COMPLETED'),
      afterwards: creditDeposit,
    },
  },
  ExportJob: job('exports'),
  InterestEnrollment: {
    PENDING_CHANGE: {
      seconds: DAY,
      to: (row) => (row.optedIn === true ? 'ACTIVE' : 'INACTIVE'),
    },
  },
  Kyc: {
    SUBMITTED: { seconds: MINUTE, to: 'IN_REVIEW' },
    IN_REVIEW: {
      seconds: HOUR,
      to: 'APPROVED',
      sets: (_row, at) => ({ decidedAt: at }),
      afterwards: (_row, _at, { user }) => {
        if (user !== null) user.kycStatus = 'APPROVED';
      },
    },
  },
  NetWorthFile: {
    QUEUED: { seconds: 1, to: 'EXTRACTING' },
    EXTRACTING: { seconds: 3, to: 'NEEDS_REVIEW', afterwards: importFile },
  },
  NetWorthReport: job('reports'),
  PendingUserTransaction: {
    PENDING: {
      seconds: DAY,
      to: 'COMPLETED',
      afterwards: (row, at, realm) => {
        if (row.kind === 'WITHDRAWAL') return;
        arrive(row, at, realm);
        notify(realm, at, 'DEPOSIT', 'Your deposit has arrived');
      },
    },
  },
  PortfolioEmail: {
    PARSING: {
      seconds: 2,
      to: 'IMPORTED',
      sets: () => ({ failureCode: null, failureReason: null }),
    },
  },
  RebalanceRun: {
    QUEUED: { seconds: 1, to: 'IN_PROGRESS', sets: (_row, at) => ({ startedAt: at }) },
    IN_PROGRESS: {
      seconds: 2,
      to: 'COMPLETED_SUCCESS',
      sets: (_row, at) => ({ completedAt: at }),
      afterwards: settleRun,
    },
  },
  SavedBankAccount: {
    PENDING_VERIFICATION: { seconds: DAY, to: 'VERIFIED', afterwards: replaceBank },
  },
  WalletWatch: {
    SYNCING: {
      seconds: 2,
      to: 'ACTIVE',
      sets: (row, at) => ({
        lastSyncedAt: at,
        balances: [{ symbol: row.chain, contract: null, quantity: '0.42', value: '1302' }],
      }),
    },
  },
  WhitelistedWallet: { PENDING: { seconds: 2, to: 'APPROVED' } },
  WithdrawalRequest: {
    REQUESTED: { seconds: MINUTE, to: 'APPROVED' },
    APPROVED: { seconds: HOUR, to: 'PROCESSING' },
    PROCESSING: { seconds: HOUR, to: 'SENT' },
    SENT: { seconds: DAY, to: 'COMPLETED' },
  },
};
