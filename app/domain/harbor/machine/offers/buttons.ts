import { isCrisis } from '../../../safety/types';
import { WORDS } from '../../content/all-words';
import { STEPS } from '../../steps/all';
import { type ExerciseId, EXERCISES } from '../../steps/exercises/all';
import { hasTold } from '../signs/told';
import type { Facts } from '../talk/facts';
import { familyOf, isSafetyStep } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import { denialAt } from './denial-button';
import { isDone } from './done-buttons';
import { exercisePool } from './exercise-pool';
import { exerciseOffer, offersOf } from './offers';
import { isShownOften, othersThere } from './other-buttons';

interface Around {
  facts: Facts;
  fill: (text: string) => string;
  isNoted: boolean;
  /** The exercise for what was just said, to stand first. */
  first: ExerciseId | null;
}

/** The buttons of a step, as they are offered in this talk. */
export function buttonsOf(id: string, talk: Talk, { facts, fill, isNoted, first }: Around): Offered[] {
  const step = STEPS[id];
  const labels = WORDS[talk.risk.language][id]?.choices ?? {};
  const fixed = Object.entries(step?.choices ?? {}).map(([choice, target]): Offered => {
    const label = fill(labels[choice] ?? choice);
    const name = step?.rates ?? step?.keeps;
    const value = name === 'kind' ? choice : step?.rates ? choice : label.toLowerCase();
    return { id: choice, label, target, ...(name && { keeps: [name, value] as [string, string] }) };
  });
  const offered = step?.offers ? offersOf(step.offers, talk, facts) : [];
  const isOther = !isNoted && isShownOften(id, talk.memory);
  const steady = withFirst(isOther ? null : first, fresh(id, fixed, { talk, isNoted }), { id, talk });
  const own = [...offered, ...steady.filter((each) => !isDone(id, each, talk)), ...denialAt(id, talk)];
  return [...own, ...elsewhereAt(id, own, { talk, facts })].slice(0, MOST_BUTTONS);
}

/** What fits what was just said stands before a topic's own buttons, in the place of another exercise. */
function withFirst(
  first: ExerciseId | null,
  own: readonly Offered[],
  { id, talk: { risk, memory } }: { id: string; talk: Talk },
): readonly Offered[] {
  if (first === null || !/^(?:TOPIC|MATTER)\./.test(id) || memory.refused.includes(first)) return own;
  const isIt = ({ target }: Offered) => familyOf(target) === first;
  const others = own.filter((each) => !isIt(each));
  const given = others.findIndex(
    ({ target }) => familyOf(target) in EXERCISES && familyOf(target) !== 'WRITE',
  );
  const rest = others.length < own.length || given < 0 ? others : others.toSpliced(given, 1);
  return [own.find(isIt) ?? exerciseOffer(first, risk.language), ...rest];
}

/** In a crisis, for who writes with the words of another country, or lives by its clock: its numbers are one press away. */
function elsewhereAt(
  id: string,
  own: readonly Offered[],
  { talk, facts }: { talk: Talk; facts: Facts },
): Offered[] {
  const { risk } = talk;
  const isShown = isCrisis(risk.level) && isSafetyStep(id) && !/^(?:END|TEN|HURT\.screen)/.test(id);
  const isLikely = hasTold(talk, 'elsewhere') || facts.country !== undefined;
  if (!isShown || !isLikely || risk.isAbroad) return [];
  if (own.length > MOST_BESIDE || own.some((each) => each.id === ABROAD)) return [];
  const label = WORDS[risk.language].BARRIER?.choices[ABROAD];
  return label ? [{ id: ABROAD, label, target: id, leads: 'number.abroad' }] : [];
}
const ABROAD = 'abroad';
const MOST_BESIDE = 6;
const MOST_BUTTONS = 7;

const HAS_EXERCISES =
  /^(?:TOPIC|THINK|NEAR|CARING|CARD|HELP|MATTER|ASKED|FACT|ABOUT|UNSURE|FEELING|STOPPED|COMPLAIN|JOKE|LOOKING|BORED|CHAT|GREET|TIP|TOLD)/;
/** Words for somebody, and both sides of a choice, are no practice. */
const TOOLS: ReadonlySet<ExerciseId> = new Set<ExerciseId>(['WORDS', 'DECIDE']);
/** A topic's buttons: the first time its own; later, and for what was refused, other exercises stand in their places. */
function fresh(
  id: string,
  fixed: readonly Offered[],
  { talk: { risk, memory }, isNoted }: { talk: Talk; isNoted: boolean },
): Offered[] {
  if (!HAS_EXERCISES.test(id)) return [...fixed];
  const shown = fixed.map(({ target }) => familyOf(target));
  const all = exercisePool(memory).filter((each) => each !== 'WRITE');
  const others = all.filter((each) => !shown.includes(each));
  // Where a step only stays open, its line is not said again, and its buttons stay as they were.
  const isAgain = (memory.said[id] ?? 0) > (isNoted ? 1 : 0) && id.startsWith('TOPIC.');
  if (!isNoted && isShownOften(id, memory)) return othersThere(fixed, risk.language);
  return fixed.flatMap((each, index) => {
    const exercise = familyOf(each.target);
    const isRefused =
      memory.refused.includes(exercise) || (each.target === 'HELP' && all.every((id) => TOOLS.has(id)));
    const isSwapped = isAgain && index > 0 && exercise in EXERCISES && exercise !== 'WRITE';
    if (!isRefused && !isSwapped) return [each];
    const other = others.shift();
    return other ? [exerciseOffer(other, risk.language)] : isRefused ? [] : [each];
  });
}
