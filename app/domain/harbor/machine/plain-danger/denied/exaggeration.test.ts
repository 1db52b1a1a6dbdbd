import { describe, expect, it } from 'vitest';
import { assess } from '../../../../safety/assess';
import { flowSaid } from '../../signs/entries';
import { hurtSaid } from '../by-others/hurt';
import { isEveryday } from './everyday-frame';
import { isExaggerated, isMeant } from './exaggeration';

const words = (text: string, before: 'en' | 'es') => assess(text, { before }).words;

describe('the words of dying about a trifle', () => {
  it.each([
    ['es', 'q me corrieron del call center, me quiero matar con ese trafico todos los dias jajaja'],
    ['es', 'me quiero matar jajaja llegue tarde otra vez'],
    ['es', 'me muero de vergüenza, le mandé el mensaje a mi jefe, me quiero morir jajaj'],
    ['en', 'i wanna die, i sent the meme to my teacher hahaha'],
    ['en', 'ill kill myself if they play that song again lol'],
  ] as const)('%s: "%s" is asked about, not taken for said', (language, text) => {
    const heard = assess(text, { before: language });
    expect(isExaggerated(heard.words)).toBe(true);
    expect(flowSaid(heard)).toBe('SQ.figure');
  });

  it.each([
    ['es', 'me quiero matar'],
    ['es', 'me quiero matar, llegue tarde y me van a correr, ya no aguanto'],
    ['es', 'jaja me quiero matar en serio'],
    ['es', 'me quiero morir jaja nadie me quiere'],
    ['es', 'me quiero matar jaja ya compre las pastillas'],
    ['en', 'i want to die lol'],
    ['en', 'im going to kill myself after the exam'],
    ['en', 'haha i want to die, my husband left me'],
    ['en', 'i want to kill myself because of work, i cannot go on'],
  ] as const)('%s: "%s" is none', (language, text) => {
    expect(isExaggerated(words(text, language))).toBe(false);
  });
});

it.each([
  ['es', 'jaja me quiero matar en serio'],
  ['es', 'no es broma, me quiero morir'],
  ['en', 'kill me now. i mean it'],
  ['en', 'not joking i want to die'],
] as const)('%s: "%s" is meant', (language, text) => {
  expect(isMeant(words(text, language))).toBe(true);
});

it.each([
  ['es', 'vengo llegando de limpiar 3 casas y ya no puedo con mi cuerpo'],
  ['es', 'cargué cajas todo el día en la bodega, ando muerto, no doy más de la espalda'],
  ['en', '12 hours on my feet at the diner, im dead on my feet'],
  ['es', 'este examen de ingles que me van a hacer me va a matar, pero bueno'],
  ['en', 'my mum is gonna kill me when she sees the car'],
  [
    'es',
    'antes ponía sus boleros toda la mañana y ahora daría lo que fuera por oír ese radio, así es la vida',
  ],
  ['en', 'he used to whistle while he shaved. id give anything to hear it now'],
] as const)('%s: "%s" is everyday', (language, text) => {
  expect(isEveryday(words(text, language))).toBe(true);
});

it.each([
  ['es', 'ya no puedo más con mi vida, ni con mi cuerpo'],
  ['es', 'daría lo que fuera por estar con él donde esté'],
  ['en', 'my body is done and so am i, i want it to end'],
  ['en', 'id give anything to hear him, i want to be with him forever'],
] as const)('%s: "%s" is not', (language, text) => {
  expect(isEveryday(words(text, language))).toBe(false);
});

it.each([
  ['en', 'my dad is going to kill me, last time he broke my arm'],
  ['es', 'mi jefe me va a matar, dijo que me espera afuera con un cuchillo'],
  ['es', 'mi marido me va a matar si se entera, ya me ha pegado'],
] as const)('%s: "%s" is no way of speaking', (language, text) => {
  expect(hurtSaid(words(text, language))).not.toBeNull();
});
