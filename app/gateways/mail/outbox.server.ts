import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { MailGateway } from './mail-gateway';

const PART = '.part';
/** The header of a kept mail that says whose it is. */
const ACCOUNT = 'X-Soundings-Account';

/** Without an SMTP server each mail becomes an .eml file, which any mail program opens. */
export function outboxMail({ folder, from }: { folder: string; from: string }): MailGateway {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ accountId, ...mail }) {
      const headers = accountId === undefined ? {} : { [ACCOUNT]: accountId };
      const { message } = await composer.sendMail({ ...mail, from, headers });
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
      const file = path.join(folder, name);
      // Whoever looks into the folder finds whole mails only.
      await fs.writeFile(`${file}${PART}`, message as Buffer, { mode: 0o600, flag: 'wx' });
      await fs.rename(`${file}${PART}`, file);
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

function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
