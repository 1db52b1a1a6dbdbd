import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import { isCrisis, NO_RISK, type SafetyQuestion, type SafetyState } from './types';

/** Says these one after another; `asked` is what the reply before the last one asked. */
function after(turns: string[], asked: SafetyQuestion = null, state: SafetyState = NO_RISK) {
  let last = assess(turns[0] ?? '', turns.length === 1 ? { ...state, asked } : state);
  for (const [index, text] of turns.slice(1).entries()) {
    last = assess(text, index === turns.length - 2 ? { ...last.state, asked } : last.state);
  }
  return last;
}

describe('the state of a conversation', () => {
  it('keeps risk open while the talk goes elsewhere, and lets it sink slowly', () => {
    const talk = ['I want to die', 'anyway', 'I made soup', 'it rained'];
    expect(after(talk.slice(0, 3)).state.level).toBe('crisis');
    expect(after(talk).state.level).toBe('concern');
    expect(after([...talk, 'a', 'b']).state.level).toBe('concern');
    expect(after([...talk, 'a', 'b', 'c']).state.level).toBe('none');
  });

  it('does not close at a retraction', () => {
    const { assessment, state } = after(['I want to kill myself', 'just kidding, I am fine']);
    expect(assessment.level).toBe('none');
    expect(state).toMatchObject({ level: 'crisis', category: 'suicide', subject: 'self' });
  });

  it.each([
    ['yes', 'safety', 'crisis'],
    ['yeah I guess', 'safety', 'crisis'],
    ['I don’t know', 'safety', 'crisis'],
    ['maybe', 'safety', 'crisis'],
    ['Sí', 'safety', 'crisis'],
    ['a veces', 'safety', 'crisis'],
    ['maybe. tonight', 'timing', 'imminent'],
    ['tonight', 'timing', 'imminent'],
    ['yes, I have', 'means', 'imminent'],
    ['yep', 'plan', 'imminent'],
    ['esta noche', 'timing', 'imminent'],
  ] as const)('reads %j after the question about %s as %s', (answer, asked, level) => {
    const { assessment } = after(['I feel hopeless', answer], asked);
    expect(assessment).toMatchObject({ level, subject: 'self' });
    expect(assessment.rules).toContain(`state.yes-to-${asked}`);
  });

  it.each(['no', 'No, I would never', 'nope', 'not really', "I'm safe", 'no, estoy bien', 'nunca'])(
    'reads %j as no answer of risk, and keeps what was open',
    (answer) => {
      const { assessment, state } = after(['I feel hopeless', answer], 'safety');
      expect(assessment.level).toBe('none');
      expect(state.level).toBe('concern');
    },
  );

  it.each(['I am at work in the bathroom', 'I have a dog here', 'I do the dishes first'])(
    'reads %j as talk and not as a yes',
    (answer) => {
      expect(after(['I feel hopeless', answer], 'safety').assessment.level).toBe('none');
    },
  );

  it('hears means within reach while risk is open, asked or not, and not what is out of reach', () => {
    const level = (text: string) => after(['I want to die', text]).assessment.level;
    expect(level('there are pills in the house')).toBe('imminent');
    expect(level('hay una pistola en la casa')).toBe('imminent');
    expect(level('my sister has locked the pills away')).toBe('none');
    expect(isCrisis(after(['There are pills in the house']).assessment.level)).toBe(false);
  });

  it('takes a goodbye as one where nothing is open, and as risk where something is', () => {
    for (const text of ['Goodbye', 'ok goodbye Harbor', 'adiós']) {
      expect(after([text]).assessment.level, text).toBe('none');
      expect(after(['I want to die', text]).state.level, text).toBe('crisis');
    }
  });

  it.each(['he left me', 'k', 'x'])('keeps to English at %j', (text) => {
    expect(after([text]).state.language).toBe('en');
  });

  it('hears what follows a no', () => {
    expect(after(['I feel hopeless', 'no but I want to die'], 'safety').assessment.level).toBe('crisis');
  });

  it('reads no "yes" where nothing was asked', () => {
    expect(after(['I feel hopeless', 'yes']).assessment.level).toBe('none');
  });

  it('counts a question about means while risk is open, and not otherwise', () => {
    const question = 'how many of these pills is too many';
    expect(after(['I want to die', 'how tall is that bridge']).assessment).toMatchObject({ level: 'crisis' });
    expect(after(['I want to die', question]).assessment.level).not.toBe('none');
    expect(after(['I like walks', 'how tall is that bridge']).assessment.level).toBe('none');
  });

  it('counts the turns of a crisis, so that its flow does not begin anew', () => {
    expect(after(['I want to die']).state.crisisTurns).toBe(1);
    expect(after(['I want to die', 'I mean it', 'I want to die']).state.crisisTurns).toBe(3);
  });

  it('asks nothing twice: the question is spent with the next message', () => {
    expect(after(['I feel hopeless', 'soup'], 'safety').state.asked).toBeNull();
  });

  it('remembers whom it is about, and the language', () => {
    expect(after(['mi hermana quiere suicidarse', 'si'], 'safety').state).toMatchObject({
      subject: 'other',
      language: 'es',
    });
  });
});
