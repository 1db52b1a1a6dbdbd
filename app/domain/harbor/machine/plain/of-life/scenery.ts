import { phrase } from '../typed-words';

const ONE =
  '(?:mom|mam|mama|mother|dad|daddy|father|papa|parents|folks|old man|sisters?|brothers?|sons?|daughters?|kids?|husband|wife|partner|boyfriend|girlfriend|boss|gran|grandma|grandpa|granny|nan|friends?|mates?|cousins?|aunts?|uncles?|family|madre|padre|viejos?|vieja|viejit[oa]|papas|padres|herman[oa]s?|hij[oa]s?|marido|espos[oa]|mujer|novi[oa]|abuel[oa]s?|abuelit[oa]s?|prim[oa]s?|ti[oa]s?|amig[oa]s?|familia|jef[ea])';
const MY = '(?:my|our|mi|mis|nuestr[oa]s?)';
const DOING =
  '(?:making|cooking|frying|baking|watching|sleeping|eating|dancing|singing|playing|sitting|gardening|fishing|haciendo|cocinando|mirando|viendo|durmiendo|comiendo|tomando|jugando|bailando|cantando|charlando|preparando|asando|regando)';
const WAS =
  '(?:would|will) be|is probably|must be|estaria|estarian|estara|estaran|andaria|andara|seguro esta|ha de estar';

/** Somebody who is only seen at something, or compared with: nothing happened with them. */
const SCENE = phrase(
  [
    `(?:${WAS}) (?:\\S+ )?${MY} (?:\\S+ )?${ONE}`,
    `${MY} (?:\\S+ )?${ONE} (?:(?:${WAS}) )(?:\\S+ )?${DOING}`,
    `${MY} (?:\\S+ )?${ONE} ${DOING}`,
    `(?:just |exactly |so much )?(?:like|same as|sound like|look like|as bad as|worse than|than) ${MY} (?:\\S+ )?${ONE}(?= (?:$|[.,?]|did|was|used|always|and))`,
    `(?:como|igual que|igualit[oa] (?:a|que)|parecid[oa] a|mas que|peor que) ${MY} (?:\\S+ )?${ONE}(?= (?:$|[.,?]|y|era|hacia|decia))`,
    `(?:con|with) ${MY} (?:\\S+ )?${ONE} (?:no pasa nada|(?:todo|esta todo|ando|estoy|anda) bien|(?:it|everything|things) is (?:fine|ok|okay|good)|is (?:fine|ok|okay))`,
    `(?:the|el|la|los|las|un|una) (?!(?:problema|asunto|tema|culpa|muerte|enfermedad|pelea|actitud) )\\S+ (?:de|of) ${MY} (?:\\S+ )?${ONE}(?= (?:$|[.,?]|y|and))`,
    `${MY} ${ONE}s? (?:old )?(?:kitchen|cooking|house|car|recipe|garden|chair|coat|records?|voice|birthday|wedding|school|class|dog|cat)(?= )`,
  ].join('|'),
);
/** Something between them, or a feeling toward them. */
const BETWEEN = phrase(
  'me|us|nos|to me|at me|with me|conmigo|miss|missing|hate|love|extrano|echo de menos|fight\\w*|fought|argu\\w+|quarrel\\w*|pele\\w+|discut\\w+|told|tell|asked|said|says|grit\\w+|shout\\w*|yell\\w*|le dije|me dijo|dice|died|dead|ill|sick|murio|enferm[oa]|drunk|borrach[oa]|worried|preocup\\w+',
);
const MENTIONS = new RegExp(` ${MY} (?:\\S+ )?${ONE}(?= )`);

/** Whether whoever is named in plain words is only part of the scene. */
export const isScenery = (words: string): boolean =>
  SCENE.test(words) &&
  !words
    .replace(SCENE, ' ')
    .split(/[.?]/)
    .some((clause) => MENTIONS.test(` ${clause.trim()} `) && BETWEEN.test(` ${clause.trim()} `));
