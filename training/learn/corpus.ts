import fs from 'node:fs';
import path from 'node:path';
import { ACTS, ANSWERS, GROUPS, LABELS, SIGNS, TOPICS } from '../../app/domain/listener/labels';

/** One labelled text: a line of its own, or one turn of a talk. */
export interface Example {
  id: string;
  writer: string;
  language: 'en' | 'es';
  /** Where it was asked for: `ordinary`, `topics`, `lookalikes`, `faint-strong`, `direct`, `others`, `pieces`, `reactions`, `answers`, `talk`, or `told`. */
  kind: string;
  topics: string[];
  act: string;
  /** Each with 1, or .5 where its writer was unsure. */
  signs: Map<string, number>;
  /** How it answers the question about ending one's life, where it does. */
  answer: string | null;
  text: string;
}

/**
 * Ordinary burdens and joys, told by people of whom none was in danger: lines that teach what is no danger, many of them
 * by a detail and without the usual word. Nothing else is learned from them here: what they are about is learned in
 * `learn-meanings`, from what the listener hears in them.
 */
export const TOLD = 'told';

/**
 * Other dangers than to the own life as they come out in the middle of a talk, and harmless lines that touch them. Only their
 * danger was labelled: they teach nothing of topics and acts.
 */
export const PIECES = 'pieces';

/**
 * What is typed back in the middle of a talk: corrections, protests, questions about people, sayings, and danger that stands
 * beside them. Their act and danger were labelled, not their topics.
 */
export const REACTIONS = 'reactions';

/** A conversation: the person's turns, and what a careful listener holds after each. */
export interface Talk {
  id: string;
  writer: string;
  language: 'en' | 'es';
  kind: string;
  turns: (Example & { held: string })[];
}

interface Writer {
  id: string;
  language: 'en' | 'es';
  place: string;
  who: string;
  style: string;
  /** `train`; `tune`: thresholds; `test`: figures alone. */
  use: 'train' | 'tune' | 'test';
}

export interface Corpus {
  writers: Writer[];
  lines: Example[];
  talks: Talk[];
}

const HELD = ['none', 'ask', 'concern', 'crisis', 'imminent'];

/** Reads `writers.tsv`, `lines/*.tsv` and `talks/*.tsv`. @throws Error with file and line for anything that is not as described in training/README.md */
export function readCorpus(root: string): Corpus {
  const writers = readRows(path.join(root, 'writers.tsv'), 6).map(
    ([id = '', language, use, place = '', who = '', style = '']) =>
      ({ id, language, use, place, who, style }) as Writer,
  );
  const lines = filesIn(path.join(root, 'lines')).flatMap((file) =>
    readRows(file, 7).map((row, index) => toExample(row, `${file}:${index + 1}`)),
  );
  const talks = filesIn(path.join(root, 'talks')).flatMap(readTalks);
  return { writers, lines, talks };
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => path.join(folder, name));

function readRows(file: string, columns: number): string[][] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const row = line.split('\t');
      if (row.length !== columns)
        throw new Error(`${file}:${index + 1} has ${row.length} columns, not ${columns}`);
      return row;
    });
}

const listOf = (cell: string) => (cell === '-' ? [] : cell.split(','));

function toExample(
  [id = '', language, kind = '', about = '', act = '', signs = '', text = '']: string[],
  where: string,
): Example {
  const isAnswer = kind === 'answers';
  const example: Example = {
    id,
    writer: id.split('-')[0] ?? '',
    language: language as Example['language'],
    kind,
    topics: isAnswer ? [] : listOf(about),
    act,
    signs: new Map(listOf(signs).map((sign) => [sign.replace('?', ''), sign.endsWith('?') ? 0.5 : 1])),
    answer: isAnswer ? about : null,
    text,
  };
  const known =
    (language === 'en' || language === 'es') &&
    example.topics.every((topic) => (TOPICS as readonly string[]).includes(topic)) &&
    (ACTS as readonly string[]).includes(act) &&
    [...example.signs.keys()].every((sign) => (SIGNS as readonly string[]).includes(sign)) &&
    (!isAnswer || (ANSWERS as readonly string[]).includes(about)) &&
    text.trim() === text &&
    text !== '';
  if (!known) throw new Error(`${where} has a label that is none`);
  return example;
}

function readTalks(file: string): Talk[] {
  const talks = new Map<string, Talk>();
  for (const [index, row] of readRows(file, 8).entries()) {
    const [id = '', language = '', kind = '', held = '', ...rest] = row;
    const where = `${file}:${index + 1}`;
    if (!HELD.includes(held)) throw new Error(`${where} holds "${held}"`);
    const turn = { ...toExample([id, language, 'talk', ...rest], where), held };
    const [writer = '', number = ''] = id.split('-');
    const talkId = `${writer}-${number}`;
    const talk = talks.get(talkId) ?? { id: talkId, writer, language: turn.language, kind, turns: [] };
    talk.turns.push(turn);
    talks.set(talkId, talk);
  }
  return [...talks.values()];
}

/** What each label should be for an example: 1, .5 or 0; -1 where it says nothing about it. In the order of `LABELS`. */
export function targetsOf(example: Example): Float32Array {
  const { topics, act, signs, answer, kind } = example;
  const isBare = isBareAnswer(example);
  const isOnlyOfDanger = kind === TOLD || kind === PIECES;
  const strongest = (list: readonly string[]) => Math.max(0, ...list.map((sign) => signs.get(sign) ?? 0));
  return Float32Array.from(LABELS, (label) => {
    const name = label.slice(2);
    if (isOnlyOfDanger && !/^[gos]\./.test(label)) return -1;
    if (label.startsWith('t.'))
      return kind === 'answers' || kind === REACTIONS ? -1 : Number(topics.includes(name));
    if (label.startsWith('a.')) return Number(act === name);
    if (label.startsWith('q.')) return answer === null ? -1 : Number(answer === name);
    if (isBare && !label.startsWith('p.')) return -1;
    if (label.startsWith('g.')) return strongest(GROUPS[label as keyof typeof GROUPS]);
    return signs.get(label) ?? 0;
  });
}

/** "Yes I am", "not tonight": such a text carries what it answers, and by itself no danger and none of its absence. */
const isBareAnswer = ({ kind, act, text }: Example): boolean =>
  kind === 'answers' || (BARE_ACTS.has(act) && text.split(/\s+/).length <= LONGEST_BARE);
const BARE_ACTS = new Set(['yes', 'no', 'unsure', 'number']);
const LONGEST_BARE = 4;
