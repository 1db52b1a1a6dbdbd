import { describe, expect, it } from 'vitest';
import { typedWords } from '../typed-words';
import { isScenery } from './scenery';

describe('somebody who is only part of the scene', () => {
  it.each([
    'en casa a esta hora estaria mi viejo haciendo el asado y mis primos rompiendo las bolas',
    'mi mama estaria cocinando y yo aca solo',
    'now im sat on the stairs feeling like my old man',
    'back home my mum would be making tea now',
    'extraño la comida de mi abuela',
    'i miss my moms cooking',
    'con mi viejo no pasa nada, el tema es otro',
    'me siento como mi papa',
  ])('"%s" is not about them', (text) => {
    expect(isScenery(typedWords(text))).toBe(true);
  });

  it.each([
    'mi viejo no me habla desde el domingo',
    'my dad never calls me',
    'i had a fight with my mum',
    'le dije a mi hermana que venga',
    'my sister moved out and did not tell me',
    'mi jefe me grito delante de todos',
    'la enfermedad de mi mama',
    'my wife is worse than my boss, she shouts at me. my wife told me to go',
  ])('"%s" is about them', (text) => {
    expect(isScenery(typedWords(text))).toBe(false);
  });
});
