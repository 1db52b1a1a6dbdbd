import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  user: string | undefined;
  to: string[];
  text: string;
}

/**
 * How the server behaves: it takes mails; greets nobody; closes each connection; asks for patience at a step, or refuses
 * there for good; takes the words of a mail and never says so; or wants another login.
 */
export type SmtpMood =
  | 'take'
  | 'silent'
  | 'busy'
  | 'later'
  | 'later-data'
  | 'refuse'
  | 'refuse-sender'
  | 'refuse-data'
  | 'silent-data'
  | 'login';

export interface SmtpServer {
  url: string;
  received: ReceivedMail[];
  /** How often somebody connected. */
  connections(): number;
  answer(mood: SmtpMood): void;
  /** How long it waits before it says that it has taken a mail. */
  delay(ms: number): void;
  close(): Promise<void>;
}

const reply = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
const LATER = reply(451, '4.7.1 Please try again later, ines@example.org');
const REFUSED = reply(550, '5.1.1 <ines@example.org>: no such mailbox');

/** A real SMTP server on loopback. */
export async function startSmtpServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let mood: SmtpMood = 'take';
  let delayMs = 0;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      if (mood === 'silent') return;
      done(mood === 'busy' ? reply(421, '4.3.2 Too many connections') : null);
    },
    onAuth({ username }, _session, done) {
      if (mood === 'login') return done(reply(535, '5.7.8 Wrong password'));
      done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(mood === 'refuse-sender' ? REFUSED : null),
    onRcptTo(_address, _session, done) {
      done(mood === 'later' ? LATER : mood === 'refuse' ? REFUSED : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('end', () => {
        if (mood === 'silent-data') return;
        if (mood === 'later-data') return done(LATER);
        if (mood === 'refuse-data') return done(REFUSED);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ user: session.user as string | undefined, to, text });
        setTimeout(done, delayMs);
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // a client that hangs up is part of the tests
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    answer: (next) => void (mood = next),
    delay: (ms) => void (delayMs = ms),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
