import { END } from '../typed-words';

/**
 * "I do not want", "no tengo ganas de", as parts of a pattern: only with what was offered behind them, or with nothing. Of
 * anything else it is a part of what is told: "I do not want to lose her", "no tengo ganas ni de comer".
 */
const OFFERED_EN = `(?:to )?(?:(?:do|try|use|start|have|hear|bother with|go (?:into|through)) )?(?:(?:any|all|more|another|a|an|one|the|your) )*(?:this|that|it|these|those|them|of (?:this|that|these|them|it)|one|ones|exercises?|list|button|option|your \\S+|(?:long|short) \\S+|to)(?: one| ones| thing| stuff| again| either| right| any ?more)?${END}`;
export const UNWANTED_EN = `do not (?:want|need|fancy|like|feel like)(?: doing| having| trying)?(?: ${OFFERED_EN}|${END})`;

const OFFERED_ES = `(?:(?:de|por|para|con) )?(?:(?:hacer|probar|seguir|empezar|usar|ver|oir) )?(?:con )?(?:(?:mas|otro|otra|un|una|el|la|lo|los|las|ningun|ninguno|nada|tu|tus) )*(?:eso|esto|esa|ese|esas|esos|nada|de eso|de esto|hacerl[oa]|ninguna|ninguno|ejercicios?|lista|boton|opcion|asi|ahora|hoy)${END}`;
export const UNWANTED_ES = `no (?:me apetecen?|me laten?|me pintan?|me copan?|me sirven?|me interesan?|tengo ganas)(?: ${OFFERED_ES}|${END})`;
