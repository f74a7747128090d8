import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { PasskeyCeremony } from './ceremony.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface AuthenticatorOptions {
  /** Of the page that asks. Default: the origin of the tests' service. */
  readonly origin?: string;
  /** Whether the person unlocked it. Default: true. */
  readonly isVerified?: boolean;
}

/** An authenticator of WebAuthn in software, with one passkey. */
export interface SoftwareAuthenticator {
  /** The answer to an enrollment, as the browser's `toJSON` writes it. */
  enrol(ceremony: PasskeyCeremony, options?: AuthenticatorOptions): string;
  /** The answer to a sign-in or step-up; its counter rises by one each time. */
  assert(ceremony: PasskeyCeremony, options?: AuthenticatorOptions): string;
  /** Puts the counter back, as a copy of the key would have it. */
  setCounter(count: number): void;
}

const ORIGIN = 'https://invest.example';

/** Keys of ES256 (RFC 9053, section 2.1), attestation `none`. */
export function softwareAuthenticator(
  name: string,
  credentialId: Buffer = createHash('sha256').update(name).digest(),
): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle: string | undefined;

  const authenticatorData = (origin: string, isVerified: boolean, attested: Buffer): Buffer => {
    counter += 1;
    const flags =
      USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (attested.length > 0 ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags]), count, attested]);
  };

  return {
    enrol(ceremony, { origin = ORIGIN, isVerified = true } = {}) {
      const options = JSON.parse(ceremony.optionsJson);
      userHandle = options.user.id;
      const length = Buffer.from([credentialId.length >> 8, credentialId.length & 0xff]);
      const key = coseKey(
        Buffer.from(jwk.x ?? '', 'base64url'),
        Buffer.from(jwk.y ?? '', 'base64url'),
      );
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const data = authenticatorData(origin, isVerified, attested);
      const attestationObject = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid', 'made-up'],
      });
    },
    assert(ceremony, { origin = ORIGIN, isVerified = true } = {}) {
      const { challenge } = JSON.parse(ceremony.optionsJson);
      const data = authenticatorData(origin, isVerified, Buffer.alloc(0));
      const clientDataJSON = clientData('webauthn.get', challenge, origin);
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey);
      return answer(id, {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
    setCounter(count) {
      counter = count;
    },
  };
}

function clientData(type: string, challenge: string, origin: string): string {
  const text = JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return Buffer.from(text).toString('base64url');
}

function answer(id: string, response: object): string {
  const type = 'public-key';
  return JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} });
}

/** RFC 9052, section 7, and RFC 9053, section 7.1.1: EC2, ES256, P-256. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), Buffer.from([0x26])],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(x)],
    [Buffer.from([0x22]), cborBytes(y)],
  ]);
}

/** RFC 8949, section 3: the head of an item, for up to 65,535 bytes or entries. */
function cborHead(major: number, count: number): Buffer {
  const first = major << 5;
  if (count < 24) return Buffer.from([first | count]);
  if (count < 256) return Buffer.from([first | 24, count]);
  return Buffer.from([first | 25, count >> 8, count & 0xff]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborMap(entries: readonly (readonly [key: Buffer, value: Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
