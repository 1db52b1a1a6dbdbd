import type { Reply } from '~/domain/harbor/machine/saying/say';
import type { Facts } from '~/domain/harbor/machine/talk/facts';
import { NEW_MEMORY, NO_RISK, type Talk } from '~/domain/harbor/machine/talk/state';
import { welcome } from '~/domain/harbor/machine/talk/welcome';
import { opening, turn } from '~/domain/harbor/machine/turn/turn';
import type { Topic } from '~/domain/listener/labels';
import { assess } from '~/domain/safety/assess';
import { DAY_MS } from '../../../app/domain/calendar/durations';

export const FACTS: Facts = {
  firstName: 'Ines',
  now: '2026-11-20T15:00:00.000Z',
  today: '2026-11-20',
  hour: 15,
  checkIns: [],
  plan: null,
  modelHost: null,
  isMinor: false,
  isNoteOpen: false,
};

export interface Played {
  talk: Talk;
  replies: Reply[];
  last: Reply;
}

/** Begins a talk as a new visit does. */
export function visit(before: Talk | null = null, facts: Facts = FACTS, age = Infinity): Played {
  const { talk, to } = welcome(before, { age, facts });
  const opened = opening(talk, to, facts);
  return { talk: opened.talk, replies: [opened.reply], last: opened.reply };
}

/** Plays inputs one after another: `>id` presses a button, everything else is typed. */
export function play(inputs: readonly string[], from: Played = visit(), facts: Facts = FACTS): Played {
  return inputs.reduce<Played>((played, input) => {
    const turned = input.startsWith('>')
      ? turn(played.talk, { choice: input.slice(1) }, facts)
      : turn(
          played.talk,
          { text: input, heard: assess(input, { before: played.talk.risk.language }) },
          facts,
        );
    return { talk: turned.talk, replies: [...played.replies, turned.reply], last: turned.reply };
  }, from);
}

/** A talk that stands at a step, as if it had been led there. */
export function at(step: string, risk: Partial<Talk['risk']> = {}, facts: Facts = FACTS): Played {
  const talk: Talk = { risk: { ...NO_RISK, ...risk }, memory: NEW_MEMORY };
  const opened = opening(talk, step, facts);
  return { talk: opened.talk, replies: [opened.reply], last: opened.reply };
}

/** A talk that stands at a topic's step, in a language. */
export function inLanguage(step: string, language: 'en' | 'es', topic: Topic): Played {
  const from = at(step, { language });
  return { ...from, talk: { ...from.talk, memory: { ...from.talk.memory, topic } } };
}

/** The steps of all replies to these inputs, on a visit of their own. */
export const stepsOf = (inputs: readonly string[], ...rest: Parameters<typeof visit>): string[] =>
  play(inputs, visit(...rest)).replies.map(({ step }) => step);

/** The last reply to these inputs. */
export const lastOf = (inputs: readonly string[], from = visit()): Reply => play(inputs, from).last;

/** What is known so many days later. */
export const inDays = (days: number): Facts => ({
  ...FACTS,
  now: new Date(Date.parse(FACTS.now) + days * DAY_MS).toISOString(),
  today: new Date(Date.parse(FACTS.now) + days * DAY_MS).toISOString().slice(0, 10),
});
