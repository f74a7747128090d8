import { instruments } from '@investing-platform/schema/instruments';

/** Who asks, and where. */
export interface Callers {
  readonly url: string;
  readonly attacker: string;
  readonly other: string;
}

/** Requests of the attacker under way at once. */
export const ATTACKS_AT_ONCE = 8;
/** Long fields of one document; with all requests' together, as many as may wait for one person. */
const FIELDS = 7;

/** The longest work that any token finds, on other assets each time. */
export function attack(turn: number): string {
  const fields = Array.from({ length: FIELDS }, (_, at) => {
    const asset = instruments[(turn * FIELDS + at) % instruments.length];
    const params = `{ assetId: "${asset?.id}", ranges: [ALL] }`;
    return `a${at}: fetchAssetPerformance(params: ${params}) { series { date value } }`;
  });
  return `{ ${fields.join(' ')} }`;
}

export const USUAL = '{ fetchCurrentUser { id } }';
