import { phrase } from '../typed-words';

const LONGEST = 14;
const THEY =
  '(?:they|she|(?:the|my|our) (?:ambulance|paramedics?|doctor|nurse|taxi|cab|lift|ride|bus|train|friend|mate|sister|brother|mom|dad|mother|father|daughter|son|wife|husband|kids|neighbou?r))';
const ELLOS =
  '(?:(?:la|el|mi|los|las|mis) (?:ambulancia|paramedicos|medico|medica|doctor|doctora|enfermera|taxi|uber|bus|tren|amig[oa]|herman[oa]|mama|papa|madre|padre|hij[oa]|espos[oa]|marido|vecin[oa]|ninos|chicos))';
/** The whole text says that somebody is there now, or that one has to go. */
const HERE = new RegExp(
  `^ (?:(?:ok|okay|oh|right|sorry|wait|thanks|and|bueno|listo|uy|ay|perdon|gracias|espera|y|[.,]) )*(?:${THEY} (?:is |are |has |have |just |finally |now )*(?:here|arrived|at the door|got here|come|pulled up)(?: now)?|(?:ya )?(?:estan|llegaron|vinieron|tocan)(?: (?:aqui|aca|ahi|a la puerta|la puerta|${ELLOS}))?|(?:ya )?(?:esta|llego|vino)(?: (?:aqui|aca|ahi))? ${ELLOS}|${ELLOS} (?:ya )?(?:esta|estan|llego|llegaron)(?: (?:aqui|aca))?)(?= (?:[.,]|$|and|y|so|asi|gotta|got|have|i|me|te))`,
);
const GOES = phrase(
  '(?:got to|have to) (?:go|run|dash|head off)(?: now)?(?= (?:[.,]|$|bye|sorry|thanks))|(?:me )?(?:tengo que|debo) (?:irme|ir|salir|dejarte|cortar)(?= (?:[.,]|$|ya|chau|adios|gracias))|te dejo(?= (?:[.,]|$|que|ya|gracias))|me tengo que ir',
);
const GOES_ON = phrase(
  '\\?|before|until|never|always|every|if|when|why|because|antes|siempre|nunca|cuando|porque|what if|to work|al trabajo',
);

/** Whether somebody in the middle of an exercise is called away: help or company is there, or they have to go. */
export const isCalledAway = (words: string): boolean =>
  words.trim().split(' ').length <= LONGEST && !GOES_ON.test(words) && (HERE.test(words) || GOES.test(words));
