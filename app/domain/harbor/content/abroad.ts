import type { SafetyLanguage } from '../../safety/types';
import type { LinkId } from '../steps/step';

type Rule = readonly [pattern: RegExp, words: string];

/** Lines that only the US has: what is said of them abroad is where others are found. */
const US_LINES =
  /\{(?:poison|childhelp|home|homeText|bed|rainn|samhsa|alanon|alzheimers|parents|eating|veterans|textLine)\}|Childhelp|RAINN|SAMHSA|ANAD|SNAP/;
const ELSEWHERE = {
  en: '{elsewhere} lists free lines in your country.',
  es: 'En {elsewhere} están las líneas gratis de tu país.',
} as const;

/** What stands for the US numbers abroad. Applied in order, to one sentence at a time. */
const RULES: Readonly<Record<SafetyLanguage, readonly Rule[]>> = {
  en: [
    [/[;.]? ?in many places (?:a text to \{911\} works|you can text \{911\}), too/i, ''],
    [/^In many places you can text \{911\}\.$/, ''],
    [/, you can text \{911\} in many places/, ', send a text to somebody near'],
    [/^\{911\}/, 'Your emergency number'],
    [/^\{988\}/, 'A crisis line'],
    [/\{911\}/g, 'your emergency number'],
    [/\{988\}/g, 'a crisis line'],
  ],
  es: [
    [/[;.]? ?en muchos lugares también sirve un mensaje al \{911\}/i, ''],
    [/^En muchos lugares puedes enviar un mensaje al \{911\}\.$/, ''],
    [/, en muchos lugares puedes enviar un mensaje al \{911\}/, ', escribe a quien esté cerca'],
    [/al \{988\} y oprime 2, o envía AYUDA al \{988\}/g, 'a una línea de crisis'],
    [/(?:envía AYUDA|escribe|un mensaje: envía AYUDA) al \{988\}/gi, 'escribe a una línea de crisis'],
    [/Envía una palabra al \{988\}: AYUDA/, 'Envía una palabra a una línea de crisis'],
    [/ ?(?:, opción 2(?: para español)?,?|,? y oprim(?:e|an) 2|, oprimir 2,)/g, ''],
    [/\bal \{988\}/g, 'a una línea de crisis'],
    [/^El \{988\}/, 'Una línea de crisis'],
    [/(?:\b[Ee]l )?\{988\}/g, 'una línea de crisis'],
    [/\bal \{911\}/g, 'a tu número de emergencias'],
    [/^El \{911\}/, 'Tu número de emergencias'],
    [/(?:\b[Ee]l )?\{911\}/g, 'tu número de emergencias'],
  ],
};

/** A line of Harbor's for somebody who is not in the US: none of its numbers, and where the ones at home are found. */
export function saidAbroad(line: string, language: SafetyLanguage): string {
  const sentences = line.split(/(?<=[.!?]) /).map((sentence) => {
    if (US_LINES.test(sentence)) return ELSEWHERE[language];
    return RULES[language].reduce((text, [pattern, words]) => text.replace(pattern, words), sentence);
  });
  return [...new Set(sentences)].filter(Boolean).join(' ');
}

/** Links that lead somewhere from any country. */
const EVERYWHERE: ReadonlySet<LinkId> = new Set([
  'textHelper', 'callHelper', 'plan', 'elsewhere', 'leave', 'deleteTalk', 'privacy', 'homePage', 'exercises',
]); // prettier-ignore

/** The ways to people of a step for somebody who is not in the US: those of the US become where others are found. */
export function linksAbroad(links: readonly LinkId[]): readonly LinkId[] {
  const left = links.filter((link) => EVERYWHERE.has(link));
  return left.length === links.length || left.includes('elsewhere') ? left : [...left, 'elsewhere'];
}
