import type { Database } from './client';

const changed = (row: 'new' | 'old') =>
  `UPDATE owners SET check_ins_revision = check_ins_revision + 1 WHERE id = ${row}.owner_id;`;
const forget = (row: 'new' | 'old') => `DELETE FROM insight_cache WHERE owner_id = ${row}.owner_id;`;

/**
 * A new revision in the same transaction as every change of a check-in or a conversation, and nothing kept of a check-in
 * that is gone. They are told apart by name: a changed one needs a new name.
 */
const TRIGGERS: Readonly<Record<string, string>> = {
  check_in_added: `AFTER INSERT ON mood_entries BEGIN ${changed('new')} END`,
  check_in_changed: `AFTER UPDATE OF owner_id, local_date, date, overall_mood, responses ON mood_entries
    BEGIN ${changed('old')} ${changed('new')} END`,
  check_in_moved: `AFTER UPDATE OF owner_id ON mood_entries WHEN old.owner_id <> new.owner_id
    BEGIN ${forget('old')} END`,
  chat_changed: `AFTER UPDATE OF owner_id, date, ended_at, messages, memory, safety ON chat_sessions
    WHEN new.revision = old.revision
    BEGIN UPDATE chat_sessions SET revision = old.revision + 1 WHERE id = new.id; END`,
  check_in_gone: `AFTER DELETE ON mood_entries BEGIN ${changed('old')} ${forget('old')} END`,
};

/** Creates the triggers that are missing: a migration that rebuilds a table takes its triggers away. */
export async function createTriggers(db: Database): Promise<void> {
  const client = db.$client;
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'trigger' OR name = 'mood_entries'`,
  );
  const present = new Set(rows.map((row) => String(row.name)));
  if (!present.has('mood_entries')) return;
  for (const [name, body] of Object.entries(TRIGGERS)) {
    if (!present.has(name)) await client.execute(`CREATE TRIGGER IF NOT EXISTS ${name} ${body}`);
  }
}
