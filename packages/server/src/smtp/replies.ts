/** What another mail server is told: its code (RFC 5321), and a sentence. */
export interface Reply {
  readonly code: number;
  readonly text: string;
}

/** Those of 4yz are tried again by who sends. */
export const REPLIES = {
  unknown: { code: 550, text: 'Nobody takes e-mails at this address' },
  report: { code: 550, text: 'This address sends no e-mails, so that it takes no reports' },
  full: { code: 452, text: 'This address takes no more e-mails today' },
  'too-large': { code: 552, text: 'The e-mail is larger than 16 MiB' },
  'long-head': { code: 552, text: 'The header of the e-mail is larger than 256 KiB' },
  malformed: { code: 554, text: 'The e-mail does not say who sent it, or has no body' },
  infected: { code: 554, text: 'Something harmful is in the e-mail' },
  looping: { code: 554, text: 'Too many hosts have passed the e-mail on' },
  unencrypted: { code: 530, text: 'Must issue a STARTTLS command first' },
  tooOften: { code: 450, text: 'Too many addresses at once, try again later' },
  busy: { code: 421, text: 'Too many connections, try again later' },
  failed: { code: 451, text: 'Try again later' },
} as const satisfies Record<string, Reply>;

/** As the server's library takes it. */
export function replyOf({ code, text }: Reply): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
