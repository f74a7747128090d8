import type { Command } from 'commander';
import { type ChangeOptions, changeBy, DRY_RUN, type Perform } from '../change.ts';
import * as crypto from './crypto.ts';

/** Adds the commands for crypto assets on their way in and out. */
export function addCrypto(program: Command, perform: Perform): void {
  decisions(program, perform);
  program
    .command('list-unclaimed-coins')
    .description('what came without its memo, or for a wallet that nobody has')
    .action(() => perform(crypto.listUnclaimed));
  program
    .command('claim-coins <tx-hash>')
    .description('say whose an unclaimed payment is; it is credited then')
    .requiredOption('--email <email>', 'the address of the person whose it is')
    .option('--output <number>', 'which payment of the transaction, as the list has it', '0')
    .option(...DRY_RUN)
    .action((hash: string, options: ChangeOptions & crypto.ClaimOptions) =>
      perform((deps) => {
        const work = crypto.claim(deps, hash, options);
        return changeBy(deps, 'claim-coins', hash, options, work);
      }),
    );
  program
    .command('send-simulated-coins')
    .description('send coins over a simulated chain to an address of a wallet')
    .requiredOption('--currency <code>', 'such as BTC')
    .requiredOption('--chain <chain>', 'such as BTC or BASE')
    .requiredOption('--address <address>', 'as fetchCryptoWalletAddress shows it')
    .requiredOption('--amount <amount>', 'in units of the asset')
    .option('--memo <memo>', 'as shown beside the address')
    .option('--from <address>', 'the address that it comes from')
    .option('--fate <fate>', 'KEPT, DROPPED, TAKEN_BACK or REORGANIZED', 'KEPT')
    .option(...DRY_RUN)
    .action((options: crypto.SendOptions & ChangeOptions) =>
      perform((deps) => {
        const work = crypto.sendSimulated(deps, options);
        return changeBy(deps, 'send-simulated-coins', options.address, options, work);
      }),
    );
}

function decisions(program: Command, perform: Perform): void {
  program
    .command('list-crypto-withdrawals')
    .description('what is under way, oldest first, with what is unusual about it')
    .action(() => perform(crypto.listWithdrawals));
  program
    .command('approve-crypto-withdrawal <id>')
    .description('let it be sent')
    .option('--reason <text>', 'why, for the audit')
    .option(...DRY_RUN)
    .action((id: string, options: ChangeOptions) =>
      perform((deps) =>
        changeBy(deps, 'approve-crypto-withdrawal', id, options, crypto.approve(deps, id)),
      ),
    );
  program
    .command('reject-crypto-withdrawal <id>')
    .description('refuse it before it is sent; what was held is free again')
    .requiredOption('--reason <text>', 'one sentence, which the person reads too')
    .option(...DRY_RUN)
    .action((id: string, options: ChangeOptions & { readonly reason: string }) =>
      perform((deps) => {
        const work = crypto.reject(deps, id, options.reason);
        return changeBy(deps, 'reject-crypto-withdrawal', id, options, work);
      }),
    );
}
