import { phrase } from '../typed-words';

const TALK =
  '(?:(?:talk|speak|chat) (?:to|with)|tell|(?:hablar|platicar|conversar|charlar) con|cont(?:ar|arle|arselo|arlo) (?:esto |eso )?a)';
const SOMEONE = '(?:some ?(?:one|body)|any ?(?:one|body)|alguien)';
const KIN =
  '(?:isnt|is not|was not|wasnt|not|other than|apart from|besides|outside|no (?:sea|fuera|es)|aparte de|fuera de) (?:from |of |de )?(?:my|the|our|mi|mis|el|la|los|las|nuestr[oa]) \\S+';

/** Somebody to tell it to, now or about this, or somebody else than those they have. */
const LISTENER = phrase(
  [
    `(?:wanted|was hoping|came|fancied|queria|quise|necesitaba|venia a|tenia ganas de) (?:to |just )*${TALK} ${SOMEONE}`,
    `${TALK} ${SOMEONE} (?:about|de (?:esto|eso|lo|mi|mis|todo)|sobre)`,
    `${SOMEONE} (?:who |that |que |else |mas |q )*${KIN}`,
  ].join('|'),
);
/** Somebody in the place of a program, or one who is trained for it. */
const PERSON = phrase(
  'real|really there|human|humans|humano|humana|person|persona|robot|bot|machine|maquina|program|programa|computer|computadora|ordenador|ai|ia|app|instead|de verdad|voice|voz|therapist|counsell?or|professional|doctor|psicolog[oa]|terapeuta|profesional|number|numero|phone|telefono|line|linea|988|call|llamar',
);

/** Whether a text wishes for somebody to tell it to, and not for a human in the place of a program. */
export const wantsListener = (words: string): boolean => LISTENER.test(words) && !PERSON.test(words);

const OFFICE = phrase(
  '(?:the |a |an |some )*(?:council|town hall|city hall|housing office|office|environmental health|housing association|authority|authorities)|(?:el |la |una |un |alguna )*(?:ayuntamiento|municipalidad|municipio|alcaldia|oficina|intendencia|comuna|junta|delegacion)',
);
const RINGS = phrase(
  '(?:who|whom|is there|are there|any|which|what|where) (?:\\S+ ){0,5}(?:ring|call|phone|contact|report|complain)|(?:a (?:quien|donde|cual)|hay|con quien|donde|que) (?:\\S+ ){0,5}(?:llam\\w+|marc\\w+|reclam\\w+|denunci\\w+|quej\\w+|avis\\w+|report\\w+)',
);
/** Whether it is asked which office to ring about something practical. */
export const asksForOffice = (words: string): boolean => OFFICE.test(words) && RINGS.test(words);
