import type { Draft, Heard } from '../draft';
import { slotOf } from '../slots';
import { fillIn } from '../words/fill-in';
import type { CompanionMemory, CrisisMemory } from '../types';
import { ENGLISH } from './english';
import { SPANISH } from './spanish';
import { crisisKind } from './kind';
import { ownWishIn } from './own-words';
import { readAside } from './read-aside';
import type { CrisisAside, CrisisKind, CrisisLines, CrisisStep, CrisisTexts } from './texts';

const NEW: CrisisMemory = { replies: 0, done: [], step: '', kind: 'suicide' };

/**
 * The reply while risk is open (INSIGHTS section 6.4): help and one direct question first; then plan, means and
 * time unless denied; then people, coping, and a careful way out that asks again. It never ends the conversation.
 */
export function crisisReply(heard: Heard, memory: CompanionMemory): Draft {
  const { state, assessment, text } = heard;
  const texts = state.language === 'es' ? SPANISH : ENGLISH;
  const kind = crisisKind(state);
  const crisis = reopened(memory.crisis ?? NEW, kind, assessment.level);
  const aside = asideOf(text, crisis.step);
  if (state.level === 'imminent' || assessment.level === 'imminent') {
    return imminentReply(heard, crisis, texts, aside);
  }
  if (!crisis.done.includes('first') && !crisis.done.includes('imminent')) {
    return draft(crisis, 'first', acknowledge(heard, texts), texts.first[kind], `first.${kind}`);
  }
  if (state.subject === 'other') return forOther(crisis, texts, aside);
  const step = nextStep(crisis, { aside, isRiskHeard: assessment.level === 'crisis', kind });
  const leads = aside
    ? [slotOf('hear', `crisis.aside.${aside}`, texts.asides[aside])]
    : acknowledge(heard, texts, true);
  return draft(
    crisis,
    step,
    leads,
    texts.steps[step],
    `crisis.${step}`,
    step === 'coping' ? coping(heard, texts) : null,
  );
}

/** Once risk has sunk below crisis: asks again before the conversation goes back to everyday things. */
export function easingReply(heard: Heard, crisis: CrisisMemory, step: 'easing' | 'last'): Draft {
  const texts = heard.state.language === 'es' ? SPANISH : ENGLISH;
  const aside = asideOf(heard.text, crisis.step);
  const leads = aside ? [slotOf('hear', `crisis.aside.${aside}`, texts.asides[aside])] : [];
  const asks = step === 'last' && isAboutLife(crisis.kind) ? 'last' : checkFor(crisis.kind, 'easing');
  return draft(crisis, step, leads, texts.steps[asks], `crisis.${asks}`);
}

/** Risk is open again: what was said on the way out is to be said again, and a denial no longer holds. */
function reopened(crisis: CrisisMemory, kind: CrisisKind, level: string): CrisisMemory {
  const isHeard = level === 'crisis' || level === 'imminent';
  const over = ['easing', 'last', ...(isHeard ? ['denied'] : [])];
  return { ...crisis, kind, done: crisis.done.filter((name) => !over.includes(name)) };
}

const QUESTIONS: readonly string[] = [
  'first',
  'plan',
  'means',
  'timing',
  'recheck',
  'safe',
  'safeOther',
  'easing',
  'last',
];

/** A bare yes or no is only one to a direct question. */
function asideOf(text: string, step: string): CrisisAside | null {
  const aside = readAside(text);
  const isAnswer = aside === 'yes' || aside === 'no' || aside === 'unsure';
  return isAnswer && !QUESTIONS.includes(step) ? null : aside;
}

const isAboutLife = (kind: string) => kind === 'suicide' || kind === 'self-harm' || kind === 'voices';

function checkFor(kind: string, usual: 'easing' | 'recheck'): CrisisStep {
  if (kind === 'other-person') return 'safeOther';
  return isAboutLife(kind) ? usual : 'safe';
}

const SOOTHING = ['person', 'coping', 'recheck'] as const;

function nextStep(
  { done, step, replies }: CrisisMemory,
  { aside, isRiskHeard, kind }: { aside: CrisisAside | null; isRiskHeard: boolean; kind: string },
): CrisisStep {
  const asksAboutPlan = kind === 'suicide' && !done.includes('imminent');
  const hasDenied = aside === 'no' || aside === 'retraction' || aside === 'relief';
  const isAnswering =
    step === 'first' || step === 'plan' || step === 'means' || step === 'timing' || step === 'recheck';
  const goesDeeper = asksAboutPlan && !(hasDenied && isAnswering && !isRiskHeard) && !done.includes('denied');
  if (goesDeeper) {
    const open = (['plan', 'means', 'timing'] as const).find((name) => !done.includes(name));
    if (open) return open;
  }
  const soothing = SOOTHING.find(
    (name) => !done.includes(name === 'recheck' ? checkFor(kind, 'recheck') : name),
  );
  if (soothing === 'recheck' || (!soothing && replies % 4 === 3)) return checkFor(kind, 'recheck');
  return soothing ?? 'stay';
}

function imminentReply(
  heard: Heard,
  crisis: CrisisMemory,
  texts: CrisisTexts,
  aside: CrisisAside | null,
): Draft {
  const isOther = heard.state.subject === 'other';
  if (!crisis.done.includes('imminent')) {
    const lines = isOther ? texts.imminentOther : texts.imminentFirst;
    const wish = crisis.done.includes('first') ? [] : acknowledge(heard, texts);
    return draft(crisis, 'imminent', wish, lines, 'imminent.first');
  }
  const turnsIn = crisis.done.filter((name) => name.startsWith('urgent')).length;
  const lines = texts.imminent[Math.min(turnsIn, texts.imminent.length - 1)] ?? texts.imminentFirst;
  const leads = aside ? [slotOf('hear', `crisis.aside.${aside}`, texts.asides[aside])] : [];
  return draft(crisis, `urgent-${turnsIn}`, leads, lines, `imminent.${turnsIn}`);
}

function forOther(crisis: CrisisMemory, texts: CrisisTexts, aside: CrisisAside | null): Draft {
  const turnsIn = crisis.done.filter((name) => name.startsWith('other')).length;
  const lines = texts.forOther[Math.min(turnsIn, texts.forOther.length - 1)] ?? texts.first['other-person'];
  const isOfUse = aside === 'identity' || aside === 'secrecy' || aside === 'thanks' || aside === 'unsure';
  const leads = isOfUse ? [slotOf('hear', `crisis.aside.${aside}`, texts.asides[aside])] : [];
  return draft(crisis, `other-${turnsIn}`, leads, lines, `crisis.other.${Math.min(turnsIn, 3)}`);
}

function acknowledge({ text, state, phrase, assessment }: Heard, texts: CrisisTexts, isLater = false) {
  const wish = ownWish(text, state);
  if (wish)
    return [
      slotOf(
        'echo',
        'crisis.echo',
        texts.acknowledge.map((line) => fillIn(line, { words: wish })),
      ),
    ];
  const words =
    state.language === 'en' && phrase && !phrase.isHarsh && !phrase.isFragment ? phrase.text : null;
  if (isLater && assessment.level === 'none') {
    return words ? [slotOf('echo', 'crisis.words', [fillIn('{Words}.', { words })])] : [];
  }
  return [slotOf('hear', 'crisis.ack', texts.acknowledgePlain)];
}

/** Only where the writer's own life is meant: never a threat by somebody else. */
function ownWish(text: string, state: Heard['state']): string | null {
  const kind = crisisKind(state);
  return isAboutLife(kind) && state.subject !== 'other' ? ownWishIn(text, state.language, kind) : null;
}

function coping({ facts }: Heard, texts: CrisisTexts) {
  const { plan } = facts;
  if (!plan?.firstStep && !plan?.contacts.length) return slotOf('say', 'crisis.no-plan', texts.noPlan);
  const step = plan.firstStep
    ? texts.planStep.map((line) => fillIn(line, { step: shorten(plan.firstStep ?? '') }))
    : [];
  const names = plan.contacts
    .slice(0, 2)
    .map(shorten)
    .join(texts === SPANISH ? ' y ' : ' and ');
  const people = names ? texts.planNames.map((line) => fillIn(line, { names })) : [];
  const lines = step.length ? step.map((line) => [line, people[0] ?? ''].join(' ').trim()) : people;
  return slotOf('say', 'crisis.own-plan', lines);
}

const shorten = (text: string) => {
  const words = text
    .trim()
    .replace(/[.!?\s]+$/, '')
    .split(/\s+/);
  return words.length <= 14 ? words.join(' ') : `${words.slice(0, 14).join(' ')} …`;
};

function draft(
  crisis: CrisisMemory,
  step: string,
  leads: Draft['slots'],
  { hear, ask, asked }: CrisisLines,
  id: string,
  extra: Draft['slots'][number] = null,
): Draft {
  const isDenied = leads.some(
    (slot) => slot?.id === 'crisis.aside.no' || slot?.id === 'crisis.aside.retraction',
  );
  const done = [...new Set([...crisis.done, step, ...(isDenied ? ['denied'] : [])])];
  return {
    slots: [...leads, slotOf('hear', `${id}.hear`, hear), extra, slotOf('ask', `${id}.ask`, ask)],
    source: 'crisis',
    topic: 'crisis',
    asked,
    memory: {
      crisis: { ...crisis, replies: crisis.replies + 1, done, step },
      awaits: null,
    },
  };
}
