/** The time zones that the browser knows, and the one in force among them. */
export function timeZones(inForce: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', inForce, ...known])].sort();
}
