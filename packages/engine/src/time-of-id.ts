const UUID_V7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The millisecond that a UUIDv7 was made for (RFC 9562, section 5.7); null for any other text. */
export function timeOfId(id: string): Date | null {
  const [, high, low] = UUID_V7.exec(id) ?? [];
  if (high === undefined || low === undefined) return null;
  return new Date(Number.parseInt(high + low, 16));
}
