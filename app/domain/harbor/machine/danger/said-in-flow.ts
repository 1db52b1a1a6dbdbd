import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { LONGEST_LABEL } from '../offers/typed-choice';
import { hasSomewhere, staysWithThem, watchedOrThreatened } from '../plain-danger/by-others/watched';
import { saysLater } from '../plain-danger/step-answers';
import { withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Offered, Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { actOf } from '../topics/acts';
import { isPlainly, wasMeantLightly } from '../topics/plain-acts';
import { emergencyOf, isBodyUnhelped } from './body-known';
import { namesGun, saidAt } from './said-at-step';

const LONGEST = 120;

/**
 * What people type in a safety flow instead of pressing a button, in plain words: news, a question, a person, a way out.
 * None of it lowers a level by itself. Null: the text says none of these.
 */
export function saidInFlow(talk: Talk, written: Written): Move | null {
  const { heard, text } = written;
  const { memory, risk } = talk;
  const step = memory.step ?? '';
  if (text.length > LONGEST) return null;
  if (!isCrisis(risk.level)) return atStep(talk, written);
  const says = (pattern: RegExp) => pattern.test(heard.words);
  const offered = (...ids: string[]): Offered | undefined =>
    memory.offered.find(({ id }) => ids.includes(id));
  const press = (button: Offered | undefined) => (button ? pressed(talk, button) : null);

  const atHome = isHurtByAnother(talk) ? ofWhoHurts(talk, heard.words) : null;
  if (atHome) return atHome;
  if (!saysLater(heard.words) && (isPlainly('bye', written) || actOf(heard).is('bye'))) return leaving(talk);
  if (isDangerWithin(heard)) return null;
  // Who is hurt by somebody close has no good news in that one coming.
  const news = isHurtByAnother(talk) ? null : risk.flow === 'THIRD' ? newsOfOther(heard) : newsIn(heard);
  const ids = /^(?:SUI\.with|TEN\.4)/.test(step) ? news?.ids : news?.ids.filter((id) => id !== 'safer');
  // What changed was asked: that it is calmer is the answer, and is not read back once more.
  if (step === 'SAFER' && news?.ids[0] === 'safer') return press(offered('wave'));
  // A body is no safer for how it feels, nor for what was put away.
  const isNews = news !== null && !(news.kind === 'away' && isBodyUnhelped(talk));
  if (news && isNews) return press(offered(...(ids ?? []))) ?? afterNews(talk, news);
  const at = meansNamed(talk, heard) ?? atStep(talk, written);
  if (at) return at;
  if (says(CARE)) return stay(talk, 'flow.program');
  if (says(NUMBER)) return stay(talk, risk.isAbroad ? 'number.abroad' : numberLead(risk.flow));
  if (says(NOBODY) && /^(?:SUI\.(?:near|with|who|place)|PERSON|TEN|REACH)/.test(step))
    return { talk, to: 'PERSON.line', by: 'person' };
  if (says(WILL_TELL) || (/^(?:PERSON$|SUI\.(?:who|means|gun|place))/.test(step) && namesSomebody(heard)))
    return isOwnLife(talk)
      ? { talk, to: 'PERSON.sent', leads: ['flow.tell'], by: 'person' }
      : stay(talk, 'flow.tell');
  if (says(WHAT_TO_DO)) return stay(talk, doLead(risk.flow));
  if (says(CANNOT)) return press(offered('cannot')) ?? stay(talk, doLead(risk.flow));
  if (says(DENIED) && offered('misread')) return press(offered('misread'));
  if ((wasMeantLightly(written) || says(DENIED)) && isOwnLife(talk))
    return { talk, to: 'SQ.lightly', by: 'person' };
  return text.length <= LONGEST_LABEL && isPlainly('thanks', written) ? stay(talk, 'flow.thanks') : null;
}

/** Of somebody who hurts them: a threat, an eye on the phone, and where they could go, at whatever step it is said. */
const BESIDE_HOME = /^(?:PERSON|REACH|HOME\.(?:plan|neck)|SAFER|SQ)/;
function ofWhoHurts(talk: Talk, words: string): Move | null {
  const said = watchedOrThreatened(words);
  if (said === 'watched' && talk.memory.step !== 'HURT.screen')
    return { talk, to: 'HURT.screen', by: 'person' };
  if (staysWithThem(words)) return { talk, to: 'HURT.next', leads: ['hurt.stay'], by: 'person' };
  if (!BESIDE_HOME.test(talk.memory.step ?? '')) return null;
  if (said === 'threatened') return { talk, to: 'HOME.plan', leads: ['flow.threat'], by: 'person' };
  return hasSomewhere(words) ? { talk, to: 'HOME.plan', leads: ['hurt.go'], by: 'person' } : null;
}

/** What it is, where it is asked who could take it: medicine is no gun; and where nobody is there, distance has other ways. */
function meansNamed(talk: Talk, heard: HeardText): Move | null {
  const { words } = heard;
  const step = talk.memory.step ?? '';
  if (!/^SUI\.(?:means|gun|pills)$/.test(step) || namesGun(words)) return null;
  const isMedicine = MEDICINE.test(words) && !namesSomebody(heard);
  if (NOBODY.test(words)) return { talk, to: 'SUI.apart', by: 'person' };
  return isMedicine && step !== 'SUI.pills' ? { talk, to: 'SUI.pills', by: 'person' } : null;
}
const MEDICINE =
  /(?:^| )(?:pills?|tablets?|meds|medicines?|medication|capsules|prescription|antidepressants|insulin|blood thinners?|warfarin\S?|lithium|litio|metformin\S?|\S{3,}(?:azepam|azolam|oxetin[ea]|tralin[ea]|statin[as]?|codon[ea]|pril|olol|profen\S?|cetamol\S*)|pastillas?|pildoras?|medicinas?|medicamentos?|remedios?|comprimidos|insulina)(?= )/;

/** Whether the danger that stands open is to their own life. */
export const isOwnLife = ({ risk }: Talk): boolean => /^(?:SUI|HARM|OD|NS|HOW)?$/.test(risk.flow ?? '');

/** Whether what stands open is done to them by somebody close: the ways out of that are others. */
export const isHurtByAnother = ({ risk }: Talk): boolean =>
  /^(?:HURT|HOME|ASSAULT|CHILD)$/.test(risk.flow ?? '');

/** Good news of somebody else who was in danger, wherever the talk has gone since. */
export const ofOther = (talk: Talk, heard: HeardText): Move | null =>
  isCrisis(talk.risk.level) && talk.risk.flow === 'THIRD' && newsOfOther(heard)
    ? { talk, to: 'SAFER', by: 'person' }
    : null;

/** What is said at this very step. */
function atStep(talk: Talk, { heard }: Pick<Written, 'heard'>): Move | null {
  const at = saidAt(talk.memory.step ?? '', heard.words);
  if (!at) return null;
  if ('to' in at) return { talk, to: at.to, by: 'person', ...(at.lead && { leads: [at.lead] }) };
  if ('lead' in at) return stay(talk, at.lead);
  const button = talk.memory.offered.find(({ id }) => id === at.button);
  return button ? pressed(talk, button) : null;
}

/** Who leaves in words of their own is asked nothing more. */
export const leaving = ({ risk, memory }: Talk): Move => ({
  talk: { memory, risk: { ...risk, isSoftDue: false } },
  to: 'END.risk',
  ...(risk.level === 'imminent' && { leads: ['bye.now'] }),
  by: 'person',
});

/** What rules hear, and what is likely a crisis by itself, goes before any reading of news. */
export const isDangerWithin = ({ level, rules }: HeardText) =>
  isCrisis(level) && rules.some((id) => !/^(?:learned|overruled):/.test(id));

export interface News {
  kind: 'here' | 'called' | 'away' | 'other';
  /** The buttons that say it. */
  ids: readonly string[];
}

const TAKEN_BACK =
  /(?:^| )(?:not|nobody|never|but|nadie|nunca|pero|cannot|left|se fue|if|when|should|hope|hoping|ojala|espero que|tomorrow|manana)(?= )|(?:^| )no (?=(?:one|answer|esta|vino|viene|contesta))/;
const PEOPLE =
  '(?:(?:my|mi|su|his|her|their|the) )?(?:mom|mum|mother|dad|father|parents|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|neighbor|neighbour|roommate|aunt|uncle|grandma|grandpa|son|daughter|cousin|teacher|counselor|doctor|ambulance|police|mama|papa|madre|padre|hermana|hermano|esposa|esposo|marido|mujer|novia|novio|amiga|amigo|vecina|vecino|tia|tio|abuela|abuelo|hija|hijo|prima|primo|ambulancia|policia|she|he|they|somebody|someone|ella|el|ellos|alguien)s?';
const HERE = new RegExp(
  `(?:^| )${PEOPLE} (?:is |are |just |ya |esta |estan |now )*(?:here|with (?:me|her|him|them)|next to me|beside me|coming|on (?:his|her|their|the) way|came(?: over)?|turned up|showed up|come round|came round|popped (?:in|round)|arrived|aqui|aca|conmigo|con (?:ella|el)|en camino|llego|llegaron|vino|viene|va para alla)(?= )|(?:^| )(?:viene|contesto|respondio|answered|replied|wrote back|llego|vino|esta conmigo|esta aqui|esta viva|esta vivo|she is alive|he is alive|at the hospital|en el hospital)(?= (?:$|[.,]|mi|con|now|ya|pa|para|dice|and|me|que))|(?:^| )(?:i am|we are|estoy|estamos) (?:with|con) ${PEOPLE}(?= )`,
);
const CALLED =
  /(?:^| )(?:(?:i|we) (?:called|texted|rang|phoned|told|messaged|am calling|am texting|am on the phone|am talking to)|(?:llame|marque|escribi|avise|hable|le dije|les dije|llamamos|estoy llamando|estoy hablando con)(?= (?:$|[.,]|a|al|988|911|112|con|mi|ellos|para)))(?= )/;
const AWAY =
  /(?:^| )(?:gave (?:it|them) (?:to|away)|gave (?:\S+ ){0,3}(?:pills|gun|knife|blades?|razors?|rope|keys?|pastillas)|handed (?:it|them|over)|locked (?:it|them|the)|threw (?:it|them|the)|flushed|put (?:it|them) away|took (?:it|them|the \S+) (?:away|from me)|moved away|left the (?:room|house|bridge|roof)|out of (?:the house|reach)|away from it|(?:lo|la|los|las) (?:tire|guarde|entregue)|le di (?:la llave|las llaves|las pastillas|el arma|la escopeta|la pistola|el cuchillo)|sali de|estoy lejos)(?= )/;
const CALMER =
  /(?:^| )(?:(?:^|[.,] )(?:calmer|easier)|(?:bit|little|lot) (?:better|calmer|safer)|mas (?:tranquil[oa]|calmad[oa])|(?:i am|feel|feeling|am|bit|little) (?:a (?:bit|little) )?(?:calmer|better|safer|safe)|calmed down|it passed|wave (?:went|passed)|(?:is|it is|getting|gone|bit|went) (?:\S+ ){0,3}quieter|eas(?:ed|ing)(?: off| up)?|settl(?:ed|ing)|(?:it|that|feeling|urge) (?:is )?(?:passing|lifting|lifted|going down|went down|died down)|not (?:as|so) (?:bad|strong|loud|intense) (?:now|as)|bit better|steadier|(?:a )?(?:notch|bit|little|touch) (?:lower|lighter|steadier)|(?:un poco|mas) (?:mas )?firme|le baj\w+(?: \S+)? (?:poco|rayita|algo)|se me (?:(?:esta |fue )?(?:baj|pas|quit|calm)\w+)(?: (?:un poc\w+|algo|ya|tantito))?|(?:un )?poqu\w+ mejor|afloj\w+|menos fuerte|me (?:calme|tranquilice|siento mejor)|me calme|(?:estoy|me siento) (?:un poco )?(?:mejor|mas tranquil[oa]|mas calmad[oa]|a salvo)|ya paso)(?= )/;

/** Whether words stand in it that would take good news back. */
export const saysOtherwise = ({ words }: HeardText): boolean => TAKEN_BACK.test(words);

/** Somebody is there, or was reached: also beside a clause that says "nobody", as "there is nobody. they did text back". */
function peopleIn({ words }: HeardText): News | null {
  const [last = words] = words.split(/ (?:but|pero) /).slice(-1);
  const clauses = last.split(/ [.,] /).map((clause) => ` ${clause.trim()} `);
  const said = clauses.filter((clause) => !TAKEN_BACK.test(clause) && !isOnlyPossible(clause));
  if (said.some((clause) => HERE.test(clause) || REPLIED.test(clause))) return NEWS_HERE;
  return said.some((clause) => CALLED.test(clause)) ? NEWS_CALLED : null;
}
const NEWS_HERE: News = { kind: 'here', ids: ['with', 'someone', 'coming', 'answered', 'safe'] };
const NEWS_CALLED: News = { kind: 'called', ids: ['called', 'calling', 'did', 'sent', 'talked'] };
const REPLIED =
  /(?:^| )(?:(?:text|texted|wrote|write|called|messaged|got) (?:me )?back|(?:they|he|she|someone|somebody|988|the line) (?:did |have |has |just |finally )*(?:texted|answer(?:ed)?|repl(?:y|ied)|pick(?:ed)? up)(?: me| back| now)?|(?:me )?(?:contestaron|respondieron|atendieron|escribieron|contesto|respondio|atendio)|i am (?:\S+ )?(?:talking|texting|chatting|on the phone|on the line) (?:to|with) (?:\S+ ){0,2}\S+|(?:talking|texting|chatting|speaking|on the phone|on the line|on (?:a |the )?chat) (?:\S+ )?(?:to|with) (?:\S+ ){0,4}(?:988|line|hotline|helpline|counsell?or|crisis)|hablando con (?:\S+ ){0,4}(?:988|linea|consejer[oa]|crisis|emergencias))(?= )/;

/** Somebody only would come, or sleeps, or lives near, or is shut: nobody was reached by that. */
export const isOnlyPossible = (words: string): boolean => POSSIBLE.test(words);
const POSSIBLE =
  /(?:^| )(?:would(?! not)|might|could(?! not)|asleep|in bed|to bed|closed|shut|only open|opens|(?:my|the) (?:dogs?|cats?)|(?:el|la|mi) (?:perr[oa]|gat[oa])|lives? (?:next door|near|over|across|up|down)|vendria|podria|cerrad[oa]|dormid[oa]|durmiendo|acostad[oa]|vive (?:al lado|cerca|enfrente|arriba|abajo))(?= )/;

/** Whether somebody is with them, or was reached. */
export const reachesSomebody = (heard: HeardText): boolean => peopleIn(heard) !== null;

/** Good news, and the buttons that would say it. */
function newsIn(heard: HeardText): News | null {
  const { words } = heard;
  if (TAKEN_BACK.test(words)) return SPLITS.test(words) ? peopleIn(heard) : null;
  if (CALMER.test(words)) return { kind: 'away', ids: ['safer'] };
  if (AWAY.test(words)) return { kind: 'away', ids: ['moved', 'gone', 'away'] };
  return peopleIn(heard);
}
/** Clauses of their own, and none of them a condition. */
const SPLITS = /^(?!.* (?:if|when|should|tomorrow|manana|cuando|si) ).* (?:[.,]|but|pero) /;

/** News of somebody else: people are with them, or what they could use is gone. */
const newsOfOther = ({ words }: HeardText): News | null =>
  !TAKEN_BACK.test(words) && OTHER_SAFE.test(words) ? { kind: 'other', ids: ['safe'] } : null;
const OTHER_SAFE =
  /(?:^| )(?:with (?:him|her|them) now|(?:he|she) is (?:safe|alive|ok|okay|at the hospital|with)|took (?:the \S+|it|them) away|esta (?:a salvo|viva|vivo|bien|en el hospital|con (?:ella|el|su|mi))|se llevo (?:las|los|el|la)|se quedo con (?:ella|el))(?= )/;

/** Where no button says it: somebody is there, or was reached; anything else is read back. */
export function afterNews(talk: Talk, { kind }: News): Move {
  if (kind === 'other') return { talk, to: 'SAFER', by: 'person' };
  // Of a body it is told in words of its own that somebody acts: anything less is no help yet.
  if (isBodyUnhelped(talk) && !isOwnLife(talk))
    return { talk, to: emergencyOf(talk) ?? talk.memory.step ?? 'OD.911', by: 'person' };
  if (kind === 'away' || !isOwnLife(talk)) return { talk, to: 'SAFER.read', by: 'person' };
  const told = withTold(talk.risk, kind === 'called' ? 'line' : 'beside');
  return { talk: { ...talk, risk: told }, to: 'SUI.with', by: 'person' };
}

const CARE =
  /(?:^| )(?:you (?:even |really )?(?:care|understand|get it|listen|hear me)|are you (?:real|human|a (?:bot|robot|person|human|machine))|talking to (?:a )?(?:bot|robot|machine|computer)|te importa|eres (?:real|human[oa]|un robot|una maquina)|me entiendes|me escuchas|hablo con (?:un robot|una maquina))(?= )/;
const NUMBER =
  /(?:^| )(?:number(?: for| to| is|s)|a number|what number|who (?:can|do|should) i call|is there a (?:hot ?)?line|que numero|a quien (?:llamo|puedo llamar)|un numero|cual es el numero|telefono)(?= )/;
const NOBODY =
  /(?:^| )(?:no ?one|nobody|not (?:know )?a soul|no conozco a nadie|ni un alma|ningun[oa]|alone|by myself|on my own|not have (?:a |any)?(?:person|anyone|anybody|friends|someone)|who is my person|nadie|sola|solo)(?= )/;
const SOMEBODY = new RegExp(`(?:^| )${PEOPLE}(?= )`);
/** A person is named, and it is no question why, or what if. */
const namesSomebody = ({ words, language }: HeardText): boolean =>
  SOMEBODY.test(language === 'es' ? words.replace(/ son (?=\S)/g, ' ') : words) && !ASKS_WHY.test(words);
const ASKS_WHY = /^ ?(?:(?:and|but|y|pero|yo|so) )*(?:why|what|how|if|por que|para que|que|como|si)(?= )/;
const WILL_TELL =
  /(?:^| )(?:(?:i will|ill|will|going to|gonna|let me|can i|should i|i could|could i|maybe i) (?:go |just |try to )?(?:tell|call|text|ask|wake|get|find|write|message) (?:her|him|them|em|my \S+|someone|somebody|988|mom|dad|(?:that |the |this )?(?:hot ?)?(?:line|number))|(?:voy a|puedo|podria|debo|le voy a|la voy a|lo voy a) (?:llamar|llamarl[oa]|decir|decirle|escribir|escribirle|despertar|avisar|avisarle)|(?:lo|la|le) (?:llamo|aviso|escribo|digo|despierto|marco|hablo|mando|pido)|i (?:think i will|reckon i will|reckon id|guess i will) (?:call|ring|text|phone))(?= )/;
/** Own words for "you read me wrong". */
const DENIED =
  /(?:^| )(?:nothing like that|not like that|not what i meant|not meant that|(?:am|i am) not suicidal|de eso no|nada de eso|no es eso|no quise decir eso|no es lo que quise decir|want to (?:live|be here|see)|quiero (?:vivir|estar|ver))(?= )/;
const WHAT_TO_DO =
  /(?:^| )(?:what (?:do|should|can) i do|what now|help me|que hago|que puedo hacer|que debo hacer|ayudame|y ahora que)(?= )/;
const CANNOT =
  /(?:^| )(?:i )?(?:cannot (?:call|talk|speak|move|leave|get out|tell|do (?:it|that|this))|no puedo (?:llamar|hablar|salir|moverme|decirlo|hacerlo))(?= )/;

/** The number of the flow that stands open. */
export const numberLead = (flow: string | null) => `number.${FLOW_LEADS[flow ?? ''] ?? 'life'}`;
/** The first thing to do in the flow that stands open. */
export const doLead = (flow: string | null) => `do.${FLOW_LEADS[flow ?? ''] ?? 'life'}`;
const FLOW_LEADS: Readonly<Partial<Record<string, 'hurt' | 'child' | 'third' | 'taken'>>> = {
  HURT: 'hurt',
  HOME: 'hurt',
  ASSAULT: 'hurt',
  CHILD: 'child',
  THIRD: 'third',
  OD: 'taken',
  BODY: 'taken',
  WITHDRAW: 'taken',
  FOOD: 'taken',
};

/** The goodbye of a flow: who is in danger from somebody close is not told to keep a person close. */
export const goodbyeOf = (talk: Talk): string =>
  isHurtByAnother(talk)
    ? 'END.hurt'
    : talk.risk.flow === 'THIRD'
      ? 'END.third'
      : talk.risk.isAbroad
        ? 'END.abroad'
        : 'END.risk';
