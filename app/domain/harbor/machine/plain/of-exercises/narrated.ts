import { typedWords } from '../typed-words';

/** How a line begins that speaks to Harbor, and not to the one it is for. */
const NARRATES =
  /^ (?:(?:hm+|um+|uh+|er+|well|ok|okay|so|like|oh|eh|este|pues|bueno|mmm+|ah|no manches|ay|[.,]) )*(?:i guess (?!i (?:was|am|need|want|miss|should) )|(?:just |only )?(?:tell|say|ask) (?:him|her|them) |that (?:he|she|they) |(?:he|she|they) (?:(?:do|does|did|has|have|had|is|are|was|were|will|would|can|could|should|never|always|just|keeps?|said|says|told|thinks?|left|went|made|gave|took|wrote|forgot|owes?|knows?|needs?|wants?) )|i (?:just|already) (?:did|said|told you|wrote)|(?:like|as) i (?:said|told you)|(?:not sure|do not know|dunno|idk)(?= )|no se(?= (?:$|[.,]|que|como|creo|bien))|ya (?:te|le|lo|se lo|les) (?:lo )?(?:dije|habia dicho|puse|escribi|conte)|(?:como|lo que) (?:te|le|ya) (?:dije|conte|puse)|que (?:le|les|ella|ellos|el(?= (?:me|no|se|nunca|siempre))|mi (?:jef[ea]|herman[oa]|mama|papa|amig[oa]|novi[oa]|espos[oa]|marido|mujer|hij[oa])) |que (?:me|no me|nunca me|ya no me|siempre me) (?:\S+ )?(?:dej|contest|respond|dijo|deb|pag|hizo|habl|trat|grit|ignor|visto)\S*|que (?:hablemos|nos sentemos|nos (?:veamos|juntemos|hablemos)|me (?:pague|conteste|escuche|deje|ayude|diga|avise)|deje|pague|venga|vaya)(?= )|pues (?:saber|que)|(?:ella|ellos|ellas) (?:me|no|ya|nunca|siempre|dijo|cree|sabe|piensa) )/;

/** Whether a line for somebody was told to Harbor: "ya le dije, que nos sentemos", "she does not know". */
export const narrates = (line: string): boolean => NARRATES.test(typedWords(line));
