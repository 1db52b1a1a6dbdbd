import type { Act } from '../../../listener/labels';
import { asksWhoReads } from '../plain-danger/others/who-reads';

/** The fixed answers to questions about Harbor, the app and the world, by the plain words that ask them. */
const ABOUT: readonly (readonly [string, RegExp])[] = [
  [
    'ABOUT.human',
    /\b(?:human|robot|bot|machine|real person|real|ai|chatgpt|program|persona|humano|humana|maquina|de verdad|programa)\b/,
  ],
  ['ABOUT.delete', /\b(?:delete|erase|remove|wipe|borrar|borro|elimin\w+)\b/],
  [
    'ABOUT.tell',
    /\b(?:tell (?:anyone|somebody|someone|my|them|on me)|report me|police|call (?:my|the|someone)|contar(?:le|as)?|le dices|avisar?|policia)\b/,
  ],
  [
    'ABOUT.reads',
    /\b(?:reads?|sees?|private|privacy|secret|who|safe here|stored|quien|lee|leen|ve|ven|privad\w|secreto)\b/,
  ],
  [
    'ABOUT.remember',
    /\b(?:remember|forget|kept|know me|last time|recuerdas?|te acuerdas|olvidas?|guard\w+)\b/,
  ],
  ['ABOUT.understand', /\b(?:understand|get (?:me|it)|listen|hear me|entiendes?|comprend\w+|escuchas?)\b/],
  [
    'ABOUT.there',
    /\b(?:are you (?:there|here|still)|anyone there|anybody|hello|estas ahi|hay alguien|sigues)\b/,
  ],
  ['ABOUT.can', /\b(?:what can you|can you|help|do you do|puedes|sirves|para que)\b/],
];
const MEDICINE =
  /\b(?:pill|pills|medicine|medication|meds|dose|mg|antidepressant\w*|melatonin|sleeping|tablet\w*|pastilla\w*|medicina\w*|medicamento\w*|dosis)\b/;
const DIAGNOSIS =
  /\b(?:diagnos\w+|disorder|adhd|autis\w+|bipolar|ptsd|ocd|depress\w+|anxiety|normal|wrong with me|crazy|trastorno|depresion|ansiedad|loc[oa])\b/;

/** The step that answers a question. */
export function aboutOf(words: string, act: Act): string {
  if (act === 'ask-fact') {
    if (MEDICINE.test(words)) return 'ABOUT.medicine';
    return DIAGNOSIS.test(words) ? 'ABOUT.diagnose' : 'ABOUT.fact';
  }
  const known = ABOUT.find(([, pattern]) => pattern.test(words))?.[0];
  if (act === 'ask-app') return known === 'ABOUT.delete' || known === 'ABOUT.reads' ? known : 'ABOUT.app';
  return known ?? 'ABOUT';
}

const LONGEST_QUESTION = 60;
const PLAIN: readonly (readonly [string, RegExp])[] = [
  [
    'ABOUT.human',
    /\b(?:are you|is this|am i talking to|is it|this is) (?:a |an |even |really |just |still )*(?:human|robot|bot|real|ai|person|machine|computer|program)\b|\b(?:hablo|hablando) con (?:un |una )?(?:robot|bot|persona|maquina|ia|humano)\b|^es(?:to)? (?:es )?(?:un |una )?(?:robot|bot|persona|maquina|ia)\b|^eres (?:un |una )?(?:human[oa]|robot|bot|real|persona|maquina)\b/,
  ],
  [
    'ABOUT.can',
    /^(?:so )?what (?:can|do) you (?:do|offer)\b|^what (?:is|are) (?:this|you) for\b|^(?:\S+ ){0,5}what (?:is|are) (?:this|you)(?: app| thing| place| exactly)?$|\bis this chatgpt$|^que (?:es|eres) (?:esto|tu|esta app)$|^como funciona(?: esto)?$|^(?:y )?que se (?:puede )?(?:hace|hacer) (?:aqui|aca)$|para que sirve(?: esto)?$|^how does (?:this|it) work$|^que (?:puedes|sabes) hacer\b|^para que sirves\b/,
  ],
  [
    'ABOUT.understand',
    /^(?:do|did) you (?:even )?(?:read|hear|see|understand|get) (?:what|that|me|it|this)\b|^(?:me )?(?:entiendes|entendiste|leiste)\b/,
  ],
  [
    'ABOUT.reads',
    /\b(?:is (?:this|it|all this) (?:really )?(?:private|secret|confidential)|can (?:my \S+|anyone|anybody|someone|somebody|others|other people|they) (?:else )?(?:see|read)|(?:alguien|quien) (?:lo |mas )?(?:lee|ve|puede (?:leer|ver))|lo (?:lee|ve) alguien|(?:es|esto es|si es|si esto es) privado|va a ver mi \S+)\b/,
  ],
  ['ABOUT.reads', /^who (?:can |else )?(?:reads?|sees?)\b|^quien (?:lee|ve|puede leer)\b/],
  [
    'ABOUT.remember',
    /^(?:(?:o sea|so|wait|and|y|pero|entonces|hm|ok) )*(?:(?:does|do|did|is|are|will) (?:this|it|that|you|all this) (?:\S+ )?(?:get )?(?:saved?|keep|kept|stored?)\b|(?:esto |eso |lo que escribo )?se (?:guarda|queda guardado)\b|(?:lo )?guardaste\b)/,
  ],
  [
    'ABOUT.there',
    /^(?:hello )?(?:are you (?:still )?(?:there|here)|is (?:anyone|anybody|someone) there)\b|^(?:hola )?(?:estas ahi|hay alguien)\b/,
  ],
];

/** A question about a medicine, however it is asked. */
export const isAboutMedicine = (words: string): boolean => MEDICINE.test(words);

/** The step that answers a short question asked in plain words; null for anything else. */
export function plainQuestion(words: string, text: string): string | null {
  if (text.length > LONGEST_QUESTION) return null;
  if (asksWhoReads(words)) return 'ABOUT.reads';
  const bare = words.replace(/[,.] /g, '').trim();
  return PLAIN.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
