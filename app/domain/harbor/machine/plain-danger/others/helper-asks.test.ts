import { expect, it } from 'vitest';
import { at, lastOf } from '../../../../../../tests/factories/harbor/play';

const afterThird = (text: string, language: 'en' | 'es') =>
  lastOf([text], at('THIRD', { level: 'crisis', raisedBy: 'person', flow: 'THIRD', language })).step;

it.each([
  ['she is cutting herself and she has a gun', 'en'],
  ['he has a gun, he cuts himself too', 'en'],
  ['tiene una pistola y se corta', 'es'],
] as const)('a gun is a matter for the police, whatever else is there: %j', (text, language) =>
  expect(afterThird(text, language)).toBe('THIRD.911'),
);

it.each([
  ['my daughter cuts herself, she has a blade', 'en'],
  ['she has a sharpener blade in her room', 'en'],
  ['se corta con la navaja del sacapuntas', 'es'],
] as const)('a blade of who cuts themselves is no weapon against others: %j', (text, language) =>
  expect(afterThird(text, language)).not.toBe('THIRD.911'),
);
