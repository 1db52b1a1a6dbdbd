import type { Reply } from '~/domain/harbor/machine/saying/say';
import type { Facts } from '~/domain/harbor/machine/talk/facts';
import type { Talk } from '~/domain/harbor/machine/talk/state';
import { type Input, turn } from '~/domain/harbor/machine/turn/turn';
import { assess } from '~/domain/safety/assess';
import type { HeardText, SafetyLanguage } from '~/domain/safety/types';
import { WALK_TEXTS } from '../../fixtures/harbor/walk-texts';
import { FACTS, visit } from './play';

/** What somebody does at one turn: a number chooses among the newest buttons, or among the texts of a language. */
export type Act = { press: number } | { write: number; language: SafetyLanguage };

export interface WalkedTurn {
  /** Counts conversations: after a goodbye the next turn begins another. */
  conversation: number;
  typed: { text: string; language: SafetyLanguage } | null;
  reply: Reply;
}

/** Plays a walk: what cannot be pressed is written. */
export function walk(acts: readonly Act[], facts: Facts = FACTS): WalkedTurn[] {
  let { talk, last } = visit(null, facts);
  let conversation = 0;
  const turns: WalkedTurn[] = [];
  for (const act of acts) {
    if (last.step.startsWith('END') && last.level === 'none') {
      ({ talk, last } = visit(talk, facts));
      conversation += 1;
    }
    const { input, typed } = inputOf(act, talk, last);
    const turned = turn(talk, input, facts);
    talk = turned.talk;
    last = turned.reply;
    turns.push({ conversation, typed, reply: last });
  }
  return turns;
}

function inputOf(act: Act, { risk }: Talk, { choices }: Reply): { input: Input; typed: WalkedTurn['typed'] } {
  if ('press' in act) {
    const choice = choices[act.press % Math.max(1, choices.length)];
    if (choice) return { input: { choice: choice.id }, typed: null };
  }
  const language = 'language' in act ? act.language : risk.language;
  const texts = WALK_TEXTS[language];
  const text = texts[('write' in act ? act.write : act.press) % texts.length] ?? '';
  return { input: { text, heard: hear(text, risk.language) }, typed: { text, language } };
}

const HEARD = new Map<string, HeardText>();
/** The same text is heard many times over. */
function hear(text: string, before: SafetyLanguage): HeardText {
  const key = `${before} ${text}`;
  const heard = HEARD.get(key) ?? assess(text, { before });
  HEARD.set(key, heard);
  return heard;
}
