import { describe, expect, it } from 'vitest';
import { play, visit } from '../../../../../tests/factories/harbor/play';
import { topicsNamed } from './topic-words';

describe('words that elsewhere name a topic', () => {
  it.each([
    ['drink', 'ha bet you could not do that in an hour '],
    ['drink', 'i bet she said no '],
    ['drink', 'you bet '],
    ['drink', 'properly drunk on coffee '],
    ['drink', 'your best bet is the bus '],
    ['drink', 'pulled weeds out of the yard all morning '],
    ['breakup', 'my ex colleague sent me a card '],
    ['grief', 'my phone died halfway '],
    ['work', 'stuck at the final boss fight '],
    ['newborn', 'baby steps i guess '],
    ['drink', 'te apuesto que llega tarde '],
    ['drink', 'ando borracha de sueno '],
    ['breakup', 'me encontre a mi ex jefe '],
    ['grief', 'se me murio el celular '],
  ] as const)('name no %s in %j', (topic, words) => expect(topicsNamed(words)).not.toContain(topic));

  it.each([
    ['drink', 'i bet on the horses again '],
    ['drink', 'i got drunk on wine last night '],
    ['drink', 'smoking weed every night '],
    ['breakup', 'my ex texted me '],
    ['grief', 'my dad died '],
    ['newborn', 'the baby cries all night '],
    ['drink', 'volvi a apostar todo '],
    ['drink', 'anoche borracho otra vez '],
    ['breakup', 'mi ex me escribio '],
    ['grief', 'se murio mi hermano '],
  ] as const)('still name %s in %j', (topic, words) => expect(topicsNamed(words)).toContain(topic));

  it.each(['ten minutes. bet you i can do twenty', 'diez minutos, te apuesto que hago veinte'])(
    'a step goes on: %j',
    (text) => {
      const own = text.startsWith('ten') ? 'wash the big pot' : 'lavar la olla grande';
      const from = play(['>step', '>start', '>3', '>body', own], visit());
      const { last, talk } = play([text], from);
      expect(talk.memory.topic).not.toBe('drink');
      expect(last.step).not.toMatch(/^HELP/);
    },
  );
});
