import { NAMED, plainTest } from '../../plain/people';

const SERVICE =
  '(?:911|999|112|000|111|triple zero|061|123|107|131|133|190|192|066|police|cops|garda|gardai|ambulance|paramedics|emergency(?: services| number)?|policia|ambulancia|emergencias|urgencias|samu|bomberos|carabineros|un medico|a doctor|the doctor|help|someone|somebody|ayuda)';
const CALL = '(?:call|ring|phone|dial|get|send for|fetch)';
const EN_I =
  '(?:do|should|shall|must|can|could|shud|ought|am) (?:i|we) (?:(?:just|really|even|have to|need to|better|to|not|now|maybe|supposed to|actually|go and) )*';
const OR_NOT =
  '(?: (?:now|then|or|yes|already|straight away))* ?(?:(?:[.,] )?(?:or|yes|no|not)(?: (?:not|no|wait|what))*)';
const UNSURE =
  '(?:not (?:know|sure)|wonder\\S*|dunno|unsure) (?:if|whether) (?:i|we) (?:should|need to|ought to|have to|can|must) ';
const ES_I =
  '(?:debo|deberia|debemos|deberiamos|tengo que|tenemos que|hay que|puedo|hace falta|sera que|conviene|es mejor|toca|no se si|dudo si)';

/** Whether to call the emergency number is asked, not whom else to call. */
const ASKS_CALL = plainTest(
  [
    `(?:${EN_I}|${UNSURE})${CALL} (?:(?:for|an|a|the|to|on|up|out) )*${SERVICE}`,
    `${EN_I}(?:call|ring|phone|dial)(?: (?:it|them))?(?= (?:$|[.,]|or|yes|now|then))`,
    `(?:^|[.,] |so |and )(?:call|ring|phone|dial) (?:(?:for|an|a|the) )*${SERVICE}${OR_NOT}|${SERVICE} (?:yes or no|or not|or no|or wait|y or n|si o no|o no|o espero)`,
    `(?:do|does|is) (?:i|we|he|she|it|this|that) (?:\\S+ )?(?:need|needs|worth|enough for|bad enough for|a job for) (?:\\S+ ){0,2}(?:911|999|112|000|ambulance|police|emergency)`,
    `${ES_I} (?:\\S+ )?(?:llamar|llamo|marcar|pedir)(?: (?:al?|a la|a|una|un|la|el))* ?(?:${SERVICE}|(?=$|[.,]|ya|o))`,
    `(?:llamo|marco|llamamos) (?:(?:al?|a la|la|una|el) )*(?:${SERVICE} )?o (?:no|mejor|espero|que|aguanto)|(?:^|[.,] |y )(?:llamo|marco|llamamos) (?:al?|a la|a las?) ${SERVICE} (?:ya |ahora )?\\.`,
  ],
  '(?:who|whom|what|which|where|when|how) (?:else )?(?:do|should|shall|can|must|could) (?:i|we)|(?:a quien|cuando|donde|como) (?:\\S+ )?(?:llam|marc)\\S+|have called|in sick|(?:he|she|they) (?:said|told)|call (?:him|her|my)|back|last (?:week|year|month)|hubiera|haber llamado|if it (?:happens|comes)|tomorrow|manana',
);

const HOSPITAL =
  '(?:hospital|a and e|er|e\\.?r|emergency room|casualty|urgencias|guardia|clinica|ambulatorio|posta|sala de emergencias)';
const ASKS_HOSPITAL = plainTest(
  [
    `(?:${EN_I}|${UNSURE})(?:go|take (?:him|her|them|myself|\\S+ \\S+)|bring (?:him|her|them)|get (?:him|her|them)|drive(?: (?:him|her|them))?)(?: (?:in|down|up|over|straight))* (?:to )?(?:the |an? )?${HOSPITAL}`,
    `(?:hospital|a and e|er) (?:yes or no|or not|or wait|or no)`,
    `${ES_I} (?:\\S+ )?(?:ir|llevar\\S*|acudir|voy)(?: \\S+){0,2} (?:al?|a la|a un|a una) ${HOSPITAL}|(?:la|lo|le|los|me) llev\\S+ (?:al?|a la|a un|a una) ${HOSPITAL}(?: (?:ya|ahora))?(?: [.]| o)|(?:voy|vamos) (?:al?|a la|a un) ${HOSPITAL} (?:o no|o espero|[.])`,
  ],
  'tomorrow|manana|visit|visitar|work at|trabajo|last (?:week|year)|he will not|will not go|not want to go',
);

const ASKS_WAKE_THEM = plainTest([
  `(?:${EN_I}|${UNSURE})(?:wake|rouse)(?: up)? (?:him|her|them)(?: up)?`,
  `(?:la|lo|los|las) despierto(?: yo)?(?: (?:[.]|o))|${ES_I} despertarl[oa]s?`,
]);
const ASKS_WAKE = plainTest([
  `(?:${EN_I}|${UNSURE})(?:wake|get)(?: up)? (?:my|the|our|some(?:one|body)|\\S+)(?: ${NAMED})? ?(?:up)(?= (?:$|[.,]|or|now|and))|(?:${EN_I}|${UNSURE})wake(?: up)? (?:my|the|our|some(?:one|body))`,
  `despierto a (?:mi|la|el|un|una|alguien|\\S+)(?: \\S+)?(?: (?:[.]|o))|${ES_I} despertar a (?:mi|la|el|alguien)`,
]);

const ASKS_GO_IN = plainTest([
  '(?:do|should|shall|can|must|could) (?:i|we) (?:just )?(?:go (?:in|up|into)|knock|open (?:the|his|her) door|enter|walk in|break|kick|force)(?: \\S+){0,4}',
  '(?:entro|paso|subo|abro|tumbo|rompo) (?:\\S+ ){0,5}o (?:no|mejor|espero|que)|(?:debo|deberia|tengo que|puedo) (?:entrar|tocar|abrir|tumbar|romper)',
]);

type AskedToDo = 'call' | 'hospital' | 'wakeThem' | 'wake' | 'goIn';

/** What somebody asks in a danger whether to do: call for help, go to hospital, wake somebody, go in. Null: nothing of it. */
export function asksWhether(words: string): AskedToDo | null {
  if (ASKS_CALL(words)) return 'call';
  if (ASKS_HOSPITAL(words)) return 'hospital';
  if (ASKS_WAKE_THEM(words)) return 'wakeThem';
  if (ASKS_WAKE(words)) return 'wake';
  return ASKS_GO_IN(words) ? 'goIn' : null;
}
