import net, { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type SmtpMood, type SmtpServer, startSmtpServer } from '../../../tests/setup/smtp-server';
import { smtpMail } from './smtp.server';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<SmtpServer> {
  const server = await startSmtpServer(options);
  closing.push(() => server.close());
  return server;
}

const mail = {
  id: 'a-mail',
  accountId: 'an-account',
  to: 'ines@example.org',
  subject: 'Choose a new password',
  text: 'The link\nis here: https://x.example/é',
};
const from = 'Soundings <no-reply@soundings.example>';
const timeLimits = { greetingTimeout: 200, socketTimeout: 200, wholeTry: 2000 };

describe('smtpMail', () => {
  it('delivers the mail, logged in with the credentials of the URL', async () => {
    const server = await start({ authOptional: false });
    const url = server.url.replace('//', '//ann:secret@');
    expect(await smtpMail({ url, from }).send(mail)).toEqual({ status: 'sent' });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ user: 'ann', to: ['ines@example.org'] });
    const text = server.received[0]?.text;
    expect(text).toContain('Subject: Choose a new password');
    expect(text).toContain('From: Soundings <no-reply@soundings.example>');
    expect(text).toContain('Message-ID: <a-mail@soundings.example>');
  });

  it.each<[SmtpMood, object]>([
    ['refuse', { status: 'failed', trouble: 'refused', reply: '550 5.1.1', isServerAway: false }],
    ['refuse-sender', { status: 'failed', trouble: 'refused', reply: '550 5.1.1' }],
    ['refuse-data', { status: 'failed', trouble: 'refused', reply: '550 5.1.1' }],
    ['later', { status: 'postponed', trouble: 'later', reply: '451 4.7.1', isServerAway: false }],
    ['later-data', { status: 'postponed', trouble: 'later', reply: '451 4.7.1', isServerAway: false }],
    ['busy', { status: 'postponed', trouble: 'unreachable', reply: '421 4.3.2', isServerAway: true }],
    ['silent', { status: 'postponed', trouble: 'silent', reply: null, isServerAway: true }],
    ['silent-data', { status: 'postponed', trouble: 'silent', reply: null, isServerAway: true }],
    ['login', { status: 'postponed', trouble: 'login', reply: '535 5.7.8', isServerAway: true }],
  ])('tells what came of it when the server is in the mood to %s', async (mood, outcome) => {
    const server = await start();
    server.answer(mood);
    const url = server.url.replace('//', '//ann:secret@');
    const said = await smtpMail({ url, from, timeLimits }).send(mail);
    expect(said).toMatchObject(outcome);
    expect(JSON.stringify(said)).not.toContain('ines');
    expect(server.received).toEqual([]);
  });

  it('waits for a server that wants a login which is not set', async () => {
    const server = await start({ authOptional: false });
    const said = await smtpMail({ url: server.url, from }).send(mail);
    expect(said).toMatchObject({
      status: 'postponed',
      trouble: 'login',
      reply: expect.stringMatching(/^530/),
    });
  });

  it('waits for a server that is not there', async () => {
    const gone = await start();
    await gone.close();
    expect(await smtpMail({ url: gone.url, from }).send(mail)).toMatchObject({
      status: 'postponed',
      trouble: 'unreachable',
      isServerAway: true,
    });
    closing.length = 0;
  });

  it('gives up on a server that drips', async () => {
    const dripping = net.createServer((socket) => {
      socket.on('error', () => undefined);
      const drip = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.once('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    closing.push(() => dripping.close());
    const url = `smtp://127.0.0.1:${(dripping.address() as AddressInfo).port}`;
    const limits = { greetingTimeout: 60_000, socketTimeout: 60_000, wholeTry: 300 };
    const gateway = smtpMail({ url, from, timeLimits: limits });
    expect(await gateway.send(mail)).toMatchObject({ status: 'postponed', trouble: 'silent' });
    expect(await gateway.check()).toBe(false);
  });

  it('fails for good without an address', async () => {
    const server = await start();
    const said = await smtpMail({ url: server.url, from }).send({ ...mail, to: '' });
    expect(said).toMatchObject({ status: 'failed', trouble: 'address', isServerAway: false });
  });

  it('knocks without sending', async () => {
    const server = await start();
    const gateway = smtpMail({ url: server.url, from, timeLimits });
    expect(await gateway.check()).toBe(true);
    for (const mood of ['silent', 'busy'] as const) {
      server.answer(mood);
      expect(await gateway.check(), mood).toBe(false);
    }
    expect(server.received).toEqual([]);
  });
});
