import { execFile } from 'node:child_process';
import { freePort } from '../setup/free-port';

export interface Ended {
  status: unknown;
  says: string;
  tookMs: number;
}

interface As {
  /** The id of another account of this machine; only root may choose. */
  uid?: number;
}

const root = () => process.getuid?.() === 0;
/** An account that owns nothing: as root, who may write everywhere, another one has to be taken. */
export const POWERLESS: As = root() ? { uid: 65_534 } : {};

/** Runs node, from the project's folder, up to its end or a minute. */
export function runNode(args: string[], env: Record<string, string>, as: As = {}): Promise<Ended> {
  const { PATH = '' } = process.env;
  const options = { env: { NODE_ENV: 'production' as const, PATH, ...env }, timeout: 60_000, ...as };
  const began = performance.now();
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({
        status: error ? (error.code ?? error.signal) : 0,
        says: stdout + stderr,
        tookMs: performance.now() - began,
      }),
    );
  });
}

/** A command-line tool of `scripts`. */
export const runTool = (name: string, args: string[], env: Record<string, string>, as?: As) =>
  runNode(['--import', 'tsx', `scripts/${name}.ts`, ...args], env, as);

/** A start of the server that is expected to fail. */
export const runStart = async (env: Record<string, string>, as?: As) =>
  runNode(['scripts/start.mjs', '--no-env-file'], { PORT: String(await freePort()), ...env }, as);
