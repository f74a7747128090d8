import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../testing/types.ts';
import { startTestServer } from '../../testing.ts';

const GONE = 'gone@example.com';

let mailServer: SMTPServer;
let server: TestServer;
const received: { readonly recipient: string; readonly raw: string }[] = [];

beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      callback(address === GONE ? refusal : null);
    },
    onData(stream, { envelope }, callback) {
      textOf(stream).then((raw) => {
        received.push({ recipient: envelope.rcptTo[0]?.address ?? '', raw });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const address = mailServer.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Investing Platform <no-reply@invest.example>',
  };
  server = await startTestServer({ settings });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

const REGISTER = 'mutation ($params: RegisterInput!) { register(params: $params) { message } }';

test('mails reach a real mail server, and a bad address keeps nobody waiting', async () => {
  for (const email of [GONE, 'mia@example.com', 'bob@example.com']) {
    const params = { email, password: 'tarpaulin umbrella 7 moss', acceptTerms: true };
    await server.graphql({}, REGISTER, { params });
  }
  await expect
    .poll(() => received.map(({ recipient }) => recipient).sort())
    .toEqual(['bob@example.com', 'mia@example.com']);
  const [mail] = received;
  expect(mail?.raw).toContain('From: Investing Platform <no-reply@invest.example>');
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain(`${server.url}/verify-email?token=3Dip_ev_`);
});
