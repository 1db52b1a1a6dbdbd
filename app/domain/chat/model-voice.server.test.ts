import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACTS } from '../../../tests/factories/harbor/play';
import { linesOf } from '../../../tests/fixtures/safety/lines';
import type { AiGateway } from '../../gateways/ai/ai-gateway';
import { guard } from '../safety/guard';
import type { SafetyLevel } from '../safety/types';
import { passedSentences, UnsafeReply } from './model-voice.server';
import type { Turn } from './take-turn.server';

const GOOD_REPLIES = linesOf('good-replies');
const UNSAFE_REPLIES = linesOf('unsafe-replies');

const turnAt = (level: SafetyLevel): Turn => ({
  conversationId: 'one',
  messages: [
    { role: 'user', content: 'A long day', timestamp: FACTS.now },
    { role: 'assistant', content: 'Noted.', timestamp: FACTS.now },
  ],
  reply: { role: 'assistant', content: 'Noted.', timestamp: FACTS.now },
  risk: { level, language: 'en' },
  isFreeTalk: true,
  facts: FACTS,
});

/** A model that says this, in pieces of this length. */
const saying = (text: string, sizes: readonly number[]): AiGateway => ({
  description: 'tide-1 at model.example',
  host: 'model.example',
  answer: () => Promise.reject(new Error('nobody asks for an answer')),
  async *reply() {
    for (let at = 0, i = 0; at < text.length; i += 1) {
      const size = sizes[i % sizes.length] ?? 1;
      yield text.slice(at, at + size);
      at += size;
    }
  },
});

/** What may be shown of it, piece by piece, and how it ended. */
async function passedOf(text: string, sizes: readonly number[]) {
  const shown: string[] = [];
  let ended: unknown = 'whole';
  try {
    const asked = { allowedAt: null };
    for await (const passed of passedSentences(saying(text, sizes), turnAt('none'), asked))
      shown.push(passed.text);
  } catch (error) {
    ended = error;
  }
  return { shown, ended };
}

const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
const mixed = fc
  .array(fc.constantFrom(...GOOD_REPLIES, ...UNSAFE_REPLIES), { minLength: 1, maxLength: 5 })
  .map((replies) => replies.join(' '));

describe('what may be shown of a model’s reply', () => {
  it('is a beginning of it that passes as a whole, however it is cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(mixed, sizes, async (reply, pieces) => {
        const { shown, ended } = await passedOf(reply, pieces);
        for (let count = 1; count <= shown.length; count += 1) {
          const beginning = shown.slice(0, count).join('');
          expect(reply.startsWith(beginning)).toBe(true);
          expect(guard(beginning, 'none')).toEqual({ ok: true });
        }
        if (!guard(reply, 'none').ok) expect(ended).toBeInstanceOf(UnsafeReply);
        if (ended === 'whole') expect(shown.join('')).toBe(reply);
        else expect(shown.join('').split(' ').length).toBeLessThanOrEqual(80);
      }),
      { numRuns: 100 },
    );
  });

  it('is every sentence of a good reply, without the blanks around it', async () => {
    for (const reply of GOOD_REPLIES) {
      const { shown, ended } = await passedOf(`\n ${reply} \n`, [3]);
      expect({ shown: shown.join(''), ended }).toEqual({ shown: reply, ended: 'whole' });
    }
  });

  it('is nothing while risk is open: no model is asked', async () => {
    const asked = passedSentences(saying('Hello.', [9]), turnAt('concern'), { allowedAt: null });
    await expect(asked.next()).rejects.toThrow(RangeError);
  });
});
