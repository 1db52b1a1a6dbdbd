import { describe, expect, it } from 'vitest';
import { inLanguage, play } from '../../../../../tests/factories/harbor/play';

/** Said that it is a choice, or the weighing begun at once. */
const WEIGHED = /^(?:CHOICE|DECIDE\.1|ASKED\.tell)$/;

describe('a choice between two ways', () => {
  it.each([
    'like do i say something to her or just act like i dont know. if i say it maisie gets in trouble',
    'i didnt ask u to write anything lol. i asked if i should tell her i know or not',
    'idk if i should go',
    'do i confront her or let it go',
    'not sure if i should take the job',
    'torn between staying and going',
    'i have until monday to tell them',
    'debating if i should quit',
    'do i even reply or just leave it',
    'idk whether to call my dad',
    'me quedo o me voy',
    'no sé si decirle',
    'no se si aceptar el trabajo',
    'le escribo o no le escribo',
    'acepto o me espero',
    'dudo si mudarme con él',
    'tengo hasta el viernes para contestar',
    'ni se si ir al cumple',
  ])('%j is offered to be weighed, and not decided', (text) => {
    const { last } = play([text], inLanguage('TOPIC.friends', 'en', 'friends'));
    expect(last.step).toMatch(WEIGHED);
    if (last.step === 'CHOICE')
      expect(last.choices.slice(0, 2).map(({ id }) => id)).toEqual(['decide', 'words']);
  });

  it.each([
    'he asked if he should go',
    'i didnt know if i should go but i went',
    'she cant decide',
    'i asked my mom if i should stay and she laughed',
    'my sister has until friday to decide',
    'do i have to choose a button',
    'i dont know if it helps',
    'not sure if i should go to the er',
    'no sé si me entiendes',
    'no se si llorar o reir',
    'me pregunto si él vendrá',
    'no sabía si ir y fui',
    'idk if i should live',
    'no sé si quiero vivir',
  ])('%j is none', (text) => {
    expect(play([text], inLanguage('TOPIC.friends', 'en', 'friends')).last.step).not.toBe('CHOICE');
  });
});

describe('two sides that are weighed', () => {
  const from = (step: string) => inLanguage(step, 'en', 'friends');

  it.each([
    'id lose my mind basically. i think i just want to ask her normally, like no drama',
    'i decided to stay',
    'honestly i will just tell her',
    'ya decidí, me quedo',
    'creo que mejor le digo',
    'entonces me quedo',
  ])('%j ends the asking, and is offered as a step', (text) => {
    const { last, talk } = play([text], from('DECIDE.3'));
    expect(last.step).toBe('PLAN.decided');
    expect(talk.memory.slots.step).toBeTruthy();
    const kept = play(['>keep'], play([text], from('DECIDE.3')));
    expect(kept.talk.memory.person.step?.text).toBe(talk.memory.slots.step);
    expect(play(['>goOn'], kept).last.step).toBe('DECIDE.done');
  });

  it.each([
    'i havent decided',
    'i think i will lose him',
    'i will regret it',
    'she decided to leave me',
    'i will miss the money',
    'creo que voy a perder el trabajo',
    'mi papá decidió por mí',
    'aún no sé',
  ])('%j is a cost, and the next question comes', (text) => {
    expect(play([text], from('DECIDE.3')).last.step).toBe('DECIDE.4');
  });

  it('asks for no cost that was told with the good', () => {
    const told =
      'saying nothing is easier and maisie stays out of it but then im fake nice all day and i feel sick';
    const { last, talk } = play([told], from('DECIDE.2'));
    expect(last.step).toBe('DECIDE.4');
    expect(talk.memory.slots.cost).toMatch(/fake nice/);
    expect(play(['i would be near my mom'], from('DECIDE.2')).last.step).toBe('DECIDE.3');
  });
});
