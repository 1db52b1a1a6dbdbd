import { plainTest } from '../../plain/people';

const NOT_NOW =
  '(?:(?:not|no|nae|naw) (?:the (?:night|day|noo)|tonight|today|now|yet|hoy|ahora|esta noche|todavia|aun)|(?:hoy|ahora|esta noche|todavia|aun) no)';
const DAY =
  '(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekend|christmas|xmas|new year|birthday|funeral|wedding|exams?|domingo|lunes|martes|miercoles|jueves|viernes|sabado|finde|fin de semana|navidad|ano nuevo|cumple\\S*|boda|quincena)';
const LATER = `(?:after|efter|until|till|once|on|by|when|wait(?:ing)? for|despues de|despues del|hasta|el|pasando|cuando (?:pase|acabe|se vayan?)) (?:\\S+ ){0,3}?${DAY}`;
const HAS_WHAT_IT_TAKES =
  '(?:got|have|hae|tengo|ya tengo) (?:\\S+ ){0,2}?(?:what|whit|all|everything|lo que|todo lo que) (?:\\S+ )?(?:i|a|it|me|need|takes|necesito|hace falta)';

/** Asked whether it could be today: not today, but they have what it takes. */
export const hasWhatItTakes = plainTest([
  `${NOT_NOW}(?: \\S+){0,14}? ${HAS_WHAT_IT_TAKES}`,
  `${HAS_WHAT_IT_TAKES}(?: \\S+){0,12}? ${NOT_NOW}`,
]);
/** Not today, but on another day that has a name. */
export const namesAnotherDay = plainTest([
  `${NOT_NOW}(?: \\S+){0,12}? ${LATER}`,
  `${LATER}(?: \\S+){0,12}? ${NOT_NOW}`,
]);
