import { expect, it } from 'vitest';
import { passageOfDanger } from './passage';

const WALKS = 'This week I tried to keep to the walks after lunch, which helped more than I had thought.';

it('is the sentence that says it, wherever it stands', () => {
  expect(passageOfDanger(`${WALKS} I do not want to be alive any more. ${WALKS}`)).toBe(
    'I do not want to be alive any more.',
  );
  for (const between of ['\n', ' / '])
    expect(passageOfDanger(`${WALKS}${between}Quiero morirme`)).toBe('Quiero morirme');
});

it('is the gravest of several', () => {
  const text = `I wish I were dead. ${WALKS} I have taken all the pills just now to kill myself.`;
  expect(passageOfDanger(text)).toBe('I have taken all the pills just now to kill myself.');
});

it('begins in the midst of a sentence that goes on and on', () => {
  const long = `${WALKS.slice(0, -1)}, and my sister came by with the children on Sunday, and I want to kill myself tonight`;
  expect(passageOfDanger(long)).toBe('and I want to kill myself tonight');
});

it('is nothing where no sentence says it', () => {
  expect(passageOfDanger(WALKS)).toBeNull();
  expect(passageOfDanger('')).toBeNull();
});
