import { describe, expect, it } from 'vitest';
import { at, play, type Played, visit } from '../../../../../tests/factories/harbor/play';

const spanish = (step = 'GREET') => at(step, { language: 'es' });
const from = (language: 'en' | 'es'): Played => (language === 'es' ? spanish() : visit());

describe('what people talk about here', () => {
  it.each([
    ['haha ok. what kind of stuff do people tell you?', 'en'],
    ['what can i even talk to u about', 'en'],
    ['so what do ppl usually come here for', 'en'],
    ['what sort of things can we talk about', 'en'],
    ['what am i supposed to talk about here?', 'en'],
    ['what do others write to you about?', 'en'],
    ['y de qué te habla la gente?', 'es'],
    ['de qué se puede hablar aquí', 'es'],
    ['qué cosas te cuentan?', 'es'],
    ['sobre qué puedo platicar contigo?', 'es'],
    ['de qué hablan contigo los demás', 'es'],
    ['qué te suele contar la gente', 'es'],
  ] as const)('is named: %j', (text, language) => {
    const { last } = play([text], from(language));
    expect(last.step).toBe('ASKED.topics');
    expect(last.choices.map(({ id }) => id)).toEqual(['weighs', 'exercise', 'look']);
  });

  it.each([
    'what should i talk to my mom about',
    'people talk about me at work',
    'la gente habla de mí en el trabajo',
    'de qué hablo con mi papá',
  ])('is not asked in %j', (text) => {
    expect(play([text]).last.step).not.toBe('ASKED.topics');
  });
});

describe('whether what was made is kept', () => {
  const made = (language: 'en' | 'es') =>
    play(['she moved my shift', 'a say in it', 'ask me first'], at('WORDS.1', { language }));
  it.each([
    ['wait, is that saved anywhere?', 'en'],
    ['did you keep what i wrote', 'en'],
    ['where did my lines go', 'en'],
    ['have u saved it?', 'en'],
    ['guardaste lo que escribí?', 'es'],
    ['quedó guardado eso?', 'es'],
    ['dónde quedó lo que hice?', 'es'],
    ['se guardó?', 'es'],
  ] as const)('is answered by what happened: %j', (text, language) => {
    const kept = play(['>keep', text], made(language));
    expect(kept.last.step).toBe('ASKED.saved');
    const gone = play(['>delete', text], made(language));
    expect(gone.last.step).toBe('ASKED.unsaved');
    const shown = play([text], made(language));
    expect([shown.last.step, shown.last.choices.map(({ id }) => id)]).toEqual([
      'WORDS.done',
      ['keep', 'again', 'delete'],
    ]);
    expect(shown.last.lines[0]).toMatch(/^Not yet|^Todavía no/);
  });

  it('is asked again where it was passed by', () => {
    const played = play(['should i wait till sunday?', 'did you save what i made?'], made('en'));
    expect(played.last.step).toBe('WORDS.done');
  });
});

describe('somebody who is fine', () => {
  it.each([
    ['im grand, only on my lunch break', 'en'],
    ['nah im good, just killing time till my bus', 'en'],
    ['honestly im ok, just on a break at work lol', 'en'],
    ['im fine just waiting for my coffee', 'en'],
    ['all good here, just passing the time', 'en'],
    ['im alright, on my break, some bloke ordered tea with no water', 'en'],
    ['estoy bien, solo en mi descanso del trabajo', 'es'],
    ['todo bien, nomás matando el tiempo', 'es'],
    ['ando bien, aquí pasando el rato', 'es'],
    ['estoy bien jaja solo espero el bus', 'es'],
    ['bien, en mi hora de comida nomás', 'es'],
    ['todo tranquilo, estoy en el recreo', 'es'],
  ] as const)('may look around: %j', (text, language) => {
    expect(play([text], from(language)).last.step).toBe('LOOKING');
  });

  it.each([
    'im fine, just tired of living',
    'im fine but my break from her is killing me',
    'estoy bien, solo que ya no quiero vivir',
    'on my break and i cried again',
    'im fine, just waiting to die',
  ])('is not found in %j', (text) => {
    expect(play([text]).last.step).not.toBe('LOOKING');
  });
});

describe('luck', () => {
  it.each([
    ['interview at 9. wish me luck', 'en'],
    ['exam tomorrow, wish me luck!', 'en'],
    ['ok here goes, fingers crossed for me', 'en'],
    ['mañana rindo, deséame suerte', 'es'],
    ['mañana tengo examen. deséame suerte', 'es'],
    ['échame porras pues', 'es'],
  ] as const)('is wished in one plain line: %j', (text, language) => {
    const { last } = play([text], from(language));
    expect(last.step).toBe('ASKED.luck');
    expect(last.lines.join(' ')).toMatch(language === 'en' ? /luck/i : /suerte/i);
    expect(last.lines.join(' ')).not.toMatch(/hope|glad|espero|alegr/i);
  });

  it.each([
    ['thanks, im off to bed. wish me luck', 'en', /luck/i],
    ['vale gracias, me voy a dormir. deséame suerte', 'es', /suerte/i],
  ] as const)('goes with a goodbye: %j', (text, language, luck) => {
    const { last } = play([text], from(language));
    expect(last.step).toMatch(/^END/);
    expect(last.lines.join(' ')).toMatch(luck);
  });

  it('is no good wish for what is dangerous', () => {
    expect(
      play(
        ['im going to do it tonight, wish me luck'],
        at('SUI.near', { level: 'crisis', flow: 'SUI', raisedBy: 'person' }),
      ).last.step,
    ).toMatch(/^SUI/);
    expect(play(['i want to die, wish me luck']).last.step).toMatch(/^S/);
  });
});
