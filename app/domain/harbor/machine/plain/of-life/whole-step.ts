import { plainCharacters } from '../../../../listener/text/characters';

const DAY =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const DAYS = new RegExp(
  `(?:(?:on|this|next|el|este|el proximo|la tarde del|la noche del) )?(?:${DAY})(?: (?:morning|afternoon|evening|night|en la (?:manana|tarde|noche)|por la (?:manana|tarde|noche)))?|(?:on |at )?(?:the|this|next) weekend|(?:el |este )?(?:finde|fin de semana)`,
);
/** What has a time and a length of its own: a game, a meal with people, a mass, a class. */
const EVENT =
  /(?:^| )(?:game|match|party|wedding|birthday|baptism|mass|church|choir|concert|class|practice|lesson|meeting|appointment|recital|funeral|barbecue|bbq|dinner|lunch|club|partido|fiesta|boda|cumple(?:anos)?|bautizo|misa|coro|concierto|clase|entrenamiento|reunion|cita|consulta|taller|asado|cena|almuerzo|ensayo|torneo)(?= |$)/;
/** So much of a thing that nobody has to ask how much. */
const SIZED =
  /(?:^| )(?:(?:only |just |solo |nomas )?(?:one|a single|two|three|half an?|an? (?:single|half)|una sola|un solo|un|una|dos|tres|media?) (?!time|day|thing|vez|dia|rato|cosa|poco|bit|little|lot|friend|person|amig|persona)\S{3,}|half an hour|an hour|to the (?:corner|door|shop|mailbox|end of the street)|(?:hasta|a) la (?:esquina|puerta|tienda)|media hora)(?= |$)/;
/** What goes before the act itself. */
const LEADS_IN =
  /^(?:(?:well|so|maybe|perhaps|ok|i guess|i think|bueno|pues|quiz[aá]s?|tal vez|a lo mejor|creo que|igual)[\s,]+)*(?:(?:i|we) (?:could|can|might|may|will|would)|i'll|i'd|(?:yo )?(?:podr[ií]a|puedo|voy a|quiero|pienso))[\s]+(?:maybe |just |quiz[aá]s? )?/i;

/** A step that has its own size, and its day where it is tied to one. */
export interface WholeStep {
  step: string;
  when?: string;
}

/** Whether a step that somebody writes down needs no size: it is tied to a day or an event, or says how much. Null: it may. */
export function wholeStep(text: string): WholeStep | null {
  const [first = ''] = text.split(/(?<=[.!?\n])\s+/);
  const typed = first
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!\s]+$/, '');
  const plain = plainCharacters(typed).replace(/[,;]/g, ' ');
  if (plain.length !== typed.length) return SIZED.test(plain) ? { step: typed } : null;
  const day = DAYS.exec(plain);
  const isEvent = EVENT.test(plain);
  if (!day && !isEvent && !SIZED.test(plain)) return null;
  const when = day ? typed.slice(day.index, day.index + day[0].length) : undefined;
  const without = day ? typed.slice(0, day.index) + typed.slice(day.index + day[0].length) : typed;
  const act = without
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+/, '')
    .replace(LEADS_IN, '')
    .trim();
  return { step: act.length >= SHORTEST ? act : typed, ...(when && { when: when.toLowerCase() }) };
}
const SHORTEST = 6;
