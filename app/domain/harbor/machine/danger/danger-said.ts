import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { asksIfItCounts } from '../plain/asked-of-telling';
import { hasNoBed } from '../plain-danger/body/body';
import { callsForHelp } from '../plain-danger/body/emergency';
import { isControlled, isFrightenedAtHome, keepsThemCalm } from '../plain-danger/by-others/control';
import { forceTold, neckTold } from '../plain-danger/by-others/force';
import { deniesForce, hurtSaid } from '../plain-danger/by-others/hurt';
import { actsNow, sitsWithWeapon, weaponSaid } from '../plain-danger/by-others/weapon';
import { asksWhatIsMeant } from '../plain-danger/dying/asks-what';
import { isFearForAnother } from '../plain-danger/dying/farewell';
import { putsPillsBy } from '../plain-danger/means/hoards';
import { isPutDown } from '../plain-danger/others/anothers-words';
import { helperAsks } from '../plain-danger/others/helper-asks';
import { isOfAnother } from '../plain-danger/others/of-another';
import { flowSaid } from '../signs/entries';
import { hasTold, withinReach, withTold } from '../signs/told';
import { isExerciseStep, type Move, openingAt as openAt, stay, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { helped, isForAnother } from './another-helped';
import { anotherMeant, meMeant } from './another-meant';
import { answeredBeside } from './answered-beside';
import { answeredAnywhere } from './answers-anywhere';
import { foundByOthers, meansThere } from './at-hand';
import { askedOfPrivacy, numberWanted } from './beside-answer';
import { besideDanger } from './beside-danger';
import { blackmailed } from './blackmailed';
import { bodyAtRisk, purgesAtQuestion } from './body-at-risk';
import { asleepDriving, urgeTold, woundTold } from './body-now';
import { childCutsTold } from './child-cuts';
import { comesNear } from './comes-near';
import { distanced } from './distanced';
import { firstOfAll } from './first-of-all';
import { heartFeared } from './heart-feared';
import { hurtDoubted } from './hurt-doubted';
import { lastWords } from './last-words';
import { meansKept } from './means-kept';
import { noAndMore } from './no-and-more';
import { notReached } from './not-reached';
import { notSo } from './not-so';
import { takenNow } from './overdose-told';
import { placeAsMeans } from './place-as-means';
import { playedDown } from './played-down';
import { rightedInRisk } from './righted-in-risk';
import { saidAlone } from './said-alone';
import { asksWhereTo } from './said-at-hurt';
import { namesGun } from './said-at-step';
import { selfHarmTold } from './self-harm-told';
import { staysWithBody } from './stays-with-body';
import { stopsDrink } from './stops-drink';
import { theirsTold } from './theirs-told';
import { thingsGiven } from './things-given';
import { voiceMeant } from './voice-meant';
import { withoutDrink } from './without-drink';

/**
 * What plain words of danger lead to, at whatever step and whatever was answered before: a "no" to an earlier question, an
 * exercise or a page to write on does not keep them from being heard. Null: the text says none of them.
 * @param before the talk without what this text adds
 */
export function dangerSaid(before: Talk, talk: Talk, heard: HeardText): Move | null {
  return (
    firstOfAll(talk, heard) ??
    theirsTold(talk, heard) ??
    notReached(talk, heard) ??
    staysWithBody(talk, heard) ??
    besideDanger(talk, heard) ??
    voiceMeant(talk, heard) ??
    selfHarmTold(talk, heard) ??
    heartFeared(talk, heard) ??
    comesNear(talk, heard) ??
    childCutsTold(talk, heard) ??
    stopsDrink(talk, heard) ??
    takenNow(talk, heard) ??
    answeredBeside(talk, heard) ??
    foundByOthers(talk, heard) ??
    purgesAtQuestion(talk, heard) ??
    rightedInRisk(talk, heard) ??
    withoutDrink(talk, heard) ??
    askedOfPrivacy(talk, heard) ??
    hurtDoubted(talk, heard) ??
    playedDown(talk, heard) ??
    notSo(talk, heard) ??
    meantWhat(talk, heard) ??
    meMeant(talk, heard) ??
    asleepDriving(talk, heard) ??
    woundTold(talk, heard) ??
    urgeTold(talk, heard) ??
    meansThere(talk, heard) ??
    meansKept(talk, heard) ??
    placeAsMeans(talk, heard) ??
    numberWanted(talk, heard) ??
    noAndMore(talk, heard) ??
    answeredAnywhere(talk, heard) ??
    distanced(talk, heard) ??
    helpCalled(talk, heard) ??
    bedForTonight(talk, heard) ??
    blackmailed(talk, heard) ??
    hurtByAnother(talk, heard) ??
    helped(talk, heard) ??
    anotherMeant(talk, heard) ??
    aboutTo(talk, heard) ??
    lastWords(talk, heard) ??
    pillsPutBy(talk, heard) ??
    thingsGiven(before, talk, heard) ??
    weaponThere(talk, heard) ??
    bodyAtRisk(talk, heard) ??
    saidAlone(talk, heard)
  );
}

const HURT_FLOW = /^(?:HURT|HOME|ASSAULT|CHILD)$/;
const isAt = ({ memory }: Talk, steps: RegExp) => steps.test(memory.step ?? '');

/** Where signs alone led to "could you act on it", and nobody has named it: then it is named, and asked. */
function meantWhat(talk: Talk, { words, level }: HeardText): Move | null {
  if (talk.risk.raisedBy === 'person' || !isAt(talk, /^SUI\.(?:1|today)/) || isCrisis(level)) return null;
  return asksWhatIsMeant(words) ? { talk, to: 'SQ.plain', leads: ['flow.meant'], by: 'signs' } : null;
}

/** The police, an ambulance or the number is called for: it is given before anything is asked. */
function helpCalled(talk: Talk, { words }: HeardText): Move | null {
  if (!callsForHelp(words)) return null;
  const { flow, otherAsked } = talk.risk;
  if (flow === 'THIRD' && helperAsks(words).length > 0) return null;
  if (isAt(talk, /^(?:OD|BODY|WITHDRAW|FOOD)/)) return stay(talk, 'do.taken');
  if (flow === 'THIRD') return openAt(talk, 'THIRD.911');
  const isHurt = HURT_FLOW.test(flow ?? '') || otherAsked.includes('SQ.hurt');
  return openAt(talk, isHurt ? 'HURT.911' : 'NS', ['emergency']);
}

/** Somebody hurts them: asked about the first time, taken as said from then on. */
function hurtByAnother(talk: Talk, heard: HeardText): Move | null {
  const { risk } = talk;
  const said = hurtSaid(heard.words);
  // "He will kill me if I tell", said by who helps: a fear of telling, unless force is told.
  const isForThem = isForAnother(talk) || isFearForAnother(heard.words);
  if (isForThem && said === 'said' && !forceTold(heard.words)) return null;
  const mayCount = risk.level === 'none' || risk.question?.step === 'SQ.hurt';
  if (mayCount && asksIfItCounts(heard.words) && deniesForce(heard.words)) {
    const answered = { ...talk, risk: { ...risk, question: null, level: 'none' as const } };
    return { talk: suspending(answered), to: 'ASKED.counts', leads: ['counts.harm'], by: 'person' };
  }
  const no = talk.memory.offered.find(({ id }) => id === 'no');
  if (!said && no && risk.question?.step === 'SQ.hurt' && deniesForce(heard.words)) return pressed(talk, no);
  if (risk.question?.step === 'SQ.hurt' && asksWhereTo(heard.words))
    return openAt(talk, 'HURT', ['hurt.where']);
  if (!said && keepsThemCalm(heard.words) && risk.level === 'none' && !risk.otherAsked.includes('SQ.hurt')) {
    const { memory } = suspending(talk);
    const about = { risk, memory: { ...memory, topic: 'partner' as const } };
    return { talk: about, to: 'SQ.hurt', leads: ['flow.careful'], by: 'signs' };
  }
  if (!said) {
    // Asked once, and said no to: whether it counts is answered all the same.
    if (risk.otherAsked.includes('SQ.hurt') && asksIfItCounts(heard.words) && !isCrisis(risk.level))
      return { talk: suspending(talk), to: 'ASKED.counts', leads: ['counts.harm'], by: 'person' };
    const lead = harmAtHome(heard.words);
    if (lead === 'flow.control' && hasTold(talk, 'notHurt') && risk.level === 'none')
      return { talk: suspending(talk), to: 'HURT.next', leads: [lead], by: 'signs' };
    return lead && !isCrisis(risk.level) && !risk.otherAsked.includes('SQ.hurt')
      ? { talk: suspending(talk), to: 'SQ.hurt', leads: [lead], by: 'signs' }
      : null;
  }
  const isOpen = isCrisis(risk.level) && HURT_FLOW.test(risk.flow ?? '');
  if (said === 'now') return isAt(talk, /^HURT\.911/) ? stay(talk, 'do.hurt') : openAt(talk, 'HURT.911');
  const isNeck = neckTold(heard.words) && talk.memory.said['HOME.neck'] === undefined;
  if (isOpen && isNeck && isAt(talk, /^HURT\.911/)) return stay(talk, 'do.hurt');
  if (isOpen && isNeck && isAt(talk, /^(?:HURT|HOME)/)) return openAt(talk, 'HOME.neck');
  if (isOpen && isAt(talk, /^(?:HURT|HOME|ASSAULT|CHILD)/))
    return isAt(talk, /^HURT$/) ? stay(talk, 'do.hurt') : null;
  const outright = flowSaid(heard);
  if (outright && HURT_FLOW.test(outright)) return null;
  const isTold = forceTold(heard.words);
  // A "no" is not asked about again for a fear alone.
  if (hasTold(talk, 'notHurt') && !isTold) return null;
  if (isOpen || risk.otherAsked.includes('SQ.hurt')) return openAt(talk, 'HURT');
  // Told in so many words it is answered as told; on a page of an exercise it may be somebody else's story.
  if (isTold && !isExerciseStep(talk.memory.step)) return openAt(talk, 'HURT');
  return { talk: suspending(talk), to: 'SQ.hurt', by: 'signs' };
}

/** The line for harm at home without a hit; null: none is told. */
function harmAtHome(words: string): string | null {
  if (isControlled(words)) return 'flow.control';
  if (isFrightenedAtHome(words)) return 'flow.counts';
  return isPutDown(words) ? 'flow.putDown' : null;
}

/** About to act: whatever was answered before, the next minutes come first. */
function aboutTo(talk: Talk, { words }: HeardText): Move | null {
  const { risk } = talk;
  if (risk.level === 'none')
    return sitsWithWeapon(words) && risk.question === null
      ? { talk: suspending(talk), to: 'SQ.plain', by: 'signs' }
      : null;
  const isOwn = !/^(?:HURT|HOME|ASSAULT|CHILD|THIRD|OTHER|VOICES|WITHDRAW)$/.test(risk.flow ?? '');
  if (!isOwn || !(actsNow(words) || sitsWithWeapon(words))) return null;
  return isAt(talk, /^SUI\.today/) ? stay(talk, 'flow.text') : openAt(talk, 'SUI.today');
}

const SOME_DANGER = 0.35;

/** Pills that are put by: asked about, and once a question stands open taken for what it means. */
function pillsPutBy(talk: Talk, { words }: HeardText): Move | null {
  const { risk } = talk;
  if (!putsPillsBy(words) || isOfAnother(words) || isAt(talk, /^(?:SUI|OD|PERSON|SAFER)/)) return null;
  const isOpen = risk.level !== 'none' || risk.question !== null || risk.answer === 'held';
  return isOpen
    ? openAt(withinReach(talk), 'SUI.means')
    : { talk: suspending(talk), to: 'SQ.plain', by: 'signs' };
}

/** A weapon that is there, in a talk that is about dying, or in a text that sounds like it. */
function weaponThere(talk: Talk, { words, danger }: HeardText): Move | null {
  const { risk } = talk;
  const isHurt = HURT_FLOW.test(risk.flow ?? '') || isAt(talk, /^(?:HURT|HOME|OTHER|SQ\.others)/);
  const isOpen = risk.level !== 'none' || risk.question !== null;
  if (isHurt || !weaponSaid(words) || !(isOpen || danger >= SOME_DANGER)) return null;
  if (isAt(talk, /^SUI\.(?:means|gun|today)/)) return null;
  return openAt(
    withinReach({ ...talk, risk: withTold(risk, 'means', ...(namesGun(words) ? (['gun'] as const) : [])) }),
    'SUI.means',
  );
}

/** Where to sleep goes before how one sleeps. */
function bedForTonight(talk: Talk, { words }: HeardText): Move | null {
  const isElse = hurtSaid(words) === 'now' || isCrisis(talk.risk.level) || isAt(talk, /^BED/);
  return !isElse && hasNoBed(words) ? { talk: suspending(talk), to: 'BED', by: 'person' } : null;
}
