import { describe, expect, it } from 'vitest';
import { at, lastOf } from '../../../../../../tests/factories/harbor/play';
import { WORDS } from '../../../content/all-words';

describe('a farewell of somebody who has died', () => {
  it.each([
    'found a letter from my late husband, he said goodbye in it',
    'i found my dads goodbye letter while clearing his house. he died in march',
    'my late mum left us a note saying goodbye, i still cant open it',
    'encontre una carta de mi difunto esposo, se despedia de mi',
    'mi abuelo que en paz descanse me dejo una carta de despedida',
  ])('is grief, and nobody is to be saved: %j', (text) => {
    expect(lastOf([text]).step).toBe('TOPIC.grief');
  });

  it.each([
    'found a note from my husband, he said goodbye in it',
    'i found my sons goodbye letter in his room',
    'my late husband left me a note. now my son wrote one too, he says goodbye',
    'mi hijo me dejo una nota de despedida',
  ])('is no other one: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^THIRD/);
  });

  it.each([
    'found a letter from my late husband, he said goodbye. i want to join him',
    'encontre la carta de mi difunto esposo, se despide. quiero irme con el',
  ])('does not hide an own wish: %j', (text) => {
    expect(lastOf([text]).step).toMatch(/^SQ|^SUI|^THIRD/);
  });
});

it('the ten minutes and the fear for somebody point at nothing that was not named', () => {
  const said = (['en', 'es'] as const).flatMap((language) =>
    [WORDS[language]['TEN.1']?.say, WORDS[language].THIRD?.ask].flat(),
  );
  expect(said.join(' ')).not.toMatch(/the thing|Where is it|Deja eso/);
  expect(at('TEN.1', { level: 'crisis', flow: 'SUI', raisedBy: 'person' }).last.lines[0]).toMatch(/hurt you/);
});
