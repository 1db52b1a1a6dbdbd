import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';

const own = (language: 'en' | 'es', level: 'crisis' | 'imminent' = 'crisis') =>
  ({ level, flow: 'SUI', raisedBy: 'person', answer: 'yes', language }) as const;

describe('a no with more behind it, to whether they could act on it', () => {
  it.each([
    ['No. Not do anything. Just tired of it without her.', 'en'],
    ['nah not gonna do anything. just miss my dad', 'en'],
    ['no, hacer no voy a hacer nada. estoy harto nomas', 'es'],
    ['nop. no lo haria, es q la extraño mucho', 'es'],
  ] as const)('is the button for it, and is thanked for: %j', (text, language) => {
    const { last, talk } = play([text], at('SUI.1', own(language)));
    expect(last).toMatchObject({ step: 'SUI.near', level: 'crisis' });
    expect(last.lines.join(' ')).toMatch(/plain answer|respuesta clara/);
    expect(talk.risk.told).toContain('thoughts');
  });

  it.each([
    ['no. not today. maybe friday', 'en'],
    ['no idea honestly', 'en'],
    ['im not calling 988. did that once. 40 minutes on hold then some kid reading off a card', 'en'],
    ['no, hoy no. capaz mañana', 'es'],
    ['no se, puede ser', 'es'],
  ] as const)('is not in %j', (text, language) => {
    expect(play([text], at('SUI.1', own(language))).talk.risk.told).not.toContain('thoughts');
  });
});

describe('that there is nothing to use', () => {
  it.each([
    ['havent got anything on me relax', 'en'],
    ['no tengo nada cerca, tranqui', 'es'],
    ['dont have anything like that in the house', 'en'],
    ['ni pastillas tengo en la casa', 'es'],
  ] as const)('is heard where it is asked to move away: %j', (text, language) => {
    const { last, talk } = play([text], at('SUI.today', own(language, 'imminent')));
    expect(last).toMatchObject({ step: 'SUI.who', level: 'imminent' });
    expect(talk.risk.told).toContain('away');
  });

  it.each([
    ['no puedo, no tengo fuerzas', 'es'],
    ['theres nothing here for me', 'en'],
    ['nothing here makes sense', 'en'],
    ['no hay nada que hacer', 'es'],
    ['no i cant', 'en'],
  ] as const)('is not in %j', (text, language) => {
    const { talk } = play([text], at('SUI.today', own(language, 'imminent')));
    expect(talk.risk.told).not.toContain('away');
  });
});

describe('a day that is named', () => {
  it.each([
    ['SUI.today', 'no tengo nada a mano tranqui. lo iba a dejar todo listo antes del viernes', 'es'],
    ['SUI.near', 'aguanto hasta el cumple de la nena y ya', 'es'],
    ['SUI.today', 'theres nothing here anyway. i want it all sorted before sunday', 'en'],
    ['SUI.near', 'im just holding on till after the funeral', 'en'],
  ] as const)('is asked about plainly at %s: %j', (step, text, language) => {
    const from = at(step, own(language, step === 'SUI.today' ? 'imminent' : 'crisis'));
    const { last } = play([text], from);
    expect(last).toMatchObject({ step: 'SUI.day', level: from.last.level, hasCard: true, asks: true });
  });

  it('that is the day leads on as today does; another thing lowers nothing', () => {
    const day = play(['im just holding on till after the funeral'], at('SUI.near', own('en')));
    for (const answer of ['>yes', '>unsure', 'yes'])
      expect(play([answer], day).last).toMatchObject({ level: 'imminent' });
    expect(play(['>no'], day).last).toMatchObject({ step: 'SUI.near', level: 'crisis' });
  });

  it('is not asked to move away from what is not there', () => {
    const text = 'no tengo nada a mano tranqui. lo iba a dejar todo listo antes del viernes';
    const { last } = play([text, '>yes'], at('SUI.1', own('es')));
    expect(last).toMatchObject({ step: 'SUI.who', level: 'imminent' });
    expect(last.lines.join(' ')).toContain('988');
  });

  it('is asked about once', () => {
    const { last } = play(
      ['im just holding on till after the funeral', '>no', 'i only have to hold on till the funeral'],
      at('SUI.near', own('en')),
    );
    expect(last.step).not.toBe('SUI.day');
  });

  it.each([
    ['i see my therapist before friday', 'en'],
    ['my sister is only here until sunday', 'en'],
    ['mi hermana se queda aca hasta el domingo', 'es'],
    ['tengo turno con el medico antes del viernes', 'es'],
  ] as const)('is not an appointment: %j', (text, language) => {
    expect(play([text], at('SUI.near', own(language))).last.step).not.toBe('SUI.day');
  });
});

describe('to be a burden, said after "I would rather not say"', () => {
  it.each([
    [
      'si si, no pasa nada. es q a veces pienso q a los pibes les conviene mas asi, yo soy una carga para todos',
      'es',
    ],
    ['sii todo bien. es q sin mi van a estar mas tranquilos, soy un estorbo', 'es'],
    ['yeah yeah all good. its just theyd all do better without me dragging them down', 'en'],
  ] as const)('is asked plainly, and never "today" of what was not named: %j', (text, language) => {
    const questions = language === 'en' ? 'fine i guess' : 'estoy cansado';
    const quiet = play(
      [questions, '>rather'],
      at('SQ.plain', { level: 'concern', raisedBy: 'signs', language }),
    );
    const from =
      quiet.last.step === 'QUIET' ? quiet : at('QUIET', { level: 'concern', answer: 'rather', language });
    const { last } = play([text], from);
    expect(last).toMatchObject({ level: 'crisis', hasCard: true, asks: true });
    expect(last.step).toMatch(/^SQ\./);
    expect(last.ask).toMatch(/ending your life|quitarte la vida/);
  });

  it('goes on from a yes, and is not asked a second time', () => {
    const text = 'all good. they would be better off without me';
    const meant = play([text], at('QUIET', { level: 'concern', answer: 'rather', raisedBy: 'person' }));
    expect(play(['>yes'], meant).last.step).toBe('SUI.1');
    expect(play(['>rather', text], meant).last.step).not.toBe('SQ.meant');
  });

  it.each(['yes i am safe', 'si, estoy a salvo'])('leaves %j as it is', (text) => {
    expect(play([text], at('QUIET', { level: 'concern', answer: 'rather' })).last.step).toBe('QUIET.safe');
  });
});
