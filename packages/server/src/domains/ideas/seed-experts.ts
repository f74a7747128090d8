import type { Transaction } from '../../db/database.ts';
import { insertExpert } from './experts.sql.ts';

/** Experts of the demo world; their ids are fixed, so that documents may name them. */
const EXPERTS = [
  {
    id: '01a1f640-e001-7a11-8c4e-6f2b9d0c3a51',
    name: 'Aroha Ngata',
    slug: 'aroha-ngata',
    title: 'Dividends and New Zealand utilities',
    bio: 'Looks for companies that pay what they earn, quarter after quarter.',
  },
  {
    id: '01a1f640-e002-7c3d-9b17-25e8a4f6d082',
    name: 'Daniel Okafor',
    slug: 'daniel-okafor',
    title: 'Technology and semiconductors',
    bio: 'Twenty years in chip design; now reads balance sheets instead of data sheets.',
  },
  {
    id: '01a1f640-e003-74f8-a6d2-b93c51e7604f',
    name: 'Mei Lindqvist',
    slug: 'mei-lindqvist',
    title: 'Index funds and patience',
    bio: 'Writes about costs, taxes and the discipline to do nothing.',
  },
] as const;

/** Adds the demo experts that are not there yet. */
export async function seedExperts(tx: Transaction, createdAt: Date): Promise<void> {
  for (const { id, name, slug, title, bio } of EXPERTS) {
    await tx.run(insertExpert, { id, name, slug, title, bio, createdAt });
  }
}
