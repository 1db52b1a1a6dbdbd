import { wasShown } from '../plain/of-harbor/idling';
import {
  bodyInAlarm,
  hardBeside,
  liesAwake,
  makesSmall,
  wantsCalmNow,
  wasSent,
  withoutSent,
  withoutSmall,
} from '../plain/of-life/first-words';
import { gladButNot } from '../plain/of-life/glad-but';
import { phrase, typedWords } from '../plain/typed-words';
import { isExerciseStep, isSafetyStep, type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { isSetting, topicsNamed } from '../topics/topic-words';
import { aboutTopic } from './about-topic';
import { readAlone } from './unechoed';

/** In what sounds like more danger than this, the first words go their own way. */
const HARMLESS = 0.5;
const LONGEST = 260;
/** Nothing was told yet. */
const IS_FIRST = /^(?:OPEN(?:\.again)?|GREET|CHAT(?:\.\w+)?|RETURN\.hello|LOOKING|PICK)?$/;
const isFirst = ({ memory, risk }: Talk): boolean =>
  IS_FIRST.test(memory.step ?? '') && memory.topic === null && risk.level === 'none';
const isPlain = ({ heard, text }: Written): boolean =>
  heard.level === 'none' && heard.danger < HARMLESS && text.length <= LONGEST;

/** More than this beside who sent them tells the thing itself. */
const FEW_WORDS = 9;

/** What somebody comes with before any topic: they want to come down now, their body is in alarm, or somebody sent them. */
export function broughtFirst(talk: Talk, written: Written): Move | null {
  if (!isFirst(talk) || !isPlain(written)) return null;
  const words = typedWords(written.text);
  const aside = (to: string, leads: readonly string[] = []): Move => ({
    talk: suspending(talk),
    to,
    leads,
    by: 'person',
  });
  if (wantsCalmNow(words)) return aside('HELP.calm');
  if (bodyInAlarm(words)) return aside('FIRST.body');
  if (!wasSent(words) || (wasShown(words, written.text) && !SHOULD_TALK.test(words))) return null;
  const rest = withoutSmall(withoutSent(words));
  const tells = topicsNamed(rest).some((topic) => topic !== 'friends');
  return tells || wordsIn(rest) > FEW_WORDS ? null : aside('FIRST.sent', small(words));
}
/** It was put there, and nothing was said of them: that is welcomed. */
const SHOULD_TALK = phrase('should|ought|talk(?:ing)?|speak|see|deberia|debo|tengo que|alguien|ayuda');
const wordsIn = (words: string): number => (words.match(/[a-z]{2,}/g) ?? []).length;
const small = (words: string): readonly string[] => (makesSmall(words) ? ['first.small'] : []);

/** Who lies awake takes no leave, and neither does who has only just told what it is. */
export function isNoGoodbye(talk: Talk, { heard, text }: Written): boolean {
  if (isSafetyStep(talk.memory.step) || isExerciseStep(talk.memory.step)) return false;
  if (liesAwake(typedWords(text))) return true;
  return isFirst(talk) && topicsNamed(heard.words).some((topic) => topic !== 'sleep' && topic !== 'good');
}

const UNCLEAR =
  /^(?:UNSURE\.|CONFIRM$|FEELING$|TOPIC\.more$|LOOKING$|JOKE$|COMPLAIN$|CHAT|GREET$|DECLINED|HELP\.none$)/;
const SAID_ANYWAY = /^(?:tone|remark|met|answer)\./;

/** What stands beside the thing itself in the first words: that it is made small, or that something good came with it. */
export function besidesFirst(talk: Talk, written: Written, move: Move): Move {
  if (!isFirst(talk) || !isPlain(written) || isSafetyStep(move.to) || /^(?:MATTER|END)/.test(move.to))
    return move;
  const words = typedWords(written.text);
  const mixed = withBoth(talk, written, move);
  if (mixed) return mixed;
  if (!makesSmall(words) || move.leads?.includes('first.small')) return move;
  const leads = ['first.small', ...(move.leads ?? []).filter((lead) => !SAID_ANYWAY.test(lead))];
  const isOnlyThat = topicsNamed(withoutSmall(words)).length === 0;
  return UNCLEAR.test(move.to) && isOnlyThat
    ? { talk, to: 'PICK', leads: ['first.small'], by: 'person' }
    : { ...move, leads };
}

/** Good news with a "but" is about what comes after it, and the good is not passed over. */
function withBoth(talk: Talk, written: Written, move: Move): Move | null {
  const words = typedWords(written.text);
  const hard = gladButNot(words) ? null : hardBeside(words);
  if (hard === null) return null;
  const { memory } = talk;
  const left = { ...talk, memory: { ...memory, denied: [...memory.denied, 'good' as const] } };
  const next = aboutTopic(left, readAlone(written, hard));
  const named = topicsNamed(` ${hard} `);
  const [only] = named.filter((topic) => !isSetting(topic)).concat(named);
  const isElsewhere = /^TOPIC\./.test(next.to) && !named.some((topic) => next.to === `TOPIC.${topic}`);
  if (only && (UNCLEAR.test(next.to) || isElsewhere))
    return {
      talk: { ...left, memory: { ...left.memory, topic: only } },
      to: `TOPIC.${only}`,
      leads: ['first.mixed'],
      by: 'person',
    };
  if (!/^(?:TOPIC\.(?!good|more)|WHICH|CONFIRM|UNSURE)/.test(next.to))
    return move.to === 'TOPIC.good' ? next : null;
  if (next.to.startsWith('UNSURE')) return { talk: left, to: 'PICK', leads: ['first.mixed'], by: 'person' };
  const leads = (next.leads ?? []).filter((lead) => !SAID_ANYWAY.test(lead));
  return { ...next, leads: ['first.mixed', ...leads] };
}
