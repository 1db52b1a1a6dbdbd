import type { HeardText } from '../../../safety/types';
import { namesChild } from '../plain-danger/by-others/child-hurt';
import { deniesHurt } from '../plain-danger/denied/denies-hurt';
import { harmOfSomebody } from '../plain-danger/others/harm-of-somebody';
import { saysNotMe, talksOfAnother } from '../plain-danger/others/of-another';
import { gravestSeen, hasRule } from '../signs/signs';
import type { Talk } from '../talk/state';

/** "Is someone hurting you?" is not what a child's danger is asked by. */
export const ofWhom = (question: string, words: string): string =>
  /^SQ\.(?:hurt|third|food|others)$/.test(question) && namesChild(words) && harmOfSomebody(words)
    ? 'SQ.child'
    : question;

/** That nobody does them any harm, said without having been asked. */
const NO_HARM = /(?:^| )(?:dano ninguno|ningun dano|nadie me hace nada|no harm (?:done|at all))(?= )/;

/**
 * The question that is due, as it fits what was said: of somebody else's danger where they say that it is not about them, none
 * where the text denies it, and of what was given away or settled as what that is. Null: none is left to ask.
 */
export function fitting(due: string, { risk, memory }: Talk, heard: HeardText): string | null {
  const { words } = heard;
  const fits = ofWhom(due, words);
  const isUnasked = (step: string) => !risk.otherAsked.includes(step);
  if (fits === 'SQ.child') return isUnasked(fits) ? fits : null;
  // A partner who shouts is told of as theirs, whoever it is said to be about.
  const isTheirs = !risk.told.includes('partner') && (saysNotMe(words) || talksOfAnother(words));
  if (due === 'SQ.hurt' && isTheirs) return isUnasked('SQ.third') ? 'SQ.third' : null;
  if (due === 'SQ.hurt' && !hasRule(heard) && (deniesHurt(words) || NO_HARM.test(words))) return null;
  const isSettled = /^s\.(?:order|give)$/.test(gravestSeen(risk) ?? '');
  return due === 'SQ.plain' && isSettled && memory.said['SQ.given?'] === undefined && SETTLES.test(words)
    ? 'SQ.given'
    : due;
}

/** Papers, a house, who gets what: told of as theirs. */
const SETTLES =
  /(?:^| )(?:house|home|papers|will|deeds?|savings|pension|insurance|accounts?|everything in order|in order|sorted out|settled|give|gave|giv(?:en|ing)|leave|casa|papeles|testamento|escritura|ahorros|seguro|cuentas?|herencia|terreno|en orden|arreglad[oa]s?|a nombre de|regal\S+|dejar(?:le|les)?|repart\S+)(?= )/;
