import type { SafetyLanguage } from '../../safety/types';
import type { LinkId } from '../steps/step';
import { countryOf, emergencyOf } from './country-lines';
import { type About, linesOf } from './lines-there';

type Rule = readonly [pattern: RegExp, words: string];

/** Where somebody is, and what the numbers are for. */
interface There {
  country: string | null;
  about: About;
}
const SOMEWHERE: There = { country: null, about: 'life' };

/** Lines that only the US has: what is said of them abroad is where others are found. */
const US_LINES =
  /\{(?:poison|childhelp|home|homeText|bed|rainn|samhsa|alanon|alzheimers|parents|eating|gambling|veterans|textLine)\}|Childhelp|RAINN|SAMHSA|ANAD|SNAP/;
const ELSEWHERE = {
  en: '{elsewhere} lists free lines in your country.',
  es: 'En {elsewhere} están las líneas gratis de tu país.',
} as const;

/** What only the US has is left out where the rest of a sentence still helps. Applied in order, to one sentence at a time. */
const WITHOUT_US: Readonly<Record<SafetyLanguage, readonly Rule[]>> = {
  en: [
    [/,? or Poison Control(?: at|:)? \{poison\}(?:, (?:any hour|day and night))?/, ''],
    [/^Poison Control can tell you in minutes: \{poison\}\.$/, 'Call {911}, or see a doctor now.'],
    [/^Call Childhelp at \{childhelp\}, or \{911\}\.$/, 'Call {911}.'],
    [/,? or (?:call )?Childhelp(?: at|:) \{childhelp\}/, ''],
    [/: text START to \{homeText\}, or text \{911\}\./, ', send a text to somebody near.'],
    [/^If you cannot speak, text START to \{homeText\}\.$/, ''],
    [/[;.]? ?in many places (?:a text to \{911\} works|you can text \{911\}), too/i, ''],
    [/^In many places you can text \{911\}\.$/, ''],
    [/, you can text \{911\} in many places/, ', send a text to somebody near'],
  ],
  es: [
    [/,? o (?:a )?Control de Envenenamiento(?: al|:)? \{poison\}(?:, (?:a toda hora|de día y de noche))?/, ''],
    [/^Control de Envenenamiento te lo dice en minutos: \{poison\}\.$/, 'Llama al {911}, o ve con un médico ahora.'],
    [/^Llama a Childhelp al \{childhelp\}, o al \{911\}\.$/, 'Llama al {911}.'],
    [/, o (?:llama )?a Childhelp: \{childhelp\}/, ''],
    [/: envía START al \{homeText\}, o un mensaje al \{911\}\./, ', escribe a quien esté cerca.'],
    [/^Si no puedes hablar, envía START al \{homeText\}\.$/, ''],
    [/[;.]? ?en muchos lugares también sirve un mensaje al \{911\}/i, ''],
    [/^En muchos lugares puedes enviar un mensaje al \{911\}\.$/, ''],
    [/, en muchos lugares puedes enviar un mensaje al \{911\}/, ', escribe a quien esté cerca'],
    [/, también en español/, ''],
    [/al \{988\} y oprime 2, o envía AYUDA al \{988\}/g, 'al {988}'],
    [/(?:llama o escribe|Llama o escribe primero) al \{988\}/g, 'llama al {988}'],
    [/ ?(?:, opción 2(?: para español)?,?|,? y oprim(?:e|an) 2|, oprimir 2,)/g, ''],
  ],
}; // prettier-ignore

/** A crisis line that only takes calls. */
const CALLS_ONLY: readonly Rule[] = [
  [/(call) or text \{988\}/gi, '$1 {988}'],
  [/takes calls and texts now/, 'takes calls now'],
  [/by call or text, |por llamada o mensaje, /g, ''],
  [/one call or text away/, 'one call away'],
];

/** A line for women is named as one. */
const FOR_WOMEN: readonly Rule[] = [
  [/The Domestic Violence Hotline is/, 'The line for women hurt at home is'],
  [/La Línea (?:Nacional )?contra la Violencia Doméstica/, 'La línea para mujeres con violencia en casa'],
];

/** What stands for the US numbers where those of the country are not known. */
const NO_CRISIS_LINE: Readonly<Record<SafetyLanguage, readonly Rule[]>> = {
  en: [
    [/^\{988\}/, 'A crisis line'],
    [/\{988\}/g, 'a crisis line'],
  ],
  es: [
    [/\bal \{988\}/g, 'a una línea de crisis'],
    [/^El \{988\}/, 'Una línea de crisis'],
    [/(?:\b[Ee]l )?\{988\}/g, 'una línea de crisis'],
  ],
};
const NO_EMERGENCY: Readonly<Record<SafetyLanguage, readonly Rule[]>> = {
  en: [
    [/^\{911\}/, 'Your emergency number'],
    [/\{911\}/g, 'your emergency number'],
  ],
  es: [
    [/\bal \{911\}/g, 'a tu número de emergencias'],
    [/^El \{911\}/, 'Tu número de emergencias'],
    [/(?:\b[Ee]l )?\{911\}/g, 'tu número de emergencias'],
  ],
};

/** The step for who cannot speak is about nothing but texts to the US line. */
const ABOUT_TEXTS =
  /send hi to|^Then text\.|^It works without a sound|: AYUDA\.|Basta un mensaje|, y con eso/;
const OTHERWISE = {
  en: {
    text: (number: string) => `A text is enough: ${number} takes texts, and no voice is needed. {elsewhere} has more.`,
    none: 'Some lines have a chat, with no voice needed: {elsewhere} shows which. You can text a person you trust, too.',
  },
  es: {
    text: (number: string) => `Basta un mensaje: escribe al ${number}, y no hace falta hablar. Hay más en {elsewhere}.`,
    none: 'Algunas líneas tienen chat, y no hace falta hablar: en {elsewhere} se ve cuáles. También puedes escribir a alguien de confianza.',
  },
} as const; // prettier-ignore

const applied = (text: string, rules: readonly Rule[]) =>
  rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);

/**
 * A line of Harbor's for somebody who is not in the US: the numbers of their country where they are known, none of the
 * US, and where others are found.
 */
export function saidAbroad(line: string, language: SafetyLanguage, there: There = SOMEWHERE): string {
  const country = countryOf(there.country);
  const { crisis, violence } = country ?? {};
  if (/\{988\}/.test(line) && ABOUT_TEXTS.test(line)) {
    const { text, none } = OTHERWISE[language];
    return crisis?.text ? text(crisis.text) : none;
  }
  const sentences = line.split(/(?<=[.!?]) /).map((sentence) => {
    let said = applied(sentence, WITHOUT_US[language]);
    if (violence) {
      said = applied(said, violence.isForWomen ? FOR_WOMEN : []).replaceAll('{home}', violence.call);
    }
    if (US_LINES.test(said)) return ELSEWHERE[language];
    const takesTexts = !crisis || crisis.text === crisis.call;
    said = applied(said, takesTexts ? [] : CALLS_ONLY);
    said = crisis
      ? said.replaceAll('{988}', pressed(crisis, language))
      : applied(said, NO_CRISIS_LINE[language]);
    return country
      ? said.replaceAll('{911}', emergencyIn(country, { said, language, about: there.about }))
      : applied(said, NO_EMERGENCY[language]);
  });
  return [...new Set(sentences)]
    .filter(Boolean)
    .join(' ')
    .replaceAll('{lines}', linesOf(there.country, language, there.about));
}

const OPTION = { en: 'option', es: 'opción' } as const;
const pressed = ({ call, press }: { call: string; press?: string }, language: SafetyLanguage) =>
  press ? `${call}, ${OPTION[language]} ${press}` : call;

const OR = { en: 'or', es: 'o' } as const;
/** Where both are asked for, both are named. */
function emergencyIn(
  country: NonNullable<ReturnType<typeof countryOf>>,
  { said, language, about }: { said: string; language: SafetyLanguage; about: About },
): string {
  const [ambulance, police] = [emergencyOf(country, 'ambulance'), emergencyOf(country, 'police')];
  if (ambulance !== police && /polic/.test(said)) return `${police} ${OR[language]} ${ambulance}`;
  return about === 'hurt' ? police : ambulance;
}

/** Links that lead somewhere from any country. */
const EVERYWHERE: ReadonlySet<LinkId> = new Set([
  'textHelper', 'callHelper', 'plan', 'elsewhere', 'leave', 'deleteTalk', 'privacy', 'homePage', 'exercises',
]); // prettier-ignore

/** What the links of the US become in a country that has the like. */
const THERE = {
  call988: 'callThere',
  text988: 'textThere',
  call911: 'emergencyThere',
  home: 'homeThere',
} as const;

/** The numbers themselves, where a step leads to all that are found abroad. */
function numbersOf({ crisis, violence }: NonNullable<ReturnType<typeof countryOf>>, about: About): LinkId[] {
  if (about === 'hurt') return violence ? ['policeThere', 'homeThere'] : ['policeThere'];
  return crisis ? ['callThere', 'emergencyThere'] : ['emergencyThere'];
}

/** The ways to people of a step for somebody who is not in the US: theirs where known, and where others are found. */
export function linksAbroad(
  links: readonly LinkId[],
  { country, about }: There = SOMEWHERE,
): readonly LinkId[] {
  const there = countryOf(country);
  const has = {
    call988: there?.crisis,
    text988: there?.crisis?.text,
    call911: there,
    home: there?.violence,
  };
  const left = links.flatMap((link): LinkId[] => {
    if (link === 'elsewhere' && there) return [...numbersOf(there, about), link];
    if (EVERYWHERE.has(link)) return [link];
    if (link === 'call911' && there && about === 'hurt') return ['policeThere'];
    return link in THERE && has[link as keyof typeof THERE] ? [THERE[link as keyof typeof THERE]] : [];
  });
  return left.length === links.length || left.includes('elsewhere') ? left : [...left, 'elsewhere'];
}
