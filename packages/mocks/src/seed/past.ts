import type { Realm } from '../contract/realm.ts';
import { seedAccount } from './account.ts';
import { seedFunding } from './funding.ts';
import { seedNetWorth } from './net-worth.ts';
import { plantsOf } from './plant.ts';
import { seedServices } from './services.ts';

/** The life so far of a person on a paid plan: what they own, owe, moved, asked and signed. */
export function seedPast(realm: Realm): void {
  const plants = plantsOf(realm);
  seedAccount(realm, plants);
  seedNetWorth(realm, plants);
  seedFunding(realm, plants);
  seedServices(realm, plants);
}
