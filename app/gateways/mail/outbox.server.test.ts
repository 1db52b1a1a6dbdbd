import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { outboxMail } from './outbox.server';

const ids = { id: 'a-mail', accountId: 'an-account' };
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

it('writes each mail as an .eml file that only its owner can read', async () => {
  const folder = path.join(root, 'outbox');
  const outbox = outboxMail({ folder, from: 'Soundings <no-reply@soundings.example>' });
  const text = 'A long link: https://soundings.example/auth?tab=reset&token=' + 'x'.repeat(43);
  await Promise.all(
    [1, 2, 3].map((n) => outbox.send({ ...ids, to: 'ines@example.org', subject: `Mail ${n}`, text })),
  );

  const files = fs.readdirSync(folder);
  expect(files).toHaveLength(3);
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
  const first = path.join(folder, files[0] ?? '');
  expect(fs.statSync(first).mode & 0o777).toBe(0o600);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  expect(fs.readFileSync(first, 'utf8')).toMatch(/^To: ines@example\.org$/m);
});

it('says so when the folder takes no file', async () => {
  const folder = path.join(root, 'blocked');
  fs.writeFileSync(folder, 'a file where the folder should be');
  const outbox = outboxMail({ folder, from: 'Soundings <no-reply@soundings.example>' });
  expect(await outbox.check()).toBe(false);
  expect(await outbox.send({ ...ids, to: 'ines@example.org', subject: 'Reset', text: '' })).toMatchObject({
    status: 'postponed',
    trouble: 'unwritable',
  });
  fs.rmSync(folder);
  expect(await outbox.check()).toBe(true);
  expect(fs.readdirSync(folder)).toEqual([]);
});

it('forgets the mails to one address and no other', async () => {
  const folder = path.join(root, 'forgetting');
  const outbox = outboxMail({ folder, from: 'Soundings <no-reply@soundings.example>' });
  await outbox.forget({ accountId: 'none', address: 'ana@example.org' });
  for (const to of ['ana@example.org', 'joana@example.org', 'ana@example.org.uk']) {
    await outbox.send({ ...ids, to, subject: 'Reset', text: 'to: ana@example.org' });
  }
  await outbox.forget({ accountId: 'none', address: 'Ana@example.org' });
  expect(fs.readdirSync(folder)).toHaveLength(2);
});

it('forgets the mails to every address that an account has had or asked for', async () => {
  const folder = path.join(root, 'account');
  const outbox = outboxMail({ folder, from: 'Soundings <no-reply@soundings.example>' });
  const text = 'X-Soundings-Account: 1';
  for (const to of ['earlier@example.org', 'waiting@example.org']) {
    await outbox.send({ ...ids, to, subject: 'Your address', text, accountId: '1' });
  }
  await outbox.send({
    ...ids,
    to: 'other@example.org',
    subject: 'Your address',
    text,
    accountId: '11',
  });
  await outbox.forget({ accountId: '1', address: 'now@example.org' });
  const left = fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^To: other@example\.org$/m);
});

it('deletes the mails from before a moment, and nothing else', async () => {
  const folder = path.join(root, 'old');
  const outbox = outboxMail({ folder, from: 'Soundings <no-reply@soundings.example>' });
  await outbox.deleteOlderThan(new Date());
  for (const subject of ['old', 'new']) {
    await outbox.send({ ...ids, to: 'ines@example.org', subject, text: 'A link' });
  }
  const [old = ''] = fs.readdirSync(folder).filter((name) => {
    return fs.readFileSync(path.join(folder, name), 'utf8').includes('Subject: old');
  });
  const weekAgo = new Date(Date.now() - 7 * 86_400_000);
  fs.writeFileSync(path.join(folder, 'note.txt'), 'not a mail');
  for (const name of [old, 'note.txt']) {
    fs.utimesSync(path.join(folder, name), weekAgo, new Date(weekAgo.getTime() - 1000));
  }
  await outbox.deleteOlderThan(weekAgo);
  const left = fs.readdirSync(folder);
  expect(left).toHaveLength(2);
  expect(left).not.toContain(old);
});
