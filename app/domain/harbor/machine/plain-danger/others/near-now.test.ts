import { describe, expect, it } from 'vitest';
import { assess } from '../../../../safety/assess';
import {
  comesSoon,
  isAtHelp,
  isCalledFor,
  isOnTheWay,
  isSomebodyUp,
  namesKeeper,
  tookTheThing,
} from './near-now';

const words = (text: string) => assess(text, { before: 'en' }).words;

describe('being on the way to help', () => {
  it.each([
    "right we're in the van. going to the regional",
    'we are in the car on the way to hospital',
    'vamos en el taxi al hospital',
    'me esta llevando mi hermano a urgencias',
    "he's driving me there now",
    'just got in the taxi',
    'on our way to a&e',
    'ya vamos para el hospital',
    'nearly there',
  ])('is heard in %j', (text) => expect(isOnTheWay(words(text))).toBe(true));

  it.each([
    'should we go in the car',
    'she can drive me',
    'im sitting in the car with the engine on in the garage',
    'no puedo ir al hospital',
    'we go to the hospital tomorrow',
    'i am in the car park crying',
    'if he drives me to the hospital',
  ])('is not heard in %j', (text) => expect(isOnTheWay(words(text))).toBe(false));
});

describe('being where help is', () => {
  it.each([
    "we're at A&E",
    'ya llegamos a urgencias',
    'the ambulance is here',
    'the paramedics are here',
    'estamos en el hospital',
    'just got to the er',
    'ya llego la ambulancia',
    'sat in casualty',
  ])('is heard in %j', (text) => expect(isAtHelp(words(text))).toBe(true));

  it.each([
    'when the ambulance is here',
    'i work at the hospital',
    'my mom is in the hospital',
    'last time i was in hospital',
    'if we get to the er',
  ])('is not heard in %j', (text) => expect(isAtHelp(words(text))).toBe(false));
});

describe('somebody who is up, or there', () => {
  it.each([
    'Moiras up now, I woke her. shes no happy. shes got her coat on',
    'shes up now she heard me with the brush',
    'wifes with me yeah. shes putting shoes on me',
    'ya se despertó mi mujer',
    'la desperte',
    'mi hermano esta conmigo',
    "she's getting dressed",
    'my son is here now',
    'dice que se queda a dormir',
    'ya vino mi vecina',
  ])('is heard in %j', (text) => expect(isSomebodyUp(words(text))).toBe(true));

  it.each([
    'shes asleep',
    'nobody is here',
    'if she wakes up',
    'no la quiero despertar',
    'wife is asleep above with the kids',
    'he is dead drunk',
    'whats up',
    'i give up',
  ])('is not heard in %j', (text) => expect(isSomebodyUp(words(text))).toBe(false));
});

describe('a call that somebody made', () => {
  it.each([
    "she's rang 999 they say 20 minutes",
    'my wife is on the phone to 911',
    'mi hija llamo a la ambulancia',
    'dicen que llegan en 20 minutos',
    'he called an ambulance',
    'they said ten minutes',
  ])('is heard in %j', (text) => expect(isCalledFor(words(text))).toBe(true));

  it.each([
    'she should call 911',
    'nobody called an ambulance',
    'my boss called the doctor',
    'am no wasting an ambulance',
    'i called my mom',
  ])('is not heard in %j', (text) => expect(isCalledFor(words(text))).toBe(false));
});

describe('a thing that was taken along', () => {
  it.each([
    'ha cogido la escopeta y los cartuchos y los ha metido en su coche',
    'he took the gun and put it in his truck',
    'my brother has the pills now',
    'the neighbour took them home with her',
    'se llevo las pastillas',
    'mi cuñado ya guardo la pistola',
    "she's got the pills locked away",
  ])('is heard in %j', (text) => expect(tookTheThing(words(text))).toBe(true));

  it.each([
    'i took the pills',
    'he could take the gun',
    'if he takes it',
    'i have the gun in my house',
    'el tiene un arma',
    'no se llevo las pastillas',
    'he has a gun in the house',
  ])('is not heard in %j', (text) => expect(tookTheThing(words(text))).toBe(false));
});

describe('somebody who comes soon', () => {
  it.each([
    'me ha puesto que en veinte minutos está aquí',
    "he'll be here in ten minutes",
    'dice que ya viene',
    "she said she's on her way",
    'llega en 20 minutos',
  ])('is heard in %j', (text) => expect(comesSoon(words(text))).toBe(true));

  it.each([
    'the train comes in ten minutes',
    'if he comes',
    'no viene',
    'my husband is coming home in 10 minutes he is drunk',
  ])('is not heard in %j', (text) => expect(comesSoon(words(text))).toBe(false));
});

describe('who could keep it', () => {
  it.each([
    'llevársela podría mi cuñado Íñigo, que tiene armero y licencia',
    'mi cuñado Íñigo vive a diez minutos y me la guardaría',
    'my brother in law could, he has a cabinet',
    'la señora de al lado podría',
    'podria darselas a ella',
    'my neighbour could take them',
    'the lady next door would keep them',
    'i could ask my sister',
    'mi hermana las puede guardar',
  ])('is heard in %j', (text) => expect(namesKeeper(words(text))).toBe(true));

  it.each([
    'my mom would find out',
    'my brother could not care less',
    'nobody could',
    'my wife would be better off',
    'mi hijo no podria',
    'my dad could kill me',
  ])('is not heard in %j', (text) => expect(namesKeeper(words(text))).toBe(false));
});
