import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

type Language = 'en' | 'es';

describe('a number with a goodbye at the end of an exercise', () => {
  const ended = (text: string, language: Language) => {
    const from = play(['>start', '>4', '>next', '>next', '>skip', '>skip'], at('KIND.1', { language }));
    expect(from.last.step).toBe('X.after');
    return play([text], from).last;
  };
  it.each([
    ['two i think. ok im off to bed, thanks', 'en', 'now it is 2'],
    ['about a 3. i should turn in, thank you', 'en', 'now it is 3'],
    ['2. thanks, good night', 'en', 'now it is 2'],
    ['un dos creo. ya me voy a acostar, gracias', 'es', 'ahora es 2'],
    ['como 3. bueno, a dormir, mil gracias', 'es', 'ahora es 3'],
    ['2. gracias, buenas noches', 'es', 'ahora es 2'],
  ] as const)('gives the result and lets them go: %j', (text, language, result) => {
    const last = ended(text, language);
    expect(last.step).toBe('END');
    expect(last.lines.join(' ')).toContain(result);
  });

  it('asks first where it got as heavy as can be', () => {
    expect(ended('5. bye', 'en').step).not.toBe('END');
  });
});
