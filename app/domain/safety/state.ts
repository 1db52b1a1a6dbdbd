import type { Judgement } from './judge';
import type { Assessment, SafetyLanguage, SafetyLevel, SafetyState } from './types';

const ORDER = ['none', 'concern', 'crisis', 'imminent'] as const;
const weight = (level: SafetyLevel) => ORDER.indexOf(level);
const worse = (a: SafetyLevel, b: SafetyLevel): SafetyLevel => (weight(a) >= weight(b) ? a : b);
const below = (level: SafetyLevel): SafetyLevel => ORDER[Math.max(0, weight(level) - 1)] ?? 'none';

interface Conversation {
  words: string;
  language: SafetyLanguage;
  state: SafetyState;
}

const YES =
  /^(?:, |\. )*(?:yes|yeah|yea|yep|yup|ya|ye|y|kind|kindof|possibly|i think|i guess|i am|i do|i have|i did|i might|not sure|i not know|might|correct|true|sadly|unfortunately|right|some|a little|a bit|almost|probably|both|si|claro|creo|puede|a veces|tal vez|supongo|mas o menos|un poco|lo he|asi|idk)(?: |$)/;
const NO =
  /^(?:, |\. )*(?:no|nope|nah|not|never|nunca|para nada|of course not|i am not|i not|i would not|i would never|i am safe|i am okay|estoy bien|estoy a salvo)(?: |$)/;
const BARE =
  /^(?:, |\. |tonight |today |now |rightnow |soon |tomorrow |esta noche |hoy |manana |pronto |ahora )+$/;
const NOW =
  /(?:^| )(?:tonight|today|now|rightnow|soon|tomorrow|already|esta noche|hoy|ahora|manana|pronto)(?= )/;
const MEANS =
  /(?:^| )(?:pills|pill|gun|rope|knife|blade|razor|bridge|roof|overdose|dose|medication|bleach|poison|noose|tylenol|paracetamol|ibuprofen|alcohol|mg|height|tall|high|fall|hurt|painless|long|lethal|fatal|pastillas|pistola|cuerda|cuchillo|puente|navaja|veneno|dosis|cloro)(?= )/;
const QUESTION =
  /(?:^| )(?:how|what|where|which|many|much|can|does|is|do|would|cuantas|cuanto|como|donde|que|cual)(?= )/;
const RETRACTS =
  /(?:^| )(?:lol|joking|kidding|never mind|forget|not mean|not serious|not really|i am fine|i am okay|i am ok|feel better|not going to|no era en serio|broma|bromeaba|olvidalo|estoy bien|ya estoy mejor)(?= )/;
const QUIET_TURNS_PER_LEVEL = 3;

/** The message in its conversation: open risk stays, an answer is read with its question, and quiet lowers slowly. */
export function carryOn(
  heard: Judgement,
  { words, language, state }: Conversation,
): { assessment: Assessment; state: SafetyState } {
  const answer = state.asked ? readAnswer(words, state) : null;
  const own = worse(heard.level, answer?.level ?? 'none');
  const probe = isProbe(words, state) ? worse('crisis', state.level) : 'none';
  const level = worse(own, probe);
  const rules = [
    ...heard.rules,
    ...(answer ? [answer.rule] : []),
    ...(probe === 'none' ? [] : ['state.means']),
  ];
  return settle({ ...heard, level, rules, language }, { words, language, state });
}

function readAnswer(
  words: string,
  { asked, level }: SafetyState,
): { level: SafetyLevel; rule: string } | null {
  const short = words.length <= 120;
  if (!short || words === '') return null;
  if (NO.test(words) && !/ but | pero /.test(words) && !/^not sure|^no se /.test(words)) return null;
  const isYes = YES.test(words) || BARE.test(words) || /^(?:, |\. )*$/.test(words);
  if (!isYes) return null;
  const sharp = asked === 'plan' || asked === 'means' || asked === 'timing' || NOW.test(words);
  return {
    level: sharp && weight(level) >= weight('concern') ? 'imminent' : 'crisis',
    rule: `state.yes-to-${asked}`,
  };
}

const isProbe = (words: string, state: SafetyState) =>
  weight(state.level) >= weight('crisis') &&
  state.subject !== 'other' &&
  words.length <= 400 &&
  MEANS.test(words) &&
  QUESTION.test(words);

function settle(
  found: Assessment,
  { language, state }: Conversation,
): { assessment: Assessment; state: SafetyState } {
  const isHeard = found.level !== 'none';
  const quietTurns = isHeard ? 0 : state.quietTurns + 1;
  const sinks = !isHeard && quietTurns >= QUIET_TURNS_PER_LEVEL;
  const open = worse(found.level, sinks ? below(state.level) : state.level);
  const isFromBefore = weight(state.level) > weight(found.level) || found.category === null;
  const category =
    open === 'none' ? null : isFromBefore ? (state.category ?? found.category) : found.category;
  const subject = open === 'none' ? null : isFromBefore ? (state.subject ?? found.subject) : found.subject;
  const assessment: Assessment = isHeard
    ? {
        ...found,
        category: found.category ?? category ?? 'suicide',
        subject: found.subject ?? subject ?? 'self',
      }
    : found;
  return {
    assessment,
    state: {
      level: open,
      category: isHeard ? (category ?? assessment.category) : category,
      subject: isHeard ? (subject ?? assessment.subject) : subject,
      language: isHeard || state.level === 'none' ? language : state.language,
      quietTurns: sinks ? 0 : quietTurns,
      crisisTurns:
        weight(open) >= weight('crisis') ? state.crisisTurns + 1 : open === 'none' ? 0 : state.crisisTurns,
      asked: null,
    },
  };
}

export const retracts = (words: string) => RETRACTS.test(words);
