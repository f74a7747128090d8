import type { PasskeyTransport } from '@investing-platform/schema/operations';

const TRANSPORTS: ReadonlyMap<string, PasskeyTransport> = new Map([
  ['usb', 'USB'],
  ['nfc', 'NFC'],
  ['ble', 'BLE'],
  ['smart-card', 'SMART_CARD'],
  ['hybrid', 'HYBRID'],
  ['cable', 'HYBRID'],
  ['internal', 'INTERNAL'],
]);

/** Those of the names that WebAuthn knows (section 5.8.4), each once. */
export function transportsOf(names: readonly unknown[] | undefined): string[] {
  const known = (names ?? []).filter(
    (name): name is string => typeof name === 'string' && TRANSPORTS.has(name),
  );
  return [...new Set(known)];
}

/** As the contract names them. */
export function transportsShown(names: readonly string[]): PasskeyTransport[] {
  return [...new Set(names.flatMap((name) => TRANSPORTS.get(name) ?? []))];
}
