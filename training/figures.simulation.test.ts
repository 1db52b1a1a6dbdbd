import fs from 'node:fs';
import { expect, it } from 'vitest';
import { tracesOf } from './learn/conversations';
import { readCorpus } from './learn/corpus';

const figures = JSON.parse(fs.readFileSync('training/figures.json', 'utf8')) as {
  harbor: Record<string, string>;
};
/** Of a tenth of the talks so many may go otherwise than when the figures were measured. */
const MOST_OTHERWISE = 0.05;

it('the published figures of whole talks are of the Harbor of now', { timeout: 120_000 }, () => {
  const now = Object.entries(tracesOf(readCorpus('training').talks));
  const otherwise = now.filter(([id, trace]) => figures.harbor[id] !== trace);
  expect(
    otherwise.length / now.length,
    `the conversation figures were measured with another Harbor: run npm run listen:evaluate (${otherwise.map(([id]) => id).join(' ')})`,
  ).toBeLessThanOrEqual(MOST_OTHERWISE);
});
