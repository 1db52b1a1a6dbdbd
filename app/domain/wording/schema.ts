import { z } from 'zod';
import type { WordingTexts } from './types';

/** A rewording may be a good deal longer than our own sentence, and not a page. */
const ROOM = 2;
const LEAST_ROOM = 200;

const maxOf = (builtIn: string) => Math.max(LEAST_ROOM, builtIn.length * ROOM);

/** The answer to a wording call: as many texts as were given, none empty, none much longer. */
export function wordingSchemaFor(builtIn: WordingTexts) {
  const longest = Math.max(0, ...builtIn.recommendations.map(maxOf));
  return z.strictObject({
    insights: z.string().trim().min(1).max(maxOf(builtIn.insights)),
    recommendations: z.array(z.string().trim().min(1).max(longest)).length(builtIn.recommendations.length),
  });
}
