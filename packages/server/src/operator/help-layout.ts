import type { Command } from 'commander';

/** The commands by what they are about, in the order in which the help shows them. */
const GROUPS: readonly (readonly [heading: string, names: readonly string[]])[] = [
  [
    'People:',
    [
      'invite',
      'withdraw-invitation',
      'list-invitations',
      'make-owner-link',
      'set-plan',
      'list-identity-checks',
      'show-identity-check',
      'approve-identity-check',
      'ask-identity-check',
      'save-identity-paper',
      'date-identity-paper',
      'reject-identity-paper',
      'hold-identity-check',
      'release-identity-check',
      'reject-identity-check',
      'suspend-account',
      'reinstate-account',
      'publish-announcement',
    ],
  ],
  [
    'Money:',
    [
      'list-withdrawals',
      'approve-withdrawal',
      'reject-withdrawal',
      'receive-deposit',
      'return-deposit',
      'export-payments',
      'take-statement',
      'bank-page',
      'make-coupon',
      'end-coupon',
      'list-coupons',
    ],
  ],
  [
    'Crypto assets:',
    [
      'list-crypto-withdrawals',
      'approve-crypto-withdrawal',
      'reject-crypto-withdrawal',
      'list-unclaimed-coins',
      'claim-coins',
      'send-simulated-coins',
    ],
  ],
  ['Apps:', ['approve-redirect-domain', 'withdraw-redirect-domain', 'list-redirect-domains']],
  ['Market data:', ['import-bars', 'forget-bars', 'import-rates', 'forget-rates']],
  [
    'Ideas:',
    ['add-expert', 'publish-idea', 'update-idea', 'end-idea', 'publish-list', 'withdraw-list'],
  ],
  ['Server:', ['audit', 'list-failed-jobs', 'retry-job', 'back-up', 'restore', 'rotate-keys']],
];

/** Lays the help out by topics, each command with its operands alone: its own help tells the rest. */
export function layOutHelp(program: Command): Command {
  const groups = new Map(
    GROUPS.flatMap(([heading, names]) => names.map((name) => [name, heading])),
  );
  const places = new Map([...groups.keys()].map((name, place) => [name, place]));
  for (const command of program.commands) {
    const heading = groups.get(command.name());
    if (heading !== undefined) command.helpGroup(heading);
  }
  return program
    .usage('<command>')
    .helpCommand(false)
    .configureHelp({
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map((it) => `<${it.name()}>`)].join(' '),
      visibleCommands: (command) =>
        command.commands.toSorted((a, b) => place(places, a) - place(places, b)),
    });
}

/** Commands that no topic names stand last. */
function place(places: ReadonlyMap<string, number>, command: Command): number {
  return places.get(command.name()) ?? places.size;
}
