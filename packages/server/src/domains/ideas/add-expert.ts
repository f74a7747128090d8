import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { badInput, refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { expertBySlug, insertExpert } from './experts.sql.ts';

export interface NewExpert {
  /** Words of small letters and digits with hyphens between them. */
  readonly slug: string;
  /** 1 to 120 characters. */
  readonly name: string;
  /** 1 to 200 characters. */
  readonly title: string;
  /** Markdown of 1 to 20,000 characters. */
  readonly bio: string;
}

const LENGTHS = { name: 120, title: 200, bio: 20_000 } as const;

/**
 * Adds somebody who publishes ideas.
 *
 * @throws {PlatformError} BAD_USER_INPUT naming the field; CONFLICT where the slug is taken
 */
export async function addExpert(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  expert: NewExpert,
): Promise<{ readonly id: string }> {
  const { slug, name, title, bio } = expert;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw badInput('slug', 'must be words of small letters and digits with hyphens between them');
  for (const [field, most] of Object.entries(LENGTHS)) {
    const { length } = expert[field as keyof typeof LENGTHS].trim();
    if (length === 0 || length > most) throw badInput(field, `must have 1 to ${most} characters`);
  }
  if ((await tx.maybe(expertBySlug, slug)) !== null)
    throw refuse('CONFLICT', 'There is an expert with this slug');
  const id = newId(deps.clock, deps.random);
  await tx.run(insertExpert, { id, name, slug, title, bio, createdAt: deps.clock.now() });
  return { id };
}
