import { type Act, ACTS, type Topic, TOPICS } from '../../../listener/labels';
import type { HeardText } from '../../../safety/types';
import { isOnlyPlace, isSetting, onlySeems, topicsNamed, topicsNamedSurely } from './topic-words';

/** From here on an act is taken for what the person wants. */
const SURE_ACT = 0.5;

/** What the writer most likely wants, and how sure that is. */
export function actOf({ confidences }: Pick<HeardText, 'confidences'>) {
  const [act, sure] = ACTS.reduce<[Act, number]>(
    ([best, most], each) => {
      const confidence = confidences[`a.${each}`] ?? 0;
      return confidence > most ? [each, confidence] : [best, most];
    },
    ['tell', 0],
  );
  return { act, sure, is: (...wanted: Act[]) => sure >= SURE_ACT && wanted.includes(act) };
}

/** What a question about this app, or about Harbor, speaks of. */
const OF_APP =
  /\b(?:apps?|soundings|harbor|sites?|website|page|screens?|buttons?|menu|check ?-?ins?|accounts?|passwords?|passkeys?|log ?(?:in|out)|data|texts?|messages?|chats?|reminders?|reports?|trends?|charts?|history|settings?|export|import|delete|erase|download|save[ds]?|stored?|free|cost|phone number|email|aplicacion|pagina|pantalla|boton(?:es)?|cuenta|contrasena|clave|datos|mensajes?|recordatorios?|reportes?|informes?|grafic\w+|historial|ajustes|configuracion|exportar|borr\w+|elimin\w+|guard\w+|descarg\w+|gratis|correo|registr\w+)\b/;
const OF_HARBOR =
  /\b(?:you|your|u|ur|yourself|harbor|this|bot|robot|ai|anyone|anybody|someone|somebody|who(?! (?:won|wins|lost|scored|played|plays))|tu|vos|usted|te|ti|eres|sos|es|esto|esta|este|alguien|quien|ia|puedes|podes|sabes|sirves|servis|haces|ayudas|entiendes|entendes|tienes|tenes|quieres|crees)\b/;
const ASKS_HOW =
  /\b(?:how (?:do|can|should|would|could|am|to)|what (?:do|can|should|would|could) (?:i|we)|where do i|como (?:le |lo |la |se lo |se |me )?\w+(?:o|ar|er|ir|arle|erle|irle)\b|que (?:hago|digo|le digo|hacer|puedo|podria|debo)|por donde empiezo)/;

/**
 * What is asked without a word of this app or of Harbor is asked about a life: how to go about it, or only what is feared
 * ("and if they take the house?").
 */
export function asMeant<T extends ReturnType<typeof actOf>>(heard: T, words: string): T {
  // "Buenas noches" with more behind it says hello.
  if (heard.act === 'bye' && GREETS_AT_NIGHT.test(words))
    return {
      ...heard,
      act: 'greet',
      is: (...wanted: Act[]) => heard.sure >= SURE_ACT && wanted.includes('greet'),
    };
  const isOf = heard.act === 'ask-app' ? OF_APP : heard.act === 'ask-self' ? OF_HARBOR : null;
  if (isOf === null || isOf.test(words)) return heard;
  const act: Act = ASKS_HOW.test(words) ? 'ask-help' : 'tell';
  return { ...heard, act, is: (...wanted: Act[]) => heard.sure >= SURE_ACT && wanted.includes(act) };
}

const GREETS_AT_NIGHT =
  /^(?:[.,] )*buenas noches (?:[.,] )*(?!.*(?:^| )(?:me voy|chao|chau|adios|hasta|nos vemos|a dormir|descansa\S*|duerme|duerma|gracias por) )(?:[^\s.,]+ (?:[.,] )*){3,}/;

/** What a topic is worth that is named in plain words, beside what was learned from how people speak of it. */
const NAMED = 0.6;
const SETTING_NAMED = 0.45;

/** What was learned alone is a little less sure than it says: of what stands at .7, nine in ten are right. */
const LEARNED = 0.86;
/** A few words without the topic's own name it seldom. */
const LEARNED_SHORT = 0.62;
const SHORT = 6;

/** Topics by how likely they are, likeliest first; talk without a topic is none. */
export function topicsOf({
  confidences,
  words,
}: Pick<HeardText, 'confidences' | 'words'>): { topic: Topic; sure: number }[] {
  const named = topicsNamed(words);
  const sure = topicsNamedSurely(words);
  const isWeak = (topic: Topic) => isSetting(topic) && !sure.includes(topic);
  const worth = (topic: Topic) => (named.includes(topic) ? (isWeak(topic) ? SETTING_NAMED : NAMED) : 0);
  // "Mom" and "died": what happened goes before whom or where.
  const isTold = named.some((topic) => !isWeak(topic));
  const isShort = words.split(' ').length < SHORT;
  return TOPICS.filter(
    (topic) =>
      topic !== 'other' && !(isSetting(topic) && isOnlyPlace(words, topic)) && !onlySeems(words, topic),
  )
    .map((topic) => {
      const learned =
        (isShort && worth(topic) === 0 ? LEARNED_SHORT : LEARNED) * (confidences[`t.${topic}`] ?? 0);
      const likely = worth(topic) + (1 - worth(topic)) * learned;
      return { topic, sure: isTold && isWeak(topic) ? Math.min(likely, NAMED - 0.01) : likely };
    })
    .sort((one, other) => other.sure - one.sure);
}
