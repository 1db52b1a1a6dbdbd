import { bareWords } from '../words/normal';
import { readAnswer } from '../words/answer';
import type { CrisisAside } from './texts';

const PATTERNS: readonly [CrisisAside, RegExp][] = [
  [
    'identity',
    /\bare you (?:a |an )?(?:real|human|person|bot|robot|ai|machine)\b|\b(?:eres|es) (?:una |un )?(?:persona|humano|robot|real|maquina|máquina)\b|\bwho are you\b/,
  ],
  [
    'secrecy',
    /\b(?:don't|dont|do not|won't|never|promise|please) (?:you )?(?:won't |not to |not )?(?:tell|call|report)\b.*|\b(?:keep|our|a) secret\b|\bno (?:se lo |le )?digas\b|\bsecreto\b|\bare you (?:going to|gonna) (?:call|tell|report)\b/,
  ],
  [
    'cannot-call',
    /\b(?:can't|cant|cannot|won't|don't want to|afraid to|scared to|hate) (?:to )?(?:call|phone|talk on|calling)\b|\bno (?:puedo|quiero) llamar\b|\bhate (?:the phone|calling)\b/,
  ],
  [
    'retraction',
    /\b(?:just )?(?:joking|kidding)\b|\b(?:didn't|did not|don't) (?:really )?mean (?:it|that)\b|\bi'?m (?:fine|ok|okay|better|good|safe|alright)\b|\bforget (?:it|what i said|i said)\b|\bnever ?mind\b|\b(?:estoy|ya estoy) (?:bien|mejor)\b/,
  ],
  [
    'relief',
    /\bfeel(?:ing)? (?:a bit |a little |much |some )?(?:better|safer|lighter)\b|\bcalmer\b|\bcalm(?:ed|ing)? down\b|\b(?:sitting|here|staying) with me\b|\b(?:m[aá]s )?tranquil[oa]\b/,
  ],
  [
    'anger',
    /\b(?:shut up|useless bot|you'?re (?:useless|no help|not helping|a bot)|fuck (?:you|off)|stupid (?:bot|ai|machine)|stop (?:asking|it|with)|leave me alone|hate you|callate|cállate|dejame|déjame)\b/,
  ],
  [
    'hopeless',
    /\b(?:nothing (?:helps|works|will help|matters|will change)|tried (?:that|everything|it all)|won't help|doesn't help|no one (?:cares|can help)|nobody (?:cares|can help)|no point|nada (?:sirve|ayuda|funciona)|a nadie le importa)\b/,
  ],
  [
    'goodbye',
    /^(?:ok(?:ay)? )?(?:bye|goodbye|good night|goodnight|i have to go|gotta go|i'm (?:going|leaving|done)|see you|talk later|adios|adiós|me voy|buenas noches)\b/,
  ],
  ['thanks', /^(?:ok(?:ay)? )?(?:thanks?|thank you|thx|ty|gracias)\b/],
];

const SPANISH_SHORT: readonly [CrisisAside, RegExp][] = [
  ['yes', /^(?:si|sí|claro|creo que si|creo que sí)\b/],
  ['no', /^(?:no|nunca|para nada|todavia no|todavía no)$/],
  ['unsure', /^(?:no se|no sé|tal vez|quiz[aá]s?|puede ser|no estoy segur[oa])$/],
  ['refusal', /^(?:no quiero (?:hablar|decir|contestar).*|prefiero no.*)$/],
];

/** What a message of an open crisis is about, besides the risk itself. */
export function readAside(text: string): CrisisAside | null {
  const words = bareWords(text).slice(0, 600);
  const found = [...PATTERNS, ...SPANISH_SHORT].find(([, pattern]) => pattern.test(words));
  if (found) return found[0];
  const { polarity } = readAnswer(text);
  return polarity === 'maybe' ? 'unsure' : polarity;
}
