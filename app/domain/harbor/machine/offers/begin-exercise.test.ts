import { describe, expect, it } from 'vitest';
import { at, FACTS, play, visit } from '../../../../../tests/factories/harbor/play';
import { EXERCISE_NAMES } from '../../content/exercise-words';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import { NEW_MEMORY, NO_MEMORY, NO_RISK } from '../talk/state';
import { turn } from '../turn/turn';
import { exerciseChoice } from './begin-exercise';

const BREATHE = `>${exerciseChoice('BREATH')}`;
const ids = Object.keys(EXERCISES) as ExerciseId[];
const stepsOf = (...played: Parameters<typeof play>) => play(...played).replies.map(({ step }) => step);

describe('an exercise begun from its own page', () => {
  it.each(ids)('opens %s, with its frame where it is rated, and as the person’s own line its name', (id) => {
    const { reply, own, talk } = turn(visit().talk, { choice: exerciseChoice(id) }, FACTS);
    expect(reply.step).toBe(/^(?:WRITE|WORDS|DECIDE|SPEAK)$/.test(id) ? `${id}.1` : 'X.offer');
    expect(own).toBe(EXERCISE_NAMES.en[id].name);
    expect(talk.memory.exercise).toBe(id);
  });

  it('is rated before and after, and can be stopped at a step', () => {
    expect(stepsOf([BREATHE, '>start', '>4', '>next', '>done', '>done', '>2'], visit()).slice(1)).toEqual([
      'X.offer',
      'X.before',
      'BREATH.1',
      'BREATH.2',
      'BREATH.3',
      'X.after',
      'X.lower',
    ]);
    expect(play([BREATHE, '>start', '>4', '>next', '>stop']).last.step).toBe('X.stopped');
  });

  it('begins anew where it was open already', () => {
    const { last, talk } = play([BREATHE, '>start', '>4', '>next', BREATHE]);
    expect([last.step, talk.memory.slots]).toEqual(['X.offer', {}]);
  });

  it('ends another exercise that was open, with what was written into it', () => {
    const { talk } = play([`>${exerciseChoice('THOUGHT')}`, '>start', '>3', 'They laughed', BREATHE]);
    expect(talk.memory).toMatchObject({ exercise: 'BREATH', slots: {}, suspended: null });
  });

  it('keeps a topic that was open, to come back to', () => {
    expect(play([BREATHE], at('TOPIC.work')).talk.memory.suspended).toBe('TOPIC.work');
  });

  it('speaks the language of the talk', () => {
    const { reply, own } = turn(
      at('PICK', { language: 'es' }).talk,
      { choice: exerciseChoice('BREATH') },
      FACTS,
    );
    expect([reply.language, own]).toEqual(['es', EXERCISE_NAMES.es.BREATH.name]);
  });

  it('is none by a name that is no exercise', () => {
    for (const name of ['exercise:NOPE', 'exercise:', 'exercise:toString', 'exercise:X.offer']) {
      expect(play([`>${name}`]).last.step, name).toBe('OPEN');
    }
  });
});

describe('an exercise begun while danger is open', () => {
  it.each([
    ['I want to die', 'SUI.1'],
    ['I am going to kill myself tonight', 'SUI.today'],
    ['my husband put his hands around my throat last night', 'HOME.neck'],
    ['my best friend says she wants to kill herself', 'THIRD'],
  ])('after %j leaves the flow where it is, with its words, its buttons and the card', (text, step) => {
    const { replies, talk } = play([text, BREATHE]);
    const [before, after] = replies.slice(-2);
    expect(after).toMatchObject({ step, level: before?.level, hasCard: true, choices: before?.choices });
    expect(after?.lines.length).toBeGreaterThan(0);
    expect(talk.memory.suspended).toBe('BREATH.1');
  });

  it('holds after each press, however often', () => {
    const { replies } = play(['I want to die', '>thoughts', BREATHE, BREATHE, BREATHE]);
    expect(replies.slice(2).map(({ step, level }) => [step, level])).toEqual(
      Array(4).fill(['SUI.near', 'crisis']),
    );
  });

  it('waits behind a question that was not answered, and comes after a no', () => {
    const asked = at('SQ.plain', { level: 'concern', raisedBy: 'signs', seen: { 's.hopeless': 1 } });
    const { replies } = play([BREATHE, '>no'], asked);
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SQ.plain', 'concern'],
      ['X.offer', 'none'],
    ]);
    expect(replies[1]).toMatchObject({ asks: true, choices: asked.last.choices });
    expect(play([BREATHE, '>yes'], asked).last.step).toBe('SUI.1');
  });

  it('waits behind the question of a low day, which a no to it answers for that day', () => {
    const { replies, talk } = play([BREATHE, '>no'], at('LOW'));
    expect(replies.map(({ step }) => step)).toEqual(['LOW', 'LOW', 'X.offer']);
    expect(talk.memory.person.softNoAt).toBe(FACTS.now);
  });

  it('leaves the ways on after a low day’s no as they are, where none was begun', () => {
    const { last, talk } = play(['>no'], at('LOW'));
    expect([last.step, last.lines.length, talk.risk.answer]).toEqual(['LOW.no', 1, 'no']);
    expect(talk.memory.person.softNoAt).toBe(FACTS.now);
  });

  it('waits behind what the next visit asks about', () => {
    const openRisk = { at: FACTS.now, flow: 'SUI', isAnswered: true };
    const before = { risk: NO_RISK, memory: { ...NEW_MEMORY, person: { ...NO_MEMORY, openRisk } } };
    expect(stepsOf([BREATHE], visit(before, FACTS))).toEqual(['FOLLOW', 'FOLLOW']);
  });

  it('is not rated at concern, and lowers nothing', () => {
    const { replies } = play([BREATHE, '>next', '>done', '>done'], at('SQ.held', { level: 'concern' }));
    expect(replies.slice(1).map(({ step, level }) => [step, level])).toEqual([
      ['BREATH.1', 'concern'],
      ['BREATH.2', 'concern'],
      ['BREATH.3', 'concern'],
      ['X.done', 'concern'],
    ]);
  });
});
