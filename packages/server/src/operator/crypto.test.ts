import { theNetwork } from '@investing-platform/rules/crypto/networks';
import { expect, test } from 'vitest';
import { memoryStore } from '../adapters/embedded/object-store/memory-store.ts';
import {
  blocks,
  books,
  receiving,
  transfersNow,
} from '../domains/crypto/transfers/transfers.fixture.ts';
import {
  ask,
  type SendingWorld,
  sender,
  sendingWorld,
} from '../domains/crypto/withdrawals/withdrawals.fixture.ts';
import { onBooks } from '../testing/on-database.ts';
import { latestAudits } from './audit.sql.ts';
import { operatorProgram } from './program.ts';

let world: SendingWorld;
let ada: Awaited<ReturnType<typeof sender>>;

onBooks(async (db) => {
  world = await sendingWorld({ db });
  ada = await sender(world);
});

/** What a command prints. */
async function operate(...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ ...world.deps, objects: memoryStore(), operator: 'olga' });
  });
  const silent = { writeErr: () => undefined, writeOut: () => undefined };
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput(silent);
  }
  await program.parseAsync(args, { from: 'user' });
  return printed;
}

const only = async () =>
  (await transfersNow(world, ada)).find(({ direction }) => direction === 'OUTGOING');

test('a large crypto withdrawal waits for an operator, who lets it be sent', async () => {
  expect(await operate('list-crypto-withdrawals')).toBe('No crypto withdrawal is under way.');
  const { id } = await ask(world, ada, { amount: '0.2' });
  expect(await operate('list-crypto-withdrawals')).toContain('1 to be decided by you.');
  await operate('approve-crypto-withdrawal', id, '--dry-run');
  expect(await only()).toMatchObject({ status: 'REQUESTED' });
  await operate('approve-crypto-withdrawal', id);
  await expect(operate('approve-crypto-withdrawal', id)).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
  await blocks(world, 3);
  expect(await only()).toMatchObject({ status: 'COMPLETED' });
  expect(await world.deps.db.all(latestAudits, 10)).toMatchObject([
    { command: 'approve-crypto-withdrawal', subject: id },
  ]);
});

test('or refuses it with a reason that the person reads', async () => {
  const { id } = await ask(world, ada, { amount: '0.2' });
  const reason = 'The wallet is not yours.';
  await operate('reject-crypto-withdrawal', id, '--reason', reason);
  expect(await only()).toMatchObject({
    status: 'REJECTED',
    failureCode: 'REFUSED_BY_PLATFORM',
    failureReason: reason,
  });
  expect(await books(world, ada)).not.toHaveProperty('position_hold BTC');
});

test('coins are sent over a simulated chain; what comes without its memo is claimed', async () => {
  const xrp = theNetwork('params', 'XRP', 'XRP');
  const { address } = await receiving(world, ada, 'XRP', 'XRP');
  const coins = ['--currency', 'xrp', '--chain', 'xrp', '--address', address, '--amount', '25'];
  const [hash = ''] = (await operate('send-simulated-coins', ...coins)).split(':');
  await blocks(world, 10, xrp);
  expect(await books(world, ada)).not.toHaveProperty('position XRP');
  expect(await operate('list-unclaimed-coins')).toContain(`${hash} 0  25 XRP on XRP, memo none`);
  await operate('claim-coins', hash, '--email', 'ada@example.com');
  await blocks(world, 10, xrp);
  expect(await books(world, ada)).toMatchObject({ 'position XRP': '25' });
  expect(await operate('list-unclaimed-coins')).toBe('No payment is unclaimed.');
  await expect(operate('claim-coins', hash, '--email', 'ada@example.com')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const wrong = operate('send-simulated-coins', ...coins, '--fate', 'burnt');
  await expect(wrong).rejects.toMatchObject({ fields: [{ path: 'fate' }] });
});
