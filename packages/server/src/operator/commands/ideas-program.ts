import type { Command } from 'commander';
import {
  type ChangeRequest,
  DRY_RUN,
  makeChange,
  type OperatorDeps,
  type Perform,
} from '../change.ts';
import * as ideas from './ideas.ts';

interface Options {
  readonly dryRun?: boolean;
}

interface ExpertOptions {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
}

interface ListOptions {
  readonly symbols: string;
  readonly subtitle?: string;
  readonly place: string;
}

const FILE_NOTE = `
The file holds one object of JSON, for example:
  { "expert": "aroha-ngata", "symbol": "KO", "direction": "LONG", "horizon": "WEEKS",
    "title": "Steady through winter", "thesis": "Volumes hold up.",
    "entryLow": 69, "entryHigh": 71, "stopLoss": 66,
    "targets": [{ "price": 75, "allocationPercent": 60 }, { "price": 78, "allocationPercent": 40 }],
    "requiredTier": "PLUS", "confidencePercent": 65, "expiresAt": "2026-12-31T21:00:00Z" }
How the idea comes out is told by the prices of the market alone.`;

/** Adds the commands for experts, their ideas and lists to discover. */
export function addIdeas(program: Command, perform: Perform): void {
  const change = (
    command: string,
    subject: string,
    { dryRun = false }: Options,
    workOf: (deps: OperatorDeps) => ChangeRequest['work'],
  ) => perform((deps) => makeChange(deps, { command, subject, dryRun, work: workOf(deps) }));

  program
    .command('add-expert <slug>')
    .description('let somebody publish ideas; the slug, such as aroha-ngata, never changes')
    .requiredOption('--name <text>', 'the name to show')
    .requiredOption('--title <text>', 'what the expert does, in a few words')
    .requiredOption('--bio <markdown>', 'who the expert is')
    .option(...DRY_RUN)
    .action((slug: string, { name, title, bio, ...options }: ExpertOptions & Options) =>
      change('add-expert', slug, options, (deps) => ideas.add(deps, { slug, name, title, bio })),
    );
  program
    .command('publish-idea <file.json>')
    .description('publish a trade idea of an expert')
    .addHelpText('after', FILE_NOTE)
    .option(...DRY_RUN)
    .action((file: string, options: Options) =>
      change('publish-idea', file, options, (deps) => ideas.publish(deps, file)),
    );
  program
    .command('update-idea <id>')
    .description('add what the expert says about an idea since')
    .requiredOption('--text <markdown>', 'what is said')
    .option(...DRY_RUN)
    .action((id: string, { text, ...options }: Options & { readonly text: string }) =>
      change('update-idea', id, options, (deps) => ideas.comment(deps, id, text)),
    );
  program
    .command('end-idea <id>')
    .description('end an idea now, at the price of the market')
    .option(...DRY_RUN)
    .action((id: string, options: Options) =>
      change('end-idea', id, options, (deps) => ideas.end(deps, id)),
    );
  program
    .command('publish-list <title>')
    .description('show a list of assets that share a subject to discover')
    .requiredOption('--symbols <symbols>', 'such as AIR.XNZE,MSFT, in the order of the list')
    .option('--subtitle <text>', 'what is in it, in one sentence')
    .option('--place <number>', 'the lowest first; those of the platform have 100 to 600', '50')
    .option(...DRY_RUN)
    .action((title: string, { symbols, subtitle, place, ...options }: ListOptions & Options) =>
      change('publish-list', title, options, (deps) =>
        ideas.publishTheme(deps, {
          title,
          subtitle: subtitle ?? null,
          symbols: symbols.split(',').map((symbol) => symbol.trim()),
          place: Number(place),
        }),
      ),
    );
  program
    .command('withdraw-list <id>')
    .description('show a list of yours no longer')
    .option(...DRY_RUN)
    .action((id: string, options: Options) =>
      change('withdraw-list', id, options, (deps) => ideas.withdrawTheme(deps, id)),
    );
}
