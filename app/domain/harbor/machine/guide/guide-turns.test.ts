import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, FACTS, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';
import { REMARK_LINES } from '../../content/remark-lines';
import { STEPS } from '../../steps/all';
import { EXERCISES } from '../../steps/exercises/all';

/** Somebody of whom all is known that may be known. */
const KNOWN = {
  ...FACTS,
  modelHost: 'model.example',
  checkIns: [{ localDate: FACTS.today, answers: { overallMood: 2 as const, sleepRating: 3 as const } }],
  plan: { firstStep: 'Walk', contacts: ['Marta +1 202 555 0143'] },
};

describe('a text', () => {
  it.each([
    ['my boss shouted at me at work again and my shift got moved', /^(?:TOPIC\.work|CONFIRM)$/],
    ['are you a robot?', /^ABOUT\.human$/],
    ['what can you do', /^ABOUT\.can$/],
    ['who reads this', /^ABOUT\.reads$/],
    ['Bonjour, je suis très triste et je ne peux pas dormir', /^LANGUAGE$/],
    ['I am 12 years old', /^UNDER13$/],
    ['what is this', /^ABOUT\.can$/],
    ['tell me a joke', /^ABOUT\.write$/],
    ['nah im good, gotta go', /^END$/],
    ['bueno ya me voy a dormir', /^END$/],
    ['hey. cant sleep again', /^TOPIC\.sleep$/],
    ['hi, my mother died last week', /^TOPIC\.grief$/],
    ['hi, is this an ai or a person', /^ABOUT\.human$/],
    ['did you read what i said', /^ABOUT\.understand$/],
    ['¿Y qué se hace aquí?', /^ABOUT\.can$/],
    ['so do you think i should confront her?', /^ABOUT\.advice$/],
    ['can i talk about my boss without an exercise', /^TOPIC\.work$/],
    ['what exercise then', /^HELP/],
    ['mi señora dice que tomo mucho', /^TOPIC\.drink$/],
    ['holaa hoy me paso algo buenisimo', /^TOPIC\.good$/],
    ['hi. is this private like can my mom see', /^ABOUT\.reads$/],
    ['holaa, esto lo lee alguien? mi madre o asi', /^ABOUT\.reads$/],
    ['should i take a second melatonin? took 5mg at 8', /^ABOUT\.medicine$/],
    ['mi nieta me dejó aquí la tableta, que es esto', /^(?!TOPIC\.breakup)/],
    ['just trying this out. what are you exactly', /^ABOUT\./],
    ['you keep saying the same', /^COMPLAIN$/],
    ['am i going crazy', /^ABOUT\.diagnose$/],
    ['what should i do about my boss', /^HELP$/],
    ['mi novio me dejo', /^TOPIC\.breakup$/],
    ['quiero que mi hijo estudie', /^(?:TOPIC|CONFIRM)/],
  ])('%j is answered in the same turn', (text, step) => {
    expect(lastOf([text]).step).toMatch(step);
  });

  it('that corrects what was taken opens what it names instead', () => {
    const { last } = play(['I failed my exam', 'no, its not about that, its my dad']);
    expect(last.step).toBe('TOPIC.family');
    expect(last.lines[0]).toMatch(/wrong|off/);
  });

  it.each([
    ['the second one', 'WORRY'],
    ['3', 'BREATH'],
    ['breathing', 'BREATH'],
    ['park the worry', 'WORRY'],
    ['ha. at least you admit it. breathe slowly then', 'BREATH'],
  ])('%j stands for a button of the newest reply', (text, exercise) => {
    const { last, talk } = play(['cant sleep again', text]);
    expect([last.step, talk.memory.exercise]).toEqual(['X.offer', exercise]);
  });

  it('does not press a button of a question about safety by its place', () => {
    expect(play(['1'], at('SQ.plain', { level: 'concern' })).talk.risk.answer).toBeNull();
  });

  it('of somebody who does not know gets no list of topics twice, but leave to know no more', () => {
    const { replies } = play(['idk', 'idk']);
    expect(replies.map(({ step }) => step).slice(1)).toEqual(['PICK', 'TOPIC.more']);
    expect(REMARK_LINES.en.shrugs).toContain(replies.at(-1)?.lines[0]);
  });

  it('is not about a feeling that it denies', () => {
    const { last } = play(['me dieron la beca!!', 'jaja no no estoy triste estoy FELIZ']);
    expect(last.step).toBe('TOPIC.good');
  });

  it('goes on with its topic, which has more than one thing to say', () => {
    const { replies } = play(['my husband Walt passed in February', '>no'], at('TOPIC.work'));
    expect(replies.at(-1)?.lines.join()).not.toMatch(/follow all/);
  });

  it.each([
    [['Oh about a 4 I suppose'], 'X.before', 'WORRY.1'],
    [['poquito, uno'], 'X.before', 'WORRY.1'],
    [['me marea un poco la verdad'], 'BREATH.2', 'BREATH.dizzy'],
    [['no its too late, its at 9'], 'WORRY.2', 'WORRY.3'],
    [['yes, i could call him'], 'WORRY.2', 'X.offer'],
    [['right after the exam'], 'WORRY.3', 'WORRY.4'],
  ])('%j answers the step %s of an exercise', (texts, step, next) => {
    const from = at('X.before');
    const talk = { ...from.talk, memory: { ...from.talk.memory, exercise: 'WORRY' } };
    const begun = step === 'X.before' ? { ...from, talk } : at(step);
    expect(play(texts, begun).last.step).toBe(next);
  });

  it('that says it is done leads an exercise on, and is not taken for words of it', () => {
    const { last, talk } = play(['done'], play(['>start', '>3'], at('GROUND.1')));
    expect([last.step, talk.memory.slots.see]).toEqual(['GROUND.2', undefined]);
  });

  it('is answered in its own language, with buttons in it', () => {
    const { last } = play(['me siento muy triste desde que murió mi papá']);
    expect(last.language).toBe('es');
    expect(last.choices.length).toBeGreaterThan(1);
  });

  it('never comes back: no four of its words in a row stand in a reply', () => {
    const words = fc.constantFrom(
      ...'my boss moved the shift again and I cannot sleep since my mother died last week so tired of it all no money left'.split(
        ' ',
      ),
    );
    const texts = fc.array(
      fc.array(words, { minLength: 4, maxLength: 14 }).map((list) => list.join(' ')),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(texts, (inputs) => {
        const { replies } = play(inputs);
        const said = replies
          .map(({ lines, ask }) => ` ${[...lines, ask].join(' ').toLowerCase()} `)
          .join('|');
        for (const text of inputs) {
          const own = text.toLowerCase().split(' ');
          for (let from = 0; from + 4 <= own.length; from += 1)
            expect(said).not.toContain(` ${own.slice(from, from + 4).join(' ')} `);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('every step', () => {
  it.each(['en', 'es'] as const)('can be entered in %s, and every button of it be pressed', (language) => {
    for (const id of Object.keys(STEPS)) {
      if (/^(?:X\.noted|EARLIER)$/.test(id)) continue;
      const entered = at(id, { language }, KNOWN);
      expect(entered.last.lines.join('') + (entered.last.ask ?? ''), id).not.toMatch(/\{\w+\}|undefined/);
      for (const { id: choice } of entered.last.choices) {
        const { last } = play([`>${choice}`], entered, KNOWN);
        expect([...last.lines, last.ask].join(' '), `${id} > ${choice}`).toMatch(/\p{L}/u);
        expect([...last.lines, last.ask].join(' '), `${id} > ${choice}`).not.toMatch(/\{\w+\}|undefined/);
      }
    }
  });
});

describe('an exercise', () => {
  it.each(Object.keys(EXERCISES))('%s comes to its end, by its first buttons alone', (exercise) => {
    let played = at(`${exercise}.1`);
    const steps: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      steps.push(played.last.step);
      if (/^(?:X\.(?:lower|same|higher|done)|END|SLEEP\.end)/.test(played.last.step)) break;
      const { choices, isRating } = played.last;
      const next = isRating
        ? '3'
        : choices.find(({ id }) => !/^(?:stop|kind|smaller|slower|again|more)$/.test(id))?.id;
      played = play([`>${next}`], played);
    }
    expect(steps.at(-1), steps.join(' ')).toMatch(/^(?:X\.(?:lower|same|higher|done)|END|SLEEP\.end)/);
  });

  it('is rated before and after, and says truly what changed', () => {
    const { talk, last } = play(['>calm', '>start', '>4', '>next', '>done', '>done', '>2']);
    expect(last.step).toBe('X.lower');
    expect(last.lines.join(' ')).toMatch(/4.*2/);
    expect(talk.memory.person).toMatchObject({
      exercises: { BREATH: { times: 1, change: -2 } },
      lastExercise: { id: 'BREATH', before: 4, after: 2 },
    });
  });

  it('asks softly before it begins where all is very heavy, and then begins', () => {
    const { replies } = play(['>calm', '>start', '>5', '>no']);
    expect(replies.slice(-2).map(({ step }) => step)).toEqual(['SQ.soft', 'BREATH.1']);
  });

  it('takes words where it asks for them, and keeps its step where it does not', () => {
    const { last, talk } = play(['the meeting on monday'], play(['>start', '>3'], at('WORRY.1')));
    expect(last.step).toBe('WORRY.2');
    expect(talk.memory.slots.worry).toBe('the meeting on monday');
    const between = play(['the room is cold'], play(['>start', '>3'], at('BREATH.1')));
    expect(between.last.step).toBe('BREATH.1');
  });

  it('can be stopped at any step', () => {
    expect(lastOf(['>start', '>3', '>stop'], at('KIND.1')).step).toBe('X.stopped');
  });

  it('in a crisis goes on to the next minutes, and never to small talk', () => {
    const crisis = { level: 'crisis', raisedBy: 'person', flow: 'SUI' } as const;
    expect(lastOf(['>stop'], at('GROUND.1', crisis)).step).toBe('SUI.near');
  });
});

describe('the small step', () => {
  const kept = () =>
    play(['>step', '>start', '>3', '>body', '>idea1', '>five', '>today', '>nothing', '>keep']);

  it('is kept and asked about on another day', () => {
    const { talk } = kept();
    expect(talk.memory.person.step).toMatchObject({ when: 'today', on: FACTS.today });
    const next = { ...FACTS, today: '2026-11-21', now: '2026-11-21T15:00:00.000Z' };
    const back = visit(talk, next, 86_400_000);
    expect(back.last.step).toBe('RETURN.step');
    expect(play(['>did'], back, next).talk.memory.person.step).toBeNull();
  });
});

it('gives the same reply for the same talk', () => {
  const inputs = ['I cannot sleep', '>worry', 'the bills', 'ok'];
  expect(play(inputs)).toEqual(play(inputs));
});

it('says no line twice in a conversation while another is left', () => {
  const { replies } = play(['asdf qwer', 'zxcv lkjh', 'poiu mnbv', 'qwer zxcv', 'lkjh asdf', 'mnbv poiu']);
  const lines = replies.flatMap((reply) => reply.lines);
  expect(new Set(lines).size).toBe(lines.length);
});
