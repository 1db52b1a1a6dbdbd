import type { Executor } from 'db/client';
import { insertChats, insertCheckIns, insertReflections, insertScores } from 'db/repositories/import-targets';
import type { ImportRow } from 'db/repositories/imports';
import { ratingColumns } from '../check-in/rules';
import { ratingOf } from './mood-rating';
import type { ChatContent, CheckInContent, MoodRatings, ReflectionContent, ScoreContent } from './types';

interface Store {
  ownerId: string;
  rows: ImportRow[];
  moods: MoodRatings;
}

/** Stores what rows hold and gives the places of those that were not stored: there already, or with a mood left out. */
export async function storeRows(tx: Executor, { ownerId, rows, moods }: Store): Promise<number[]> {
  const checkIns = rows.flatMap((row) =>
    row.entryId && row.content?.kind === 'check-in' ? (checkInOf(row.content, row, moods) ?? []) : [],
  );
  const reflections = rows.flatMap(({ entryId, content }) =>
    entryId && content?.kind === 'reflection' ? [reflectionOf(content, entryId)] : [],
  );
  const chats = rows.flatMap(({ entryId, content }) =>
    entryId && content?.kind === 'chat' ? [chatOf(content, entryId)] : [],
  );
  const scores = rows.flatMap(({ entryId, content }) =>
    entryId && content?.kind === 'score' ? [scoreOf(content, entryId)] : [],
  );
  const own = <Row>(values: Row[]) => values.map((value) => ({ ...value, ownerId }));
  const stored = new Set([
    ...(await insertCheckIns(tx, own(checkIns))),
    ...(await insertReflections(tx, own(reflections))),
    ...(await insertChats(tx, own(chats))),
    ...(await insertScores(tx, own(scores))),
  ]);
  return rows.flatMap(({ seq, kind, entryId }) =>
    kind === 'plan' || stored.has(entryId ?? '') ? [] : [seq],
  );
}

function checkInOf(content: CheckInContent, { entryId, mood }: ImportRow, moods: MoodRatings) {
  const rating = mood === null ? undefined : ratingOf(moods, mood);
  if (!entryId || (mood !== null && !rating)) return null;
  const answers = rating ? { overallMood: rating } : content.answers;
  return {
    id: entryId,
    date: new Date(content.date),
    timeZone: content.timeZone,
    localDate: content.localDate,
    recordedAt: new Date(content.recordedAt),
    updatedAt: new Date(content.updatedAt),
    isBackdated: content.isBackdated,
    notes: content.notes,
    responses: answers,
    ...ratingColumns(answers, content.unanswered),
  };
}

const reflectionOf = ({ kind: _, date, summary, level, ...texts }: ReflectionContent, id: string) => ({
  id,
  ...texts,
  date: new Date(date),
  aiSummary: summary,
  textLevel: level,
});

const chatOf = (content: ChatContent, id: string) => ({
  id,
  date: new Date(content.date),
  endedAt: new Date(content.endedAt),
  localDate: content.localDate,
  messages: content.messages,
  summary: content.summary,
  sentiment: content.sentiment,
  highestLevel: content.level,
  crisisAt: content.crisisAt ? new Date(content.crisisAt) : null,
});

const scoreOf = ({ kind: _, recordedAt, updatedAt, ...values }: ScoreContent, id: string) => ({
  id,
  ...values,
  recordedAt: new Date(recordedAt),
  updatedAt: new Date(updatedAt),
});
