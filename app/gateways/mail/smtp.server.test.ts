import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from './smtp.server';

const servers: SMTPServer[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done)))),
);

/** A real SMTP server on loopback. */
async function startSmtp(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
  });
  servers.push(server);
  server.on('error', () => undefined); // a client that hangs up is part of these tests
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const mail = {
  to: 'ines@example.org',
  subject: 'Choose a new password',
  text: 'The link\nis here: https://x.example/é',
};
const from = 'Soundings <no-reply@soundings.example>';

describe('smtpMail', () => {
  it('delivers the mail, logged in with the credentials of the URL', async () => {
    const received: { user?: string; to: string[]; text: string }[] = [];
    const host = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onData(stream, session, done) {
        let text = '';
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ user: session.user as unknown as string, to, text });
          done();
        });
      },
    });
    await smtpMail({ url: `smtp://ann:secret@${host}`, from }).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ user: 'ann', to: ['ines@example.org'] });
    expect(received[0]?.text).toContain('Subject: Choose a new password');
    expect(received[0]?.text).toContain('From: Soundings <no-reply@soundings.example>');
  });

  it('fails when the server refuses the recipient', async () => {
    const host = await startSmtp({
      onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')),
    });
    await expect(smtpMail({ url: `smtp://${host}`, from }).send(mail)).rejects.toThrow(/no such mailbox/);
  });

  it('fails when nobody listens', async () => {
    await expect(smtpMail({ url: 'smtp://127.0.0.1:9', from }).send(mail)).rejects.toThrow();
  });
});
