import { describe, expect, it } from 'vitest';
import { assess } from '../../../safety/assess';
import {
  asksHowToSay,
  asksIfItPasses,
  asksOfPapers,
  asksOfPolice,
  asksToTake,
  asksUntilThen,
  asksWhoIsTold,
  fearsToBeTooMuch,
} from './asks-in-danger';

const words = (text: string) => assess(text, { before: 'en' }).words;

describe('whether a drink or a pill may be taken', () => {
  it.each([
    'so if I just had a wee half to take the edge aff would that stop it',
    "I've a half bottle of sherry in the press, would that take the edge off",
    'should I have a sherry or not',
    'she wants to know will she give me a naggin to settle me or some of her own xanax till the morning',
    'so do i take the xanax or not?',
    'did you not hear me. the xanax. yes or no. she has it in her hand',
    'si me tomo una cervecita se me quita?',
    'she wants to give me her xanax, yes or no',
    'can i take my old pills to sleep',
    'mi hermana me ofrece un clonazepam, lo tomo?',
    'puedo tomarme un traguito pa aguantar',
    'could i have just one beer to stop the shakes',
    'would a wee whisky help',
    "what if i take one of my mom's sleeping pills",
    'me da una de sus pastillas, la tomo o no',
    'y si me echo un tequila para calmarme',
  ])('is heard in %j', (text) => expect(asksToTake(words(text))).toBe(true));

  it.each([
    'should i take all my pills',
    'i had a beer last night',
    'my husband drinks beer',
    'i took the xanax already',
    'he gives me the creeps',
    'can i have a glass of water',
    'should i take my blood pressure meds',
    'i want to drink',
    'mi marido toma cerveza',
    'half an hour ago',
    'how many xanax would it take',
  ])('is not heard in %j', (text) => expect(asksToTake(words(text))).toBe(false));
});

describe('whether papers are asked for', () => {
  it.each([
    'si llamo me preguntan por los papeles??',
    'solo quiero saber si los de la linea le dicen a migracion',
    'does the line report to ICE',
    'will they ask for my papers',
    'im undocumented',
    'no tengo papeles, si viene la policia me mandan a mi',
    'me van a deportar si llamo',
    'do they check immigration status',
    'piden pasaporte en urgencias?',
  ])('is heard in %j', (text) => expect(asksOfPapers(words(text))).toBe(true));

  it.each([
    'los papeles del banco',
    'i put ice on it',
    'i need ice cream',
    'my term papers',
    'divorce papers',
    'papeles de la casa',
  ])('is not heard in %j', (text) => expect(asksOfPapers(words(text))).toBe(false));
});

describe('whether a call brings the police', () => {
  it.each([
    'if i call will they send the police',
    'do they call the cops on him',
    'si llamo viene la policia?',
    'mandan a la policia si les escribo',
    'are they going to involve the police',
  ])('is heard in %j', (text) => expect(asksOfPolice(words(text))).toBe(true));

  it.each(['should i call the police', 'i called the police', 'the police are here', 'la policia vino ayer'])(
    'is not heard in %j',
    (text) => expect(asksOfPolice(words(text))).toBe(false),
  );
});

describe('whether others are told', () => {
  it.each([
    'will they tell my boss',
    'do they call my parents',
    'le avisan a mi jefe?',
    'does the hospital tell my work',
    'se entera mi familia?',
  ])('is heard in %j', (text) => expect(asksWhoIsTold(words(text))).toBe(true));

  it.each(['i will tell my boss', 'my parents know', 'mi jefe me llama'])('is not heard in %j', (text) =>
    expect(asksWhoIsTold(words(text))).toBe(false),
  );
});

describe('the fear to take up their time', () => {
  it.each([
    "I'm not calling an ambulance for a man with the jitters, they've enough to do",
    'Would they even take an old fool in for that',
    'am no wasting an ambulance on a hangover',
    "i'm not ringing an ambulance over a few spiders",
    'es solo la cruda, no voy a molestar a los doctores',
    'me atienden por eso?',
    'tienen gente peor',
    'will they just laugh at me',
    'im only wasting their time',
  ])('is heard in %j', (text) => expect(fearsToBeTooMuch(words(text))).toBe(true));

  it.each([
    'my boss is wasting my time',
    'they take me in next week for a knee',
    'it is not just a hangover',
    'tengo nervios por el examen y no paran',
  ])('is not heard in %j', (text) => expect(fearsToBeTooMuch(words(text))).toBe(false));
});

describe('whether it passes', () => {
  it.each([
    'how long does this last',
    'does it go away by itself',
    'ma da did it cold and he was fine in a week',
    'cuanto dura esto',
    'se me pasa solo?',
    "Thought I'd be over the worst by now",
    'will it pass on its own',
  ])('is heard in %j', (text) => expect(asksIfItPasses(words(text))).toBe(true));

  it.each(['how long is your shift', 'when will you stop asking', 'cuanto cuesta'])(
    'is not heard in %j',
    (text) => expect(asksIfItPasses(words(text))).toBe(false),
  );
});

describe('what to do until they come', () => {
  it.each([
    'what do i do till they come',
    'que hago mientras llegan',
    'anything i can do while i wait',
    'y que hago hasta que llegue',
    'what should we do in the meantime',
  ])('is heard in %j', (text) => expect(asksUntilThen(words(text))).toBe(true));

  it.each(['what do i do', 'que hago', 'i will wait until they come'])('is not heard in %j', (text) =>
    expect(asksUntilThen(words(text))).toBe(false),
  );
});

describe('how to say it', () => {
  it.each([
    'cómo le digo a Íñigo que venga a por la escopeta',
    'lo que no sé es cómo se llama uno a un cuñado un sábado por la noche para pedirle una cosa así',
    'how do i ask him to take my gun',
    'i dont know what to say to her',
    'aunque tendría que explicarle para qué',
  ])('is heard in %j', (text) => expect(asksHowToSay(words(text))).toBe(true));

  it.each(['how do i sleep', 'como estas', 'what do i do', 'que pasa'])('is not heard in %j', (text) =>
    expect(asksHowToSay(words(text))).toBe(false),
  );
});
