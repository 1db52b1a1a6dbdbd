import type { Topic } from '../../../../listener/labels';
import type { Matter } from '../of-life/matters';

const LONGEST = 320;

/** What people call a matter when they say that it is none of theirs. */
const OF_MATTER: Readonly<Partial<Record<Matter, string>>> = {
  'MATTER.theirTest':
    'tests?|exams?|interviews?|finals?|midterms?|quiz(?:zes)?|presentations?|auditions?|examen(?:es)?|pruebas?|entrevistas?|parcial(?:es)?|audicion(?:es)?|oral',
  'MATTER.theirHealth':
    'ill|illness(?:es)?|sick|sickness|disease|unwell|hospitals?|diagnosis|surgery|cancer|operation|enferm[oa]s?|enfermedad(?:es)?|hospital(?:es)?|cirugia|operacion|diagnostico',
  'MATTER.blank':
    'tests?|exams?|interviews?|finals?|presentations?|speech(?:es)?|auditions?|examen(?:es)?|pruebas?|entrevistas?|exposicion(?:es)?|presentacion(?:es)?|discursos?',
  'MATTER.bills': 'bills?|rent|debts?|facturas?|cuentas?|deudas?|renta|alquiler|recibos?',
  'MATTER.food': 'food|hunger|hungry|comida|hambre',
  'MATTER.jobless': 'jobs?|layoffs?|job hunt|search|trabajos?|empleos?|despidos?|busqueda',
  'MATTER.pet': 'pets?|dogs?|cats?|animals?|mascotas?|perr[oa]s?|gat[oa]s?|animal(?:es)?',
  'MATTER.loss':
    'loss(?:es)?|deaths?|funerals?|died|dead|perdidas?|muertes?|funeral(?:es)?|muert[oa]s?|duelo',
  'MATTER.teen': 'teens?|teenagers?|adolescentes?',
  'MATTER.eating': 'diets?|eating|vomit\\w*|dietas?|vomitos?',
  'MATTER.baby': 'bab(?:y|ies)|newborns?|infants?|bebes?|recien nacid[oa]s?',
  'MATTER.birth': 'births?|labou?r|delivery|bab(?:y|ies)|partos?|bebes?',
  'MATTER.papers': 'papers?|visas?|documents?|papeles|tramites?|visa',
  'MATTER.hangover': 'hangovers?|drinks?|drinking|booze|alcohol|cruda|resaca|guayabo|trago',
  'MATTER.evening': 'evenings?|noches?|tardes?',
  'MATTER.guilt': 'guilt|guilty|mistakes?|culpas?|culpable|errores|error',
  'MATTER.shame': 'shame|ashamed|verguenzas?',
  'MATTER.gambling': 'bets?|betting|gambling|casinos?|apuestas?|juegos?|casino',
};

/** The same of a topic, beside its own names. */
const OF_TOPIC: Readonly<Partial<Record<Topic, string>>> = {
  body: 'ill|illness(?:es)?|sick|sickness|pains?|disease|unwell|enferm[oa]s?|enfermedad(?:es)?|dolor(?:es)?|malestar',
  drink:
    'urges?|drinks?|drinking|booze|alcohol|alcoholic|drugs?|addict(?:ion)?|habit|cravings?|ganas|impulsos?|trago|tomar|drogas?|adiccion|vicios?',
  study:
    'tests?|exams?|school|interviews?|homework|class(?:es)?|examen(?:es)?|pruebas?|escuela|colegio|clases?|tareas?',
  work: 'jobs?|interviews?|trabajos?|entrevistas?|laburo|chamba',
  newborn: 'bab(?:y|ies)|newborns?|infants?|bebes?|recien nacid[oa]s?',
  caring: 'carer|caring|patients?|care|cuidador[a]?|pacientes?',
  grief: 'deaths?|funerals?|loss(?:es)?|died|dead|muert[oa]s?|muertes?|perdidas?|duelo|funeral(?:es)?',
  breakup: 'break ?ups?|ex|divorce|separation|rupturas?|divorcios?|separacion',
  partner: 'relationship|couple|relacion',
  friends: 'friendships?|amistad(?:es)?',
  lonely: 'lonely|loneliness|alone|soledad|sol[oa]',
  money: 'money|bills?|debts?|rent|plata|dinero|deudas?|cuentas?',
  anger: 'fights?|quarrels?|arguments?|anger|angry|rage|peleas?|pleitos?|enojos?|rabia|bronca',
  panic: 'panic|attacks?|panico|ataques?',
  sleep: 'sleep|insomnia|insomnio|sueno',
  low: 'depress\\w+|sad|sadness|low|depresion|tristeza|triste|bajon',
  worry: 'worr(?:y|ies)|worried|nerves|nervous|anxiety|preocupaci\\w+|nervios|ansiedad',
  trauma: 'trauma|memories|memory|flashbacks?|recuerdos?',
  food: 'food|eating|diets?|weight|meals?|comida|dietas?|peso',
  shame: 'shame|guilt|ashamed|verguenza|culpa',
  self: 'looks|mirror|self|espejo|aspecto',
  good: 'good news|news|good thing|win|noticias?|buena noticia|alegria',
  stuck: 'stuck|boredom|bored|aburrimiento',
};

const FIRST =
  '(?:(?:no+|nah|nope|naw|nel|wait|eh+|uh|um|er|huh|sorry|lol|but|pero|y|and|so|hold on|mate|dude|man|bro|brother|bruh|wey|che|oye|oiga|perdon|espera|ay|ah|what|wut|que|hey|mija|hon|love|boludo|tio|[.,?]) )*';
const QUALITY =
  '(?:(?:kind|sort|type) of |tipo de |an? |the |any |un |una |el |la |ese |esa |goddamn |bloody |fucking |damn |such )*';
const NONE_EN =
  '(?:(?:there|here) (?:is|was|are|were|isnt) (?:no|not|never)(?: been)?|there aint|theres no|i (?:have|got|had) no|(?:i )?(?:do not|did not|not) (?:have|got|have got)|(?:it|this|that) (?:is|was) (?:not|no)(?: about)?|not about|i (?:never|did not) (?:say|said|mention\\w*|talk\\w* about)(?: anything about)?|who (?:said|mentioned)(?: anything about)?|where did you get|why (?:are you (?:talking|on|going on) about|do you (?:say|talk about))|stop (?:with|talking about|going on about)|forget (?:about )?|nothing to do with|(?:we|i) (?:are|am) not (?:talking|on) about|nobodys?|no ones?|noones?|none of us|not one of us)';
const NONE_ES =
  '(?:(?:aqui |aca )?no (?:hay|habia|existe|tengo|tiene|es|era|se trata de|hable de|dije|mencione|estoy hablando de)(?: ningun[oa]?| ni)?|ningun[oa]?|quien (?:dijo|hablo de|menciono)|de donde (?:sacas|sacaste|sale)|nada que ver con|deja (?:ya )?(?:de hablar de|lo de)|olvidate de|nadie|que tiene que ver)';
const STATE = '(?:has |have |got |tiene |tienen |is |are |was |has |here |in |esta |estan |anda |fue |se )*';
const WITH =
  '(?:any |anything |about |an? |the |no |my |his |her |some |such |de |del |un |una |el |la |los |las |lo de |mi |ningun |ninguna |nada de |about the |about an? )*';

/** To have none of it is told, and puts nothing right: "there is no money", "no tengo ganas". */
const LACKED =
  '(?!(?:money|plata|dinero|food|comida|meals?|jobs?|work|trabajos?|empleos?|laburo|chamba|sleep|sueno|papers?|papeles|documents?|visas?|relationship|couple|relacion|friendships?|amistad(?:es)?|school|escuela|colegio|class(?:es)?|clases?|homework|tareas?|memor(?:y|ies)|recuerdos?|rent|renta|alquiler|care|caring|search|ganas|(?:good )?news|noticias?|buena noticia|win|alegria|good thing|hunger|hungry|hambre|self|mirror|espejo|looks|pets?|dogs?|cats?|animals?|mascotas?|perr[oa]s?|gat[oa]s?|bab(?:y|ies)|newborns?|infants?|bebes?|lonely|alone|loneliness|soledad|sol[oa]|guilt|guilty|culpas?|culpable|shame|ashamed|verguenzas?|pains?|dolor(?:es)?|peso|weight|trago|tomar) )';
/** What nobody would tell of in so few words: "no test". */
const BARE = 'no (?:tests?|exams?|interviews?|illness|examen(?:es)?|pruebas?|entrevistas?)';

/** What people call the thing that Harbor took the talk to be about. */
export const namesOfWrong = (matters: readonly (Matter | null)[], topics: readonly Topic[]): string =>
  [
    ...matters.map((matter) => (matter ? OF_MATTER[matter] : undefined)),
    ...topics.map((topic) => OF_TOPIC[topic]),
  ]
    .filter(Boolean)
    .join('|');

/**
 * What is told beside the words that refuse what Harbor took up: "what test? no. my son will not sleep" leaves the son.
 * Null: none of these names is asked back or denied.
 */
export function besideWrongWord(words: string, text: string, names: string): string | null {
  if (text.length > LONGEST || names === '') return null;
  const all = `(?:${names})`;
  const ASKED_BACK = new RegExp(
    `(?<=^|[.,?]) ${FIRST}(?:(?:what|which|wot|wat|cual|que|cuales) ${QUALITY}${all}(?: (?:are you (?:on about|talking about)|is (?:that|this|it)|you on about|ke|de que hablas|hablas|dices|decis|mate|man|bro|wey|che|boludo))*(?= (?:[.,?]|$))|${all} (?:ke|que|what|wot|eh|huh|for what|para que|de que)(?= (?:[.,?]|$)))(?: \\?)?`,
    'g',
  );
  const DENIED = new RegExp(
    `(?<=^|[.,?]) ${FIRST}(?:(?:i (?:think|told you|said) |te dije que |ya te dije que |que )*)(?:(?:${NONE_EN}|${NONE_ES}) ${STATE}${WITH}${LACKED}${all}|(?<=^ )${BARE})(?: (?:here|at all|anywhere|involved|coming|ahead|aqui|aca|por aqui|de nada|in (?:it|this)|mate|man|lol))*(?= (?:[.,?]|$|and|but|y|pero|just|it is|its|es|solo|sino|i|my|mi|he|she|el|ella))`,
    'g',
  );
  const left = words.replace(ASKED_BACK, ' ').replace(DENIED, ' ');
  return left === words ? null : left;
}

const ALL = [...Object.values(OF_MATTER), ...Object.values(OF_TOPIC)].join('|');
/** A text without what it asks back or denies of anything that Harbor could have taken up. */
export const withoutWrongWords = (words: string, text: string): string =>
  besideWrongWord(words, text, ALL) ?? words;
