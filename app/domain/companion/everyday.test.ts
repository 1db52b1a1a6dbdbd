import { expect, it } from 'vitest';
import { assess } from '../safety/assess';
import { NO_RISK } from '../safety/types';
import { talk } from './testing/talk';

function hold(lines: readonly string[]) {
  let state = NO_RISK;
  return talk(lines, {
    risk: (text) => {
      const found = assess(text, state);
      state = found.state;
      return found;
    },
  });
}
const texts = (lines: readonly string[]) => hold(lines).map(({ text }) => text);

it('makes no plan of a laugh or a number', () => {
  const said = hold(['hi', 'ok', 'idk', 'fine', 'sure', 'lol', '123', 'haha', 'no', 'k']);
  expect(said.at(-1)?.memory.choice).toBeNull();
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/\b(?:lol|123)\b/i);
});

it('takes a number within a topic as its answer', () => {
  const said = hold(['I am having a panic attack', 'yes', '7']);
  expect(said.at(-1)?.topic).toBe('panic');
});

it('hears anger at itself, and no self-doubt in it', () => {
  expect(hold(['this app is useless'])[0]?.topic).toBe('anger-at-harbor');
  expect(hold(['just talk normal'])[0]?.topic).toBe('anger-at-harbor');
});

it('does not celebrate a forgotten birthday', () => {
  expect(hold(['my dad forgot my birthday'])[0]?.topic).not.toBe('celebration');
});

it('takes "maybe she is right" for no yes to an offer', () => {
  const said = hold([
    'I had a fight with my sister',
    'she yelled',
    'a lot',
    'sad',
    'she never asks',
    "idk maybe she's right",
  ]);
  expect(said.at(-1)?.memory.awaits).toBe('permission');
});

it('talks in Spanish about what is told, and says once that it is an AI', () => {
  const replies = texts([
    'hola',
    'no dormí nada anoche',
    'pienso en el trabajo',
    'no sé',
    'sí',
    'el teléfono',
    'hoy en la noche',
    'jaja',
    '¿eres una persona?',
    'gracias',
  ]);
  expect(replies[1]).toMatch(/noche|madrugada/);
  expect(replies.filter((text) => /Soy Harbor, una IA(?: y|, y|\. En)/.test(text))).toHaveLength(1);
  expect(replies[8]).toMatch(/IA/);
  expect(new Set(replies).size).toBe(10);
  for (const text of replies) {
    expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
    expect(text, text).not.toMatch(/\b(?:the|you|and|Okay)\b|\{/);
  }
});

it('advises on no medicine and gives no name to it in Spanish either', () => {
  const [medicine, name] = texts(['¿qué puedo tomar para dormir?', 'creo que tengo depresión']);
  expect(medicine).toMatch(/farmacéutico|médico/);
  expect(name).toMatch(/médico|psicóloga/);
});
