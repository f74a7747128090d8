/** Where every server process hears what ended, to close the sockets that depend on it. */
export const CONTROL_TOPIC = 'control';

/** What can end, as the payload of the control topic, in JSON. */
export type ControlMessage =
  | { readonly kind: 'credential-deleted'; readonly credentialId: string }
  | { readonly kind: 'token-revoked'; readonly tokenHashHex: string }
  | { readonly kind: 'access-changed'; readonly userId: string };

export function controlPayload(message: ControlMessage): string {
  return JSON.stringify(message);
}
