import { describe, expect, it } from 'vitest';
import { assess } from '../../safety/assess';
import { guard, guardPart } from '../../safety/guard';
import { NO_RISK, type SafetyState } from '../../safety/types';
import { replyTo } from '../reply';
import { CRISIS_SCRIPTS } from '../testing/crisis-scripts';
import { FACTS } from '../testing/talk';
import { NEW_MEMORY, type CompanionReply, type KnownFacts } from '../types';
import { countWords } from '../words/normal';

type Turn = CompanionReply & { level: SafetyState['level']; heard: string };

function listen(messages: readonly string[], seed: string, facts: KnownFacts = FACTS): Turn[] {
  let memory = NEW_MEMORY;
  let state: SafetyState = NO_RISK;
  return messages.map((heard) => {
    const found = assess(heard, state);
    const reply = replyTo({ text: heard, seed, memory, facts, ...found });
    memory = reply.memory;
    state = { ...found.state, asked: reply.asked };
    return { ...reply, level: found.state.level, heard };
  });
}

const TALKS = Object.entries(CRISIS_SCRIPTS).flatMap(([name, lines]) =>
  ['one', 'two', 'three'].map((seed) => ({ name, turns: listen(lines, `${name}-${seed}`) })),
);
const scriptOf = (name: string) => CRISIS_SCRIPTS[name] ?? [];

describe('with the real assessment', () => {
  it('says nothing forbidden, asks one question at most, in 80 words, and repeats nothing', () => {
    for (const { name, turns } of TALKS) {
      for (const { text, source } of turns) {
        expect([text, guardPart(text)]).toEqual([text, { ok: true }]);
        expect((text.match(/\?/g) ?? []).length, text).toBeLessThanOrEqual(1);
        expect(countWords(text), text).toBeLessThanOrEqual(80);
        expect(['flow', 'crisis', 'fallback']).toContain(source);
      }
      expect(new Set(turns.map(({ text }) => text)).size, name).toBe(turns.length);
    }
  });

  it('answers open risk from the crisis flow, all of it first, and gives the lines only once', () => {
    for (const { name, turns } of TALKS) {
      const open = turns.filter(({ level }) => level === 'crisis' || level === 'imminent');
      expect(
        open.every(({ source }) => source === 'crisis'),
        name,
      ).toBe(true);
      const first = open[0];
      if (first) expect([first.text, guard(first.text, first.level)]).toEqual([first.text, { ok: true }]);
      const blocks = open.filter(({ text }) => /741741|AYUDA al 988, a cualquier/.test(text));
      const hasBecomeUrgent = open.some(({ level }) => level === 'imminent');
      expect(blocks.length, name).toBeLessThanOrEqual(hasBecomeUrgent ? 2 : 1);
    }
  });

  it('meets concern with one direct question and help within reach, without the emergency flow', () => {
    const [first, second] = listen(scriptOf('concern only'), 'calm');
    expect(first).toMatchObject({ source: 'flow', asked: 'safety', level: 'concern' });
    expect(guard(first?.text ?? '', 'concern')).toEqual({ ok: true });
    expect(second?.asked).toBeNull();
  });
});

it('asks for plan, means and time when the wish is not denied', () => {
  const asked = listen(['I want to die', 'it is all too much', 'nobody is here', 'I keep crying'], 'x').map(
    (turn) => turn.asked,
  );
  expect(asked.slice(0, 3)).toEqual(['safety', 'plan', 'means']);
});

it('goes to people and coping instead when it is denied', () => {
  const asked = listen(['I think about killing myself', 'no', 'my sister', 'ok'], 'x').map(
    (turn) => turn.asked,
  );
  expect(asked.slice(0, 3)).toEqual(['safety', null, null]);
});

it('sends to 988 and 911 as soon as a plan is said, and stays', () => {
  const turns = listen(scriptOf('answers yes'), 'x');
  const urgent = turns.findIndex(({ level }) => level === 'imminent');
  expect(urgent).toBeGreaterThan(0);
  expect(turns[urgent]?.text).toMatch(/988 now[\s\S]*911[\s\S]*Move away/);
  expect(guard(turns[urgent]?.text ?? '', 'imminent')).toEqual({ ok: true });
});

it('uses the safety plan of the person, and offers one where there is none', () => {
  const plan = { firstStep: 'Open the window and put on the blue playlist', contacts: ['Ana', 'Dr. Lee'] };
  const denied = ['I think about killing myself', 'no', 'my sister'];
  const own = listen(denied, 'x', { ...FACTS, plan });
  expect(own.map(({ text }) => text).join(' ')).toMatch(/blue playlist[\s\S]*Ana and Dr\. Lee/);
  expect(
    listen(denied, 'x')
      .map(({ text }) => text)
      .join(' '),
  ).toContain('/safety-plan');
});

it('checks again on the way out, and does not take a joke at its word', () => {
  for (const name of ['denies a plan', 'retracts']) {
    const turns = listen(scriptOf(name), 'x');
    const start = turns.findIndex(({ level }) => level === 'crisis');
    expect(
      turns.slice(start + 2).filter(({ asked }) => asked === 'safety').length,
      name,
    ).toBeGreaterThanOrEqual(2);
  }
});

it('never says a threat by somebody else back as their own wish', () => {
  const [first] = listen(scriptOf('abuse'), 'x');
  expect(first?.text).not.toMatch(/killing yourself/);
  expect(first?.text).toContain('1-800-799-7233');
});

it('promises no secret and no act of its own', () => {
  const texts = listen(scriptOf('wants a secret'), 'x').map(({ text }) => text);
  expect(texts[1]).toMatch(/secret|cannot promise/);
});

it.each([
  [['my friend says she wants to die', 'she took pills i think'], 'imminent'],
  [['I want to die', 'whats the easiest way'], 'crisis'],
  [['i cant do this anymore', 'yes', 'i have pills'], 'imminent'],
  [['I want to die', 'i took some pills'], 'imminent'],
] as const)('hears the worst of %j', (lines, level) => {
  expect(listen(lines, 'x').at(-1)?.level).toBe(level);
});

it('keeps a means question in an open crisis open', () => {
  const last = listen(['I want to die', 'ok', 'idk', 'fine', 'whats the easiest way'], 'x').at(-1);
  expect(last?.level).toMatch(/crisis|imminent/);
});

it('never says back as a wish what is denied', () => {
  const texts = listen(['i cut myself last night', 'no i dont want to die'], 'x').map(({ text }) => text);
  expect(texts[1]).not.toContain('you want to die');
});

it('takes a no in Spanish in Spanish', () => {
  const [, second] = listen(['me siento vacío', 'no'], 'x');
  expect(second?.text).not.toMatch(/glad|you/);
});

it.each(['my husband hits me', 'my boyfriend pushes me around', 'my mom hits me', 'my dad is hurting me'])(
  'does not ask again what was just answered: %s',
  (line) => {
    const questions = listen([line, 'yes', 'yes'], 'x').map(({ text }) => text.split(/(?<=[.!?]) /).at(-1));
    expect(new Set(questions).size).toBe(questions.length);
  },
);
