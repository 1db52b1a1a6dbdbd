import { describe, expect, it } from 'vitest';
import { inLanguage, lastOf, play, visit } from '../../../../../../tests/factories/harbor/play';

const ABOUT_LIFE = /^SQ\.(?:plain|soft|new|again)|^SUI|^THIRD/;
const typed = (text: string) => lastOf([text]);

describe('a word that is somebody else’s', () => {
  it.each([
    'my dad keeps telling me im worthless and should drop dead',
    'she calls me useless, says i should drop dead',
    'mi viejo me dice que soy un inutil y que ojala no hubiera nacido',
    'me chilla que no valgo para nada, tira cosas, y mi hija de 6 se esconde en su cuarto',
  ])('is asked about as hurt by somebody, not as an own wish to die: %j', (text) => {
    expect(typed(text).step).toBe('SQ.hurt');
  });

  it.each([
    'manager told the whole office im useless and nobody would miss me',
    'mi jefa me grita que no sirvo para nada delante de todos',
    'how do i ask for a day off without him thinking i cant cope anymore',
    'q le puedo decir al jefe pa que me cambie de ruta o me de unos dias sin q piense que ya no sirvo',
    'como le pido permiso sin que crea que ya no puedo mas con el trabajo',
  ])('or what they might think, is no question about the own life: %j', (text) => {
    expect(typed(text).step).not.toMatch(ABOUT_LIFE);
  });

  it.each([
    'id sleep better if it was all out. so tell her all of it i think',
    'no sé, no le puedo pedir nada, si se lo digo la va a liar parda',
    'no no, es mi hija la que rinde, yo ya rendí todo en la vida jeje. cómo la puedo ayudar?',
    'i had a bet on. lost everything. now i owe my mates',
  ])('nor is an idiom about something else: %j', (text) => {
    expect(typed(text).step).not.toMatch(ABOUT_LIFE);
  });

  it.each([
    ['my dad says i should drop dead and honestly i want to', /^SQ\.plain/],
    ['he says im worthless and i cant go on', /^SQ\./],
    ['my mum says im a burden and i feel like everyone would be better off without me', /^SQ\.|^SUI/],
    ['ya no sirvo para nada, soy un estorbo para todos', /^SQ\.plain/],
    ['ya me rendi con todo en la vida', /^SQ\./],
    ['i had a bet on. lost everything. i dont want to be here anymore', /^SQ\.|^SUI/],
  ])('stays their own where they take it on, or say more: %j', (text, step) => {
    expect(typed(text).step).toMatch(step);
  });
});

describe('an irritated no to the question about the own life', () => {
  it.each([
    'bit much. its about money mate',
    'whoa no. im on about my job',
    'what?? no lol i meant my exams',
    'eh? thats a bit heavy, im talking about football',
  ])('is a no, and the mistake is owned: %j', (text) => {
    const { last } = play([text], inLanguageAtQuestion('en'));
    expect(last.lines[0]).toMatch(/^Then I read it wrong/);
    expect(last.step).not.toMatch(/^SQ\./);
  });

  it.each([
    'ehh no che, qué decís! te pregunto cómo ayudo a mi hija con los nervios del examen',
    'tranqui, es solo por el examen',
    'anda ya, que exagerado, hablo del curro',
  ])('in Spanish, too: %j', (text) => {
    const { last } = play([text], inLanguageAtQuestion('es'));
    expect(last.lines[0]).toMatch(/^Entonces lo leí mal/);
    expect(last.step).not.toMatch(/^SQ\./);
  });

  it.each([
    'its about money but yeah sometimes',
    'its about my job and i cant see a way out',
    'es por la plata, y si, a veces',
    'no manches, pues si lo he pensado',
    'what do you mean',
  ])('is none where it leaves the question open: %j', (text) => {
    const { last } = play([text], inLanguageAtQuestion('en'));
    expect(last.lines.join(' ')).not.toMatch(/I read it wrong|lo leí mal/);
  });

  it('is doubted once where something direct was said before', () => {
    const said = play(['i want to die'], visit());
    const { last } = play(['bit much. its about money mate'], said);
    expect(last.step).toMatch(/^(?:SQ|SUI|SOME)/);
  });

  function inLanguageAtQuestion(language: 'en' | 'es') {
    const from = inLanguage('SQ.plain', language, 'other');
    const risk = { ...from.talk.risk, level: 'concern' as const, raisedBy: 'signs' as const };
    return { ...from, talk: { ...from.talk, risk } };
  }
});
