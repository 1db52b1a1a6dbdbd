import { describe, expect, it } from 'vitest';
import { SIGNS } from '../app/domain/listener/labels';
import { type Example, PIECES, REACTIONS, readCorpus, TOLD } from './learn/corpus';
import { nearTwins } from './learn/near-twins';
import { withTold } from './learn/told';
import { readMeanings } from './meanings/corpus';

const { writers, lines, talks } = readCorpus('training');
const isOrdinary = ({ kind }: { kind: string }) => kind === 'ordinary' || kind === 'topics';
const count = <Item>(items: readonly Item[], isOf: (item: Item) => boolean) => items.filter(isOf).length;

describe('the corpus', () => {
  it('holds at least 16,000 lines and 400 conversations by at least 24 writers', () => {
    expect(lines.length).toBeGreaterThanOrEqual(16_000);
    expect(talks.length).toBeGreaterThanOrEqual(400);
    expect(writers.length).toBeGreaterThanOrEqual(24);
  });

  it('is in Spanish for at least 35 of 100 lines', () => {
    expect(count(lines, ({ language }) => language === 'es') / lines.length).toBeGreaterThanOrEqual(0.35);
  });

  it('is half ordinary talk without danger', () => {
    const all = withTold({ writers, lines, talks }, readMeanings('training/meanings')).lines;
    const isHarmless = ({ signs }: Example) => [...signs.keys()].every((sign) => sign.startsWith('p.'));
    const isOrdinaryTalk = (line: Example) =>
      isOrdinary(line) || line.kind === TOLD || (line.kind === REACTIONS && isHarmless(line));
    expect(count(all, isOrdinaryTalk) / all.length).toBeGreaterThanOrEqual(0.5);
    const dangerous = lines.filter(
      (line) =>
        isOrdinary(line) && [...line.signs].some(([sign, sure]) => sure === 1 && !sign.startsWith('p.')),
    );
    expect(dangerous.map(({ id }) => id)).toEqual([]);
  });

  it('names a known writer in every line, and uses no id twice', () => {
    const known = new Set(writers.map(({ id }) => id));
    const all = [...lines, ...talks.flatMap(({ turns }) => turns)];
    expect(all.filter(({ writer }) => !known.has(writer))).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has every sign from every writer of whole sets', () => {
    for (const { id } of writers.filter((writer) => writer.id !== 'w00')) {
      const own = lines.filter(({ writer }) => writer === id);
      // Some wrote whole talks alone, other dangers in pieces, or what is typed back.
      if (own.every(({ kind }) => kind === PIECES || kind === REACTIONS)) continue;
      const missing = SIGNS.filter(
        (sign) => !sign.startsWith('p.') && !own.some(({ signs }) => signs.has(sign)),
      );
      expect(missing, id).toEqual([]);
    }
  });

  it('holds no line that is nearly another', () => {
    expect(nearTwins(lines).map(([one, other]) => `${one.id} ${other.id}`)).toEqual([]);
  });
});
