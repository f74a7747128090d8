/** What operations of an account answer. Those that mail tell nothing about the address. */
export const ACCOUNT_ANSWERS = {
  registered: 'We have sent you a mail. Follow its link to confirm the address.',
  confirmed: 'The e-mail address is confirmed.',
  confirmationMailed: 'If the address waits to be confirmed, a mail is on its way.',
  resetMailed: 'If there is an account with this address, a mail is on its way.',
  passwordReset: 'The password is changed, and you are signed out everywhere.',
  newsletterMailed: 'We have sent you a mail. Follow its link to confirm the newsletter.',
  deviceRemoved: 'The device gets no notifications any more.',
} as const;
