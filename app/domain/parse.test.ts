import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse';

const schema = z.object({ name: z.string({ error: 'Name is required' }) });

it.each([[[]], ['text'], [null], [42]])('says plainly what to send instead of %j', (input) => {
  expect(() => parseInput(schema, input)).toThrow('Send an object with fields');
});

it('says of each field what is wrong with it', () => {
  expect(() => parseInput(schema, {})).toThrow('Name is required');
});
