import { isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { isNotThat } from '../plain-danger/denied/put-right-in-risk';
import { asksBack } from '../plain-danger/others/who-reads';
import { hasTold } from '../signs/told';
import { familyOf, isSafetyStep, type Move } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

/** Where a flow goes on when what is typed at a step cannot be placed: the next safest step, in this order. */
const NEXT: Readonly<Record<string, string>> = {
  NS: 'NS.2',
  'NS.2': 'SUI.1',
  'SUI.1': 'SUI.near',
  'SUI.today': 'SUI.who',
  'SUI.day': 'SUI.who',
  'SUI.means': 'SUI.apart',
  'SUI.gun': 'PERSON',
  'SUI.pills': 'SUI.apart',
  'SUI.place': 'PERSON',
  'SUI.apart': 'PERSON',
  'SUI.far': 'PERSON',
  'SUI.near': 'PERSON',
  'SUI.who': 'PERSON.line',
  'SUI.with': 'TEN.1',
  'SUI.worse': 'PERSON.line',
  'SUI.stay': 'PERSON.line',
  BARRIER: 'PERSON.line',
  'BARRIER.b1': 'SUI.who',
  'BARRIER.b2': 'SUI.who',
  'BARRIER.b3': 'SUI.who',
  'BARRIER.b4': 'SUI.who',
  'BARRIER.b5': 'SUI.who',
  PERSON: 'PERSON.line',
  'PERSON.sent': 'PERSON.next',
  'PERSON.wait': 'PERSON.next',
  'PERSON.next': 'PERSON.line',
  'PERSON.line': 'TEN.1',
  'TEN.away': 'TEN.2',
  'TEN.1': 'TEN.2',
  'TEN.2': 'TEN.3',
  'TEN.3': 'TEN.4',
  'TEN.4': 'SUI.stay',
  COMING: 'SUI.with',
  'COMING.with': 'COMING.way',
  SAFER: 'SAFER.held',
  HARM: 'HARM.care',
  'HARM.911': 'OD.cannot',
  'HARM.care': 'HARM.2',
  'HARM.2': 'SUI.1',
  'HARM.3': 'PERSON',
  OD: 'OD.911',
  'OD.fine': 'OD.cannot',
  'OD.911': 'OD.cannot',
  'OD.wait': 'OD.cannot',
  HURT: 'HURT.who',
  'HURT.911': 'HURT.cannot',
  'HURT.cannot': 'HURT.line',
  'HURT.abroad': 'HOME.plan',
  'HURT.who': 'HURT.next',
  'HURT.else': 'HURT.next',
  'HURT.line': 'HOME.plan',
  'HURT.next': 'HOME.plan',
  HOME: 'HOME.plan',
  'HOME.neck': 'HOME.plan',
  'HOME.plan': 'HURT.next',
  ASSAULT: 'ASSAULT.later',
  'ASSAULT.soon': 'HURT.next',
  'ASSAULT.later': 'HURT.next',
  CHILD: 'CHILD.words',
  'CHILD.words': 'CHILD.scared',
  'CHILD.other': 'CHILD.next',
  'HURT.other': 'HURT.their',
  VOICES: 'VOICES.3',
  'VOICES.3': 'PERSON',
  WITHDRAW: 'WITHDRAW.doc',
  'WITHDRAW.911': 'WITHDRAW.cannot',
  'WITHDRAW.cannot': 'WITHDRAW.alone',
  'WITHDRAW.alone': 'SUI.stay',
  'WITHDRAW.doc': 'PERSON',
  OTHER: 'OTHER.2',
  'OTHER.2': 'PERSON.line',
  THIRD: 'THIRD.ask',
  'THIRD.911': 'THIRD.silent',
  'THIRD.baby': 'OD.cannot',
  'THIRD.coming': 'THIRD.night',
  'THIRD.way': 'THIRD.words',
  'THIRD.unseen': 'THIRD.check',
  'THIRD.check': 'THIRD.words',
  'THIRD.silent': 'THIRD.words',
  'THIRD.ask': 'THIRD.words',
  'THIRD.yes': 'THIRD.night',
  'THIRD.with': 'THIRD.night',
  'THIRD.worried': 'THIRD.words',
  'THIRD.words': 'THIRD.night',
  'THIRD.safe': 'THIRD.night',
};

/** What harm at home is, is said once in a talk. */
const ONCE = /^flow\.(?:control|counts|careful|putDown)$/;
const saidOnce = (move: Move): Move =>
  move.leads?.some((lead) => ONCE.test(lead) && move.talk.memory.said[lead] !== undefined)
    ? { ...move, leads: move.leads.filter((lead) => !ONCE.test(lead)) }
    : move;

/** Lines that say that a text was not placed; every other line answers it. */
const UNPLACED = /^flow\.(?:text|other|guess|unread)$/;
const key = (step: string) => `unplaced.${step}`;

/**
 * A step asks at most twice. What is typed at it and leads nowhere is asked once more, in other words that say what was
 * understood; then the flow goes on to its next step that was not said yet, and never back.
 */
export function goingOn({ memory: { step } }: Talk, move: Move, { text, heard }: Written): Move {
  const once = saidOnce(move);
  const { talk, to, leads = [] } = once;
  if (step === null || to !== step || !counts(talk, step, leads)) return once;
  const times = talk.memory.said[key(step)] ?? 0;
  const counted = withCount(talk, step, times + 1);
  // What asks back, or contradicts, shows that nothing was understood.
  const isAskedBack = text.includes('?') || asksBack(heard.words);
  if (times === 0)
    return {
      ...once,
      talk: counted,
      leads: leads.map((lead) =>
        isBlank(lead)
          ? isAskedBack
            ? 'flow.puzzled'
            : isNotThat(heard.words)
              ? 'flow.wrong'
              : heard.isOutright
                ? 'got.said'
                : gotAt(step, talk)
          : lead,
      ),
    };
  const answers = leads.filter((lead) => !UNPLACED.test(lead));
  const next = nextOf(talk, step);
  return next
    ? { talk: counted, to: next, leads: answers.length > 0 ? answers : ['go.on'], by: move.by }
    : { ...move, talk: counted, leads: answers.length > 0 ? answers : ['flow.here'] };
}

const isBlank = (lead: string) => /^flow\.(?:text|other|unread)$/.test(lead);

/** What was asked plainly and answered is no text that could not be placed. */
const ANSWERED =
  /^(?:flow\.(?:take|takeLife|worth|passes|until|untilLife|toldDoctor|papers\w+|policeHome|askFirst)|person\.(?:gun|pills)|withdraw\.words)$/;

/** An answer that stands beside a step without a question repeats nothing, and may come as often as it is asked for. */
const counts = ({ risk }: Talk, step: string, leads: readonly string[]): boolean =>
  isSafetyStep(step) &&
  isCrisis(risk.level) &&
  !OWN_RULES.test(step) &&
  !leads.some((lead) => ANSWERED.test(lead)) &&
  (WORDS.en[step]?.ask !== undefined || (leads.length > 0 && leads.every((lead) => UNPLACED.test(lead))));
/** Questions, and what comes after "sometimes" and "rather not": they have an order of their own. */
const OWN_RULES = /^(?:SQ|QUIET|SOME|FOLLOW|HOW|END|SAFER\.read)(?:\.|$)/;

const withCount = ({ risk, memory }: Talk, step: string, times: number): Talk => ({
  risk,
  memory: { ...memory, said: { ...memory.said, [key(step)]: times } },
});

/** The first step on the way that was not said in this talk; null where all of them were. */
function nextOf({ memory: { said } }: Talk, step: string): string | null {
  const seen = new Set([step]);
  for (let next = NEXT[step]; next !== undefined && !seen.has(next); next = NEXT[next]) {
    if (said[next] === undefined && said[`${next}?`] === undefined) return next;
    seen.add(next);
  }
  return null;
}

const OF_BODY = /^(?:BODY|WITHDRAW|FOOD)$/;
/** What was understood so far, by the flow and by what was told. */
function gotAt(step: string, talk: Talk): string {
  const { flow, level } = talk.risk;
  if (familyOf(step) === 'SUI' && isOnlyHeard(talk)) return 'flow.puzzled';
  if (GOT_AT[step]) return GOT_AT[step];
  const family = /^OD\./.test(step) && OF_BODY.test(flow ?? '') ? (flow ?? '') : familyOf(step);
  if (GOT_IN[family]) return GOT_IN[family];
  const ofFlow = GOT_IN[flow ?? ''];
  if (ofFlow && flow !== 'SUI') return ofFlow;
  if (hasTold(talk, 'away')) return 'got.away';
  return level === 'imminent' ? 'got.today' : 'got.life';
}
/** Their own life is what signs sound like, and nothing that they have said: it is not said back as if they had. */
const isOnlyHeard = ({ risk }: Talk): boolean => risk.answer === null && risk.raisedBy !== 'person';
const GOT_AT: Readonly<Record<string, string>> = {
  'CHILD.other': 'flow.other',
  'CHILD.next': 'flow.other',
  'HURT.other': 'flow.other',
  'HURT.their': 'flow.other',
  'SUI.1': 'got.life',
  'SUI.today': 'got.today',
  'SUI.means': 'got.means',
  'SUI.gun': 'got.means',
  'SUI.pills': 'got.means',
  'SUI.place': 'got.means',
  'SUI.apart': 'got.means',
  'SUI.far': 'got.means',
  'SUI.with': 'got.with',
  COMING: 'got.coming',
  'COMING.with': 'got.with',
  'COMING.way': 'got.body',
  'COMING.there': 'got.body',
  'COMING.worse': 'got.body',
};
const GOT_IN: Readonly<Record<string, string>> = {
  NS: 'got.unsafe',
  BARRIER: 'got.barrier',
  PERSON: 'got.person',
  SAFER: 'got.safer',
  TEN: 'got.ten',
  HARM: 'got.harm',
  OD: 'got.taken',
  HURT: 'got.hurt',
  HOME: 'got.hurt',
  ASSAULT: 'got.hurt',
  CHILD: 'got.hurt',
  VOICES: 'got.voices',
  WITHDRAW: 'got.body',
  BODY: 'got.body',
  FOOD: 'got.body',
  MANIA: 'got.body',
  OTHER: 'got.others',
  THIRD: 'got.third',
};
