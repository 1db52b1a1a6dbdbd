import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { MailGateway } from './mail-gateway';
import { messageIdOf } from './message-id';

const PART = '.part';
/** The header of a kept mail that says whose it is. */
const ACCOUNT = 'X-Soundings-Account';

/** Without an SMTP server each mail becomes an .eml file, which any mail program opens. */
export function outboxMail({ folder, from }: { folder: string; from: string }): MailGateway {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  /** Writes a mail under another name until it is whole, so that readers of the folder find whole mails only; returns that name. */
  async function writePart(name: string, content: Buffer): Promise<string> {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const part = path.join(folder, `${name}${PART}`);
    await fs.writeFile(part, content, { mode: 0o600, flag: 'wx' });
    return part;
  }

  return {
    async send({ accountId, id, ...mail }) {
      const messageId = messageIdOf(id, from);
      const headers = { [ACCOUNT]: accountId };
      const { message } = await composer.sendMail({ ...mail, from, messageId, headers });
      const name = `${newName()}.eml`;
      try {
        await fs.rename(await writePart(name, message as Buffer), path.join(folder, name));
        return { status: 'sent' };
      } catch {
        return { status: 'postponed', trouble: 'unwritable', reply: null, isServerAway: true };
      }
    },

    async check() {
      try {
        await fs.rm(await writePart(newName(), Buffer.from('check\n')));
        return true;
      } catch {
        return false;
      }
    },

    async forget({ accountId, address }) {
      const marks = [`to: ${address}`, `${ACCOUNT}: ${accountId}`].map((line) => line.toLowerCase());
      const names = await fs.readdir(folder).catch(unlessMissing);
      for (const name of names.filter((each) => each.endsWith('.eml'))) {
        const file = path.join(folder, name);
        const [head = ''] = (await fs.readFile(file, 'utf8')).split('\n\n');
        const lines = head.toLowerCase().split('\n');
        if (marks.some((mark) => lines.includes(mark))) await fs.rm(file, { force: true });
      }
    },

    async deleteOlderThan(age) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      for (const name of await fs.readdir(folder)) {
        if (!name.endsWith('.eml') && !name.endsWith(PART)) continue;
        const file = path.join(folder, name);
        const { mtime } = await fs.stat(file);
        if (mtime < age) await fs.rm(file, { force: true });
      }
    },
  };
}

const newName = () => `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
