import type { HeardText } from '../../../safety/types';
import { namesPartner, namesSomebodyClose } from '../plain/people';
import { bodyShows, dailyTold, namesPillsStopped, stoppedTold } from '../plain-danger/body/stopped';
import { isControlled } from '../plain-danger/by-others/control';
import { isOutOfReach } from '../plain-danger/by-others/distance';
import { forceTold, neckTold } from '../plain-danger/by-others/force';
import { hurtSaid } from '../plain-danger/by-others/hurt';
import { hasServed } from '../plain-danger/by-others/served';
import { knowsTold } from '../plain-danger/by-others/told-at-home';
import { deniesDyingAnyway } from '../plain-danger/denied/denied-again';
import { keptNear, namesFullBox, namesPills } from '../plain-danger/means/means-kept';
import type { RiskState, Talk, Told } from '../talk/state';
import { hasRule } from './signs';

export const hasTold = ({ risk }: Talk, what: Told): boolean => risk.told.includes(what);

/** The risk with plain facts that were told, each once. */
export const withTold = (risk: RiskState, ...what: Told[]): RiskState => ({
  ...risk,
  told: [...new Set([...risk.told, ...what])],
});
/** The risk without facts that no longer hold. */
export const without = (risk: RiskState, ...what: Told[]): RiskState => ({
  ...risk,
  told: risk.told.filter((each) => !what.includes(each)),
});

const BY_OTHERS = /^(?:HURT|HOME|ASSAULT)$/;
const LAUGHS = /(?:^| )(?:lol|xd+|jaja\S*|haha\S*|jeje\S*)(?= )/;

/** Danger to the own life in plain words, or in words that a rule knows and that sound like it; and no denial of it. */
const isOutright = (heard: HeardText): boolean =>
  heard.level !== 'none' &&
  (heard.isOutright || heard.danger >= SOUNDS_LIKE_IT) &&
  heard.category === 'suicide' &&
  heard.subject !== 'other' &&
  hasRule(heard) &&
  !deniesDyingAnyway(heard.words);

const SOUNDS_LIKE_IT = 0.75;

/** The talk with the facts of danger that a text tells in passing: none of them is asked about again. */
export function listened(talk: Talk, heard: HeardText): Talk {
  const { words } = heard;
  let { risk } = talk;
  if (namesPartner(words)) risk = withTold(risk, 'partner');
  // Who knows of it is not who does it.
  else if (namesSomebodyClose(words) && !knowsTold(words)) {
    risk = without(risk, 'partner');
    if (/^(?:HURT|HOME)$/.test(risk.flow ?? '') || hurtSaid(words) !== null) risk = withTold(risk, 'family');
  }
  if (forceTold(words)) risk = withTold(risk, 'force');
  if (neckTold(words)) risk = withTold(risk, 'neck');
  if (isOutOfReach(words)) risk = withTold(risk, 'away');
  if ((namesPills(words) || namesFullBox(words)) && keptNear(words) && !isOutOfReach(words))
    risk = withTold(risk, 'means', ...(namesPills(words) ? (['pills'] as const) : []));
  risk = ofStopping(risk, heard);
  if (BY_OTHERS.test(risk.flow ?? '') && knowsTold(words)) risk = withTold(risk, 'knows');
  if (isControlled(words)) risk = withTold(risk, 'control');
  if (hasServed(words)) risk = withTold(risk, 'served');
  if (isOutright(heard)) risk = withTold(risk, 'outright');
  if (heard.level !== 'imminent' && deniesDyingAnyway(words))
    risk = withTold(risk, hasTold({ ...talk, risk }, 'deniedOnce') ? 'deniedTwice' : 'deniedOnce');
  if (LAUGHS.test(words) && heard.level === 'none') risk = withTold(risk, 'light');
  return { ...talk, risk };
}

/** Of a body without its daily drink or pills: each may be told turns apart. */
function ofStopping(risk: RiskState, { words, subject }: HeardText): RiskState {
  if (subject === 'other') return risk;
  const told: Told[] = [];
  if (dailyTold(words)) told.push('daily');
  if (stoppedTold(words)) told.push('stopped');
  if (namesPillsStopped(words)) told.push('habit');
  if (bodyShows(words)) told.push('body');
  return told.length > 0 ? withTold(risk, ...told) : risk;
}

/** Buttons that say that what could be used is out of reach. */
const OUT_OF_REACH: ReadonlySet<string> = new Set(['SUI.today.moved', 'SUI.apart.moved', 'SUI.means.gone']);
/** Buttons that say that there is something, and that it is not away. */
const NEAR: ReadonlySet<string> = new Set([
  'SUI.1.way',
  'SUI.means.who',
  'SUI.means.refuse',
  'SUI.today.cannot',
  'SUI.apart.cannot',
]);
/** Buttons that say that somebody is there, and that the line was reached. */
const BESIDE: ReadonlySet<string> = new Set(['with', 'someone', 'coming', 'sent', 'answered']);
const ON_LINE: ReadonlySet<string> = new Set([
  'SUI.today.called',
  'SUI.who.line',
  'PERSON.line.did',
  'SUI.worse.called',
  'SAFER.talked',
]);
/** What a pressed button tells beside where it leads. */
export function pressedTells(risk: RiskState, step: string | null, choice: string): RiskState {
  if (step === 'SUI.means' && choice === 'gun') return withTold(risk, 'means', 'gun');
  if (step === 'SUI.means' && choice === 'pills') return withTold(risk, 'means', 'pills');
  if (step === 'SUI.means' && choice === 'place') return withTold(risk, 'means', 'place');
  if (NEAR.has(`${step}.${choice}`)) return withTold(risk, 'means');
  if (OUT_OF_REACH.has(`${step}.${choice}`)) return withTold(risk, 'away');
  if (step === 'SUI.1' && choice === 'thoughts') return withTold(risk, 'thoughts');
  const isOwn = /^(?:SUI|PERSON|SAFER|OD|HARM|TEN)/.test(step ?? '');
  if (isOwn && BESIDE.has(choice)) return withTold(risk, 'beside');
  if (isOwn && ON_LINE.has(`${step}.${choice}`)) return withTold(risk, 'line');
  if (step?.startsWith('THIRD') && choice === 'called') return withTold(risk, 'help');
  return step?.startsWith('THIRD') && choice === 'here' ? withTold(risk, 'with') : risk;
}
/** It is near again. */
export const withinReach = ({ risk, memory }: Talk): Talk => ({ risk: without(risk, 'away'), memory });
