import { describe, expect, it } from 'vitest';
import { at, FACTS, inDays, lastOf, play, visit } from '../../../../../tests/factories/harbor/play';
import { DAY_MS } from '../../../calendar/durations';

describe('what is said outright', () => {
  it.each([
    ['I want to die', 'SUI.1', 'crisis'],
    ['Quiero morirme', 'SUI.1', 'crisis'],
    ['I am going to kill myself tonight', 'SUI.today', 'imminent'],
    ['I took all the pills an hour ago, I want to die', 'OD', 'imminent'],
    ['I cut myself again and I want to do it more', 'HARM', 'crisis'],
    ['my best friend says she wants to kill herself', 'THIRD', 'crisis'],
    ['a voice tells me to hurt my brother and I have to obey', 'VOICES', 'crisis'],
  ])('%j opens its own flow', (text, step, level) => {
    expect(lastOf([text])).toMatchObject({ step, level, asks: true, hasCard: true });
  });

  it('is not asked what was said with it: hands on the neck by a husband', () => {
    const last = lastOf(['my husband put his hands around my throat last night']);
    expect(last).toMatchObject({ step: 'HOME.neck', level: 'imminent', hasCard: true });
  });

  it('goes on in its flow when it is said again, and does not begin anew', () => {
    const { replies } = play(['I want to die', '>thoughts', 'I still want to die']);
    expect(replies.map(({ step }) => step).slice(1)).toEqual(['SUI.1', 'SUI.near', 'SUI.near']);
  });

  it('is graver with a time, and with something at hand', () => {
    expect(lastOf(['I want to die', 'there are pills in the house']).level).toBe('imminent');
    expect(lastOf(['I want to die', 'my sister has locked the pills away']).level).toBe('crisis');
  });
});

describe('a level', () => {
  it.each([
    ['time', ['it rained', 'we had soup', 'the bus was late', 'the bus was late', 'nothing new', 'ok']],
    ['a change of subject', ['can we talk about my job instead', 'my boss is on holiday', 'I like soup']],
    ['a joke', ['haha just kidding', 'lol']],
    ['a bare denial', ['I am fine', 'forget it']],
  ])('never falls by %s', (_, texts) => {
    const { replies } = play(['I want to die', ...texts]);
    expect(replies.slice(1).every(({ level }) => level === 'crisis')).toBe(true);
  });

  it('falls by the person’s own answers, one step at a time', () => {
    const { replies } = play(['I want to die tonight, I have the pills here', '>with', '>safer', '>someone']);
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SUI.today', 'imminent'],
      ['SUI.with', 'imminent'],
      ['SAFER', 'crisis'],
      ['SAFER.good', 'concern'],
    ]);
  });

  it('falls by own words of safety only once they were read back', () => {
    const { replies } = play([
      'I want to die',
      'my sister is here with me now, I am safe',
      '>yes',
      '>someone',
    ]);
    expect(replies.map(({ step, level }) => [step, level]).slice(1)).toEqual([
      ['SUI.1', 'crisis'],
      ['SAFER.read', 'crisis'],
      ['SAFER', 'crisis'],
      ['SAFER.good', 'concern'],
    ]);
  });

  it('is let go of where the signs were misread', () => {
    const { replies } = play(['I want to die', '>misread', '>misread']);
    expect(replies.at(-1)).toMatchObject({ level: 'none' });
  });
});

describe('the next visit', () => {
  const crisis = () => play(['I want to die', '>thoughts']).talk;

  it.each([
    [1, 'FOLLOW', 'concern'],
    [13, 'FOLLOW', 'concern'],
    [15, 'RETURN.hello', 'none'],
  ])('after %i days begins with %s', (days, step, level) => {
    expect(visit(crisis(), inDays(days), days * DAY_MS).last).toMatchObject({ step, level });
  });

  it('keeps the level of somebody who comes back at once', () => {
    expect(visit(crisis(), FACTS, 60_000).last).toMatchObject({ step: 'FOLLOW', level: 'crisis' });
  });

  it('closes the risk when it is gone, and asks no more', () => {
    const facts = inDays(2);
    const gone = play(['>gone'], visit(crisis(), facts, 2 * DAY_MS), facts);
    expect(gone.last.level).toBe('none');
    expect(visit(gone.talk, inDays(3), DAY_MS).last.step).toBe('RETURN.hello');
  });

  it('asks about another danger as what it was', () => {
    const { talk } = play(['my husband put his hands around my throat last night']);
    expect(visit(talk, inDays(1), DAY_MS).last.step).toBe('FOLLOW.danger');
  });

  it('asks about a note that crossed the line, and after a very low check-in', () => {
    expect(visit(null, { ...FACTS, isNoteOpen: true }).last).toMatchObject({ step: 'SQ.note', asks: true });
    const low = { ...FACTS, checkIns: [{ localDate: FACTS.today, answers: { overallMood: 1 as const } }] };
    expect(visit(null, low).last).toMatchObject({ step: 'LOW', asks: true });
    expect(play(['>no'], visit(null, low), low).last.step).toBe('LOW.no');
  });
});

describe('"I am not safe right now"', () => {
  it.each(['SQ.plain', 'X.before', 'TOPIC.work', 'SUI.near', 'BREATH.2', 'END'])('answers at %s', (step) => {
    expect(play(['>not-safe'], at(step)).last).toMatchObject({ step: 'NS', level: 'crisis', hasCard: true });
  });

  it('leads to each danger by its own way', () => {
    const of = (...choices: string[]) => play(['>not-safe', ...choices.map((id) => `>${id}`)]).last.step;
    expect([
      of('life'),
      of('hurt'),
      of('someone'),
      of('others'),
      of('else', 'third'),
      of('else', 'body'),
    ]).toEqual(['SUI.today', 'OD', 'HURT', 'OTHER', 'THIRD', 'BODY']);
  });

  it('pressed by mistake is asked about once, and let go of', () => {
    const { replies } = play(['>not-safe', '>else', '>mistake', '>no']);
    expect(replies.slice(-2).map(({ step }) => step)).toEqual(['SQ.soft', expect.any(String)]);
  });
});
