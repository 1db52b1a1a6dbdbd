import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../setup/server';
import { runTool } from './run-command';

const smsDue = (dataDir: string, env: Record<string, string> = {}) =>
  runTool('sms-due', [], { DATA_DIR: dataDir, ...env });

it('sms:due has the running server do the round, and does it alone when there is none', async () => {
  const server = await startServer();
  const socket = path.join(server.dataDir, 'server.sock');
  expect(fs.statSync(socket).mode & 0o777).toBe(0o600);
  // With a key that opens nothing it could not do the round itself.
  const DATABASE_ENCRYPTION_KEY = 'x'.repeat(43);
  for (let round = 0; round < 2; round += 1) {
    const { status, says } = await smsDue(server.dataDir, { DATABASE_ENCRYPTION_KEY });
    expect(says).toMatch(/0 sent, 0 failed.*The running server did it\./);
    expect(status).toBe(0);
  }

  await server.kill9();
  expect(fs.existsSync(socket)).toBe(true);
  const alone = await smsDue(server.dataDir);
  expect(alone.says).toMatch(/0 sent, 0 failed/);
  expect(alone.says).not.toMatch(/running server/);
  expect(alone.status).toBe(0);

  const again = await startServer({ dataDir: server.dataDir });
  expect((await smsDue(server.dataDir)).says).toMatch(/The running server did it\./);
  await again.stop();
  expect(fs.existsSync(socket)).toBe(false);
});
