import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';

const LINES = ['>words', 'you left on monday by text', 'i need you on thursday', 'come at six please'];
const shown = (language: 'en' | 'es' = 'en') => play(LINES, inLanguage('TOPIC.family', language, 'family'));
const kept = (language: 'en' | 'es' = 'en') => play(['>keep'], shown(language));

describe('after a page', () => {
  it.each([
    "thanks, i'll copy it",
    'ok ill send it to her tonight, thank you',
    'copied it, thanks bye',
    'gracias igual, ya lo copio yo y se lo mando por whatsapp',
    'no señor, solo quería arreglar una palabra. gracias igual, ya lo copio yo y se lo mando por whatsapp',
    'lo copio y se lo mando, gracias',
  ])('%j is a goodbye, and nothing is asked', (text) => {
    expect(play([text], kept()).last).toMatchObject({ step: 'END', ask: null });
    expect(play([text], shown()).last).toMatchObject({ step: 'WORDS.kept', ask: null });
    expect(play([text], inLanguage('TOPIC.family', 'en', 'family')).last).toMatchObject({
      step: 'END',
      ask: null,
    });
  });

  it.each([
    'what if i send it to him?',
    'i cant send it',
    'no se lo mando',
    'he copies me',
    'i never text him',
  ])('%j is none', (text) => expect(play([text], kept()).last.step).not.toMatch(/^END/));

  it('waits for who copies it by hand, and hears what is told behind that', () => {
    expect(play(["I'll copy it out myself"], shown()).last.step).toBe('WORDS.done');
    const more =
      "I'll copy it out myself. Thing is I am not mad about the cakes. she has been unhappy for two years";
    expect(play([more], shown()).last.step).toBe('TOLD.on');
  });

  it.each([
    "ay espere, la primera parte dice 'él cree' y eso se lo estoy mandando a él, toca cambiarla",
    'take that bit out',
    "the first part says 'he thinks' and i send it to him",
    'can i fix one word',
    'one word is wrong',
    'hay un error en la segunda',
    'la segunda frase dice ella y es tú',
    'hay que quitar lo de mi mamá',
  ])('%j is said of the page: it can be gone through again', (text) => {
    for (const from of [shown(), kept()]) {
      const { last } = play([text], from);
      expect(last.step).toBe('WORDS.done');
      expect(last.choices.map(({ id }) => id)).toContain('again');
    }
  });

  it.each(['she says i am wrong', 'he needs to change', 'mi vida tiene que cambiar', 'take care'])(
    '%j is nothing of the page',
    (text) => expect(play([text], kept()).last.step).not.toBe('WORDS.done'),
  );
});
