import { setting } from './setting.ts';
import { contact, host, oneOf, optional, secret, text, whole } from './setting-parsers.ts';

/** How e-mails come in, contract notes that people forward, and who sends push messages. */
export const mailSettings = {
  mailInDomain: setting(
    'MAIL_IN_DOMAIN',
    '',
    'Domain of the addresses that people forward contract notes to. Its MX record leads to MAIL_IN_PORT, or to a hosted mail service that calls /webhooks/mail. Default: the host of PUBLIC_URL.',
    optional(host),
  ),
  mailInPort: setting(
    'MAIL_IN_PORT',
    '0',
    'Port on which the server takes these e-mails by SMTP; 0 switches it off.',
    whole(0, 65_535),
  ),
  mailInHost: setting(
    'MAIL_IN_HOST',
    '127.0.0.1',
    'Address that it listens on there; 0.0.0.0 for all.',
    text,
  ),
  mailInCertificate: setting(
    'MAIL_IN_CERTIFICATE',
    '',
    'PEM file of the certificate chain for STARTTLS there. Without it e-mails come in unencrypted.',
    text,
  ),
  mailInCertificateKey: setting('MAIL_IN_CERTIFICATE_KEY', '', 'PEM file of its key.', text),
  mailInEncryption: setting(
    'MAIL_IN_ENCRYPTION',
    'offered',
    'Whether mail servers may, or have to, encrypt with STARTTLS there: offered or required. Some servers that send mail cannot.',
    oneOf('offered', 'required'),
  ),
  mailInSecret: setting(
    'MAIL_IN_SECRET',
    '',
    'Key of at least 32 characters that signs what a hosted mail service sends to /webhooks/mail. Default outside production: a key for development, known to all; in production nothing is taken there without it.',
    optional(secret),
  ),
  pushContact: setting(
    'PUSH_CONTACT',
    '',
    'Where services of push messages reach the operator: mailto: with an address, or https. Default: PUBLIC_URL.',
    contact,
  ),
} as const;
