import { type HeardText, isCrisis } from '../../safety/types';
import { flowSaid } from './entries';
import { raised } from './levels';
import { type Move, stay, suspending } from './move';
import { isAnotherAtTheEdge, isOfAnother, saysNotMe } from './of-another';
import { callsForHelpNow, feelsIll, hurtSaid, leavesWord, takenSaid, weaponSaid } from './plain-danger';
import type { Talk } from './state';

/**
 * What plain words of danger lead to, at whatever step and whatever was answered before: a "no" to an earlier question, an
 * exercise or a page to write on does not keep them from being heard. Null: the text says none of them.
 */
export function plainlySaid(talk: Talk, heard: HeardText): Move | null {
  return (
    takenNow(talk, heard) ??
    helpCalled(talk, heard) ??
    hurtByAnother(talk, heard) ??
    anotherMeant(talk, heard) ??
    lastWords(talk, heard) ??
    weaponThere(talk, heard)
  );
}

const HURT_FLOW = /^(?:HURT|HOME|ASSAULT|CHILD)$/;
const isAt = ({ memory }: Talk, steps: RegExp) => steps.test(memory.step ?? '');

const openAt = (talk: Talk, to: string, leads?: readonly string[]): Move => ({
  talk: { ...suspending(talk), risk: raised(talk.risk, { to: 'crisis', by: 'person' }) },
  to,
  by: 'person',
  ...(leads && { leads }),
});

/** Something was taken: help first, before any question whether they could act on a thought. */
function takenNow(talk: Talk, { words }: HeardText): Move | null {
  const { risk } = talk;
  const isOpen = risk.level !== 'none' || risk.question !== null || risk.answer === 'held' || risk.isDirect;
  const isIll =
    risk.level === 'imminent' &&
    OWN_FLOW.test(risk.flow ?? '') &&
    !isAt(talk, /^SUI\.with/) &&
    feelsIll(words);
  if (!(isIll || takenSaid(words, isOpen)) || isAt(talk, /^(?:OD|WITHDRAW|BODY|FOOD)/)) return null;
  return isOfAnother(words) ? openAt(talk, 'THIRD.911') : openAt(talk, 'OD');
}

/** The police, an ambulance or the number is called for: it is given before anything is asked. */
function helpCalled(talk: Talk, { words }: HeardText): Move | null {
  if (!callsForHelpNow(words)) return null;
  const { flow, otherAsked } = talk.risk;
  if (isAt(talk, /^(?:OD|BODY|WITHDRAW|FOOD)/)) return stay(talk, 'do.taken');
  if (flow === 'THIRD') return openAt(talk, 'THIRD.911');
  const isHurt = HURT_FLOW.test(flow ?? '') || otherAsked.includes('SQ.hurt');
  return openAt(talk, isHurt ? 'HURT.911' : 'NS', ['emergency']);
}

/** Somebody hurts them: asked about the first time, taken as said from then on. */
function hurtByAnother(talk: Talk, heard: HeardText): Move | null {
  const said = hurtSaid(heard.words);
  if (!said) return null;
  const { risk } = talk;
  const isOpen = isCrisis(risk.level) && HURT_FLOW.test(risk.flow ?? '');
  if (said === 'now') return isAt(talk, /^HURT\.911/) ? stay(talk, 'do.hurt') : openAt(talk, 'HURT.911');
  if (isOpen && isAt(talk, /^(?:HURT|HOME|ASSAULT|CHILD)/))
    return isAt(talk, /^HURT$/) ? stay(talk, 'do.hurt') : null;
  const outright = flowSaid(heard);
  if (outright && HURT_FLOW.test(outright)) return null;
  if (isOpen || risk.otherAsked.includes('SQ.hurt')) return openAt(talk, 'HURT');
  return { talk: suspending(talk), to: 'SQ.hurt', by: 'signs' };
}

const OWN_QUESTION = /^(?:SQ\.(?:plain|soft|new|again|againHarm|harm|figure|note)|LOW|HOW|FOLLOW\.open)$/;
const OWN_FLOW = /^(?:SUI|HARM|NS|HOW)$/;
/** "He did it": what was asked about was done by somebody. */
const DONE_BY =
  /(?:^| )(?:(?:he|she) did (?:it|that|this)|(?:el|ella) (?:lo|me lo) hizo|fue (?:el|ella))(?= )/;

/** "No, him": who was meant, not a no. */
const THEM =
  /(?:^| )(?:it is|its|was|es|fue|a|,|\.) (?:him|her|el|ella|my \S+|mi (?:marido|esposo|novio|pareja|ex|papa|padrastro|mujer)) (?:$|[.,])/;
/** What to do for somebody. */
const HELPS_ANOTHER =
  /(?:^| )(?:(?:what|how) (?:\S+ ){0,3}(?:do|say|help|tell|text)|should i (?:call|text|tell|go)|(?:text|call|tell) (?:him|her|them)|que (?:hago|le digo|puedo hacer)|le (?:escribo|llamo|digo|aviso)|(?:lo|la) llamo|llamo a)(?= )/;

/** It is not about them: the friend, or whoever it is, is asked about. */
function anotherMeant(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words, level } = heard;
  const corrected = ['corrected'];
  if (risk.question?.step === 'SQ.hurt' && (DONE_BY.test(words) || THEM.test(words)))
    return openAt(talk, 'HURT');
  if (risk.question?.step === 'SQ.third' && (isOfAnother(words) || HELPS_ANOTHER.test(words)))
    return openAt(talk, 'THIRD');
  const isOwnAsked = OWN_QUESTION.test(risk.question?.step ?? '');
  const isOwnOpen =
    isCrisis(risk.level) && OWN_FLOW.test(risk.flow ?? '') && isAt(talk, /^(?:SUI|SQ|SOME|HARM)/);
  if (saysNotMe(words) && (isOwnAsked || isOwnOpen)) {
    const asked = { ...talk, risk: { ...risk, question: null } };
    if (DONE_BY.test(words)) return { talk: asked, to: 'SQ.hurt', leads: corrected, by: 'person' };
    return isOwnOpen || risk.isDirect
      ? { talk: asked, to: 'THIRD', leads: corrected, by: 'person' }
      : { talk: asked, to: 'SQ.third', leads: corrected, by: 'person' };
  }
  if (!isOfAnother(words)) return null;
  const isKnown = risk.flow === 'THIRD' || risk.otherAsked.includes('SQ.third');
  if (isAnotherAtTheEdge(words) && (isKnown || level !== 'none'))
    return /^THIRD\.911/.test(memory.step ?? '') ? stay(talk, 'do.third') : openAt(talk, 'THIRD.911');
  if (risk.flow === 'THIRD' && isAt(talk, /^THIRD\.(?:words|worried)/) && level !== 'none')
    return openAt(talk, 'THIRD.ask');
  const outright = flowSaid(heard);
  return outright && /^(?:SUI|HOW|HARM|SQ\.figure)/.test(outright) ? openAt(talk, 'THIRD') : null;
}

/** Words to be passed on to those who stay. */
function lastWords(talk: Talk, { words, level, danger }: HeardText): Move | null {
  if (!leavesWord(words) || (level === 'none' && danger < SOME_DANGER)) return null;
  const { risk } = talk;
  if (isCrisis(risk.level) && isAt(talk, /^SUI\.today/)) return stay(talk, 'flow.text');
  if (risk.level !== 'none' || risk.answer === 'held') return openAt(talk, 'SUI.today');
  return risk.question ? null : { talk: suspending(talk), to: 'SQ.plain', by: 'signs' };
}
const SOME_DANGER = 0.35;

/** A weapon that is there, in a talk that is about dying, or in a text that sounds like it. */
function weaponThere(talk: Talk, { words, danger }: HeardText): Move | null {
  const { risk } = talk;
  const isHurt = HURT_FLOW.test(risk.flow ?? '') || isAt(talk, /^(?:HURT|HOME|OTHER|SQ\.others)/);
  const isOpen = risk.level !== 'none' || risk.question !== null;
  if (isHurt || !weaponSaid(words) || !(isOpen || danger >= SOME_DANGER)) return null;
  return isAt(talk, /^(?:SUI\.(?:means|gun|today)|PERSON)/) ? null : openAt(talk, 'SUI.means');
}
