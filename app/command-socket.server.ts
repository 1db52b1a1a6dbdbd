import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { logError } from './running/log.server';

const OTHERS = 0o177;

/** Commands of a running server, by name; what they give can be written as JSON. */
type Commands = Record<string, () => Promise<unknown>>;

type Answer = { result: unknown } | { refusal: string };

/** The shorter way to name it: the path of a socket may have about a hundred characters. */
function socketOf(dataDir: string): string {
  const absolute = path.resolve(dataDir, 'server.sock');
  const relative = path.relative(process.cwd(), absolute);
  return relative.length < absolute.length ? relative : absolute;
}

async function answer(command: string, commands: Commands): Promise<Answer> {
  const act = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!act) return { refusal: `The running server knows no command ${command}.` };
  try {
    return { result: await act() };
  } catch (error) {
    return { refusal: `The running server could not: its log says why under ${logError(command, error)}.` };
  }
}

/**
 * Does for command-line tools what is better done in this process than beside it. Only this account can reach the socket in
 * DATA_DIR (mode 0600). Where there can be none the log says so, and the tools work by themselves.
 */
export function listenForCommands(dataDir: string, commands: Commands): net.Server {
  const socket = socketOf(dataDir);
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    let command = '';
    client.on('error', (error) => logError('a command', error));
    client.setEncoding('utf8').on('data', (text: string) => {
      command += text;
      if (command.length > 100) client.destroy();
    });
    client.once('end', () => {
      void answer(command.trim(), commands).then((said) => client.end(JSON.stringify(said)));
    });
  });
  server.on('error', (error) => logError('listening for commands', error));
  // What the process before left there. Two servers never share a folder.
  fs.rmSync(socket, { force: true });
  const before = process.umask(OTHERS);
  server.listen(socket);
  process.umask(before);
  return server.unref();
}

/**
 * Has the running server carry out a command.
 * @returns what it gave, or undefined when no server runs
 * @throws Error with a sentence when it could not
 */
export async function askServer(dataDir: string, command: string): Promise<unknown> {
  const client = net.connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await once(client, 'connect');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL'].includes(code)) return undefined;
    throw error;
  }
  client.end(command);
  let said = '';
  for await (const text of client.setEncoding('utf8')) said += String(text);
  if (!said) throw new Error('The running server ended before it answered.');
  const given = JSON.parse(said) as Answer;
  if ('refusal' in given) throw new Error(given.refusal);
  return given.result;
}
