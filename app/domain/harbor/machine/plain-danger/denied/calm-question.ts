import { plainTest } from '../../plain/people';

/** How long it lasts, whether it is normal, or what the app has: a question that asks for nothing but its answer. */
const ASKS = plainTest([
  '(?:what|whats|which) (?:\\S+ )?(?:are|is|s)? ?(?:the|these|those|them|your|in (?:the|here))? ?(?:\\S+ )?(?:exercises?|buttons?|app|breathing|tools?|steps?|topics?|games?|activities)(?= )|what (?:else )?(?:do|can|would) you (?:\\S+ )?(?:do|have|offer|suggest)|how (?:does|do) (?:this|it|that|the \\S+|you) (?:\\S+ )?(?:work|go)|(?:do|must) i (?:have|need) to (?:pay|log|sign|write|do)',
  'how (?:long|many (?:days|weeks|months)) (?:\\S+ ){0,2}?(?:does|do|will|would|is|should|did|can|until|before|till) (?:\\S+ ){0,5}?(?:last|take|takes|go on|feel|be|stay|usually|normally|until|before|pass|get|ease)|how long (?:\\S+ )?(?:for|usually|normally)',
  '(?:is|are) (?:that|this|it|these|those) (?:\\S+ ){0,2}?(?:normal|common|usual|typical|ordinary)|(?:do|does) (?:other |most |many )?(?:people|everyone|others|everybody) (?:usually |normally )?(?:feel|get|have|go through)',
  '(?:que|cuales|cual|como) (?:\\S+ )?(?:son|es|hay|tienes|tiene|tenes|seran) (?:\\S+ )?(?:los |las |esos |el |la )?(?:ejercicios?|botones|app|actividades|juegos|temas|herramientas)|que (?:mas )?(?:haces|haces aqui|puedes hacer|ofreces|tienes)|como (?:funciona|se usa)|(?:hay|tengo) que (?:pagar|escribir|registrar\\S*)',
  'cuanto (?:\\S+ ){0,2}?(?:dura|duran|tarda|tarde|tiempo|se tarda|suele|va a durar|pasa)|(?:es|sera|son) (?:\\S+ )?(?:normal|comun|habitual|tipico)|(?:a (?:la )?(?:otra|mas|mucha|toda la|otras?) (?:gente|personas?|todos)|a todos) (?:\\S+ )?(?:les? )?pasa',
]);

/** Whether a text asks plainly for such an answer. */
export const asksCalmly = (words: string): boolean => ASKS(words);
