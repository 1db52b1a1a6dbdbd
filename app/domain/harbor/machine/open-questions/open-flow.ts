import { soundsInOpenRisk } from '../../../safety/in-open-risk';
import { type HeardText, isCrisis, weightOf } from '../../../safety/types';
import { NOW, plainAnswer, type TypedAnswer } from '../danger/read-answer';
import { saidAt } from '../danger/said-at-step';
import { pressed } from '../offers/press';
import { watchedOrThreatened } from '../plain-danger/by-others/watched';
import { namesDying } from '../plain-danger/dying/names-dying';
import { asksForTonight } from '../plain-danger/others/helper-asks';
import { UNNAMED } from '../signs/entries';
import { ASK_FROM } from '../signs/signs';
import { withinReach } from '../signs/told';
import { raised } from '../talk/levels';
import { familyOf, isOwnQuestion, isSafetyStep, type Move, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { isUnnamed } from '../talk/unnamed';
import { wasAskedAgain } from './passed-over';

/** A danger that is said outright opens its flow; said again within it, the flow goes on. */
export function openFlow(talk: Talk, opens: string, heard: HeardText): Move {
  const { risk, memory } = talk;
  // Where it is known who hurts them, that they are hurt says no less.
  const flow =
    opens === 'HURT' && isCrisis(risk.level) && WHO_HURTS.test(risk.flow ?? '')
      ? (risk.flow ?? opens)
      : opens;
  const question = flow === UNNAMED ? questionBefore(talk, heard) : null;
  if (question) return asked(talk, question);
  if (flow === UNNAMED) return openFlow(talk, 'SUI.1', heard);
  const by = heard.rules.every((id) => /^(?:learned|overruled):/.test(id)) ? 'signs' : 'person';
  const isOpen =
    isCrisis(risk.level) && risk.flow === familyOf(flow) && isSafetyStep(memory.step) && !risk.question;
  const isGraver = weightOf(heard.level) > weightOf(risk.level);
  const at = flow === 'THIRD' && isOpen ? saidAt('THIRD', heard.words) : null;
  if (at && 'to' in at && at.to === 'THIRD.911') return { talk, to: at.to, by };
  if (isOpen && !isGraver && !memory.step?.startsWith('END')) {
    const level = raised(risk, { to: heard.level, by });
    const here = saidAt(memory.step ?? '', heard.words);
    const button = here && 'button' in here ? memory.offered.find(({ id }) => id === here.button) : undefined;
    if (button) return pressed({ risk: level, memory }, button);
    const isThreat = /^(?:HURT|HOME)/.test(flow) && watchedOrThreatened(heard.words) === 'threatened';
    return stay(
      { risk: level, memory },
      flow.startsWith('SUI') ? 'flow.text' : isThreat ? 'flow.threat' : 'flow.other',
    );
  }
  const opened = raised(risk, { to: heard.level === 'imminent' ? 'imminent' : 'crisis', by });
  const leads =
    flow === 'THIRD' && asksForTonight(heard.words)
      ? ['third.tonight']
      : flow === 'SUI.1' && isUnnamed(talk) && !namesDying(heard.words)
        ? ['flow.named']
        : [];
  return { talk: suspending({ memory, risk: isCrisisFlow(flow) ? opened : risk }), to: flow, leads, by };
}
const WHO_HURTS = /^(?:HOME|ASSAULT|CHILD)$/;

/**
 * What is heard as a crisis of their own life and does not name it: asked plainly, before whether they could act on it.
 * Null where it was named before, by their answer or by a question that came twice.
 */
function questionBefore(talk: Talk, heard: HeardText): string | null {
  const { level, flow, answer, question } = talk.risk;
  const isInFlow = isCrisis(level) && flow === 'SUI' && isSafetyStep(talk.memory.step) && !question;
  if (level === 'imminent' || isInFlow || answer === 'yes' || answer === 'sometimes') return null;
  const isAsked = isOwnQuestion(question?.step ?? '');
  if (!isAsked && wasAskedAgain(talk) && answer === 'rather' && talk.memory.said['SQ.meant?'] === undefined)
    return 'SQ.meant';
  if (wasAskedAgain(talk) || (isAsked && SAYS_IT.has(plainAnswer(heard) ?? 'other'))) return null;
  if (isAsked || answer === 'held' || answer === 'rather') return 'SQ.again';
  return answer === 'no' ? 'SQ.new' : UNNAMED;
}

const SAYS_IT: ReadonlySet<TypedAnswer> = new Set(['yes', 'sometimes']);

/** It counts as a crisis of their own life all the same. */
function asked(talk: Talk, to: string): Move {
  const { risk, memory } = talk;
  const grave = raised(risk, { to: 'crisis', by: 'signs' });
  return { talk: suspending({ memory, risk: { ...grave, flow: risk.flow ?? 'SUI' } }), to, by: 'signs' };
}

/** Flows whose first step asks before anything is held as a crisis. */
const isCrisisFlow = (flow: string) => !['FOOD', 'MANIA', 'BODY', 'SQ.figure'].includes(flow);

/** While a risk to the own life is open, means at hand or something taken is said, asked or not. */
export function openRiskMove(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const hasSaid = risk.answer === 'sometimes' || risk.answer === 'rather';
  if (
    hasSaid &&
    !isCrisis(risk.level) &&
    (soundsInOpenRisk(heard.words) === 'at-hand' || WEAPON_NEAR.test(heard.words))
  )
    return {
      talk: { memory, risk: raised(risk, { to: 'crisis', by: 'person' }) },
      to: 'SUI.means',
      by: 'person',
    };
  if (!isCrisis(risk.level) || !/^(?:SUI|HARM|NS|HOW|OD)$/.test(risk.flow ?? '')) return null;
  switch (soundsInOpenRisk(heard.words) ?? (WEAPON_NEAR.test(heard.words) ? 'at-hand' : null)) {
    case 'taken':
      return memory.step?.startsWith('OD') ? stay(talk, 'flow.text') : { talk, to: 'OD', by: 'person' };
    case 'at-hand':
      if (isHandingOver(memory.step)) return null;
      return memory.step === 'SUI.today'
        ? stay(withinReach(talk), 'flow.text')
        : { talk: withinReach(talk), to: 'SUI.today', by: 'person' };
    case 'way':
      if (isHandingOver(memory.step)) return null;
      return memory.step === 'SUI.today' ? stay(talk, 'flow.text') : { talk, to: 'SUI.today', by: 'signs' };
    case null:
      return saysTonight(heard) && memory.step !== 'SUI.today'
        ? { talk, to: 'SUI.today', by: 'signs' }
        : null;
  }
}

/** Where it is asked who could take it, the thing is named again in the answer. */
const isHandingOver = (step: string | null) =>
  /^(?:SUI\.(?:means|gun|pills|place|apart|far)|PERSON)/.test(step ?? '');

/** Something dangerous named as being near, which the rules do not know by its place. */
const WEAPON_NEAR =
  /(?:^| )(?:shotgun|revolver|rifle|gun|pistol|escopeta|pistola|revolver|arma) (?:\S+ ){0,5}(?:closet|garage|basement|attic|cabinet|safe|shed|truck|room|house|galpon|ropero|closet|casa|cuarto|camioneta)(?= )|(?:^| )(?:have|got|there is|there are|theres|tengo|hay) (?:\S+ ){0,5}(?:shotgun|revolver|escopeta)(?= )/;

/** A plan, a day or a thing at hand, likely, with a word of now: "all is ready for tonight". */
const saysTonight = ({ confidences, danger, words }: HeardText) =>
  danger >= ASK_FROM &&
  NOW.test(words) &&
  Math.max(confidences['s.plan'] ?? 0, confidences['s.date'] ?? 0, confidences['s.means'] ?? 0) >= LIKELY;
const LIKELY = 0.5;
