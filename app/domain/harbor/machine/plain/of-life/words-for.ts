import { phrase } from '../typed-words';

/** Whom words are looked for to say to, as the lead that says what such words need. */
const FOR: readonly (readonly [lead: string, RegExp])[] = [
  [
    'words.home',
    phrase(
      'landlords?|landlady|letting agent|the agency|rent|caser[oa]|due[nñ][oa](?! de mi)|arrendador\\w*|arrendatari\\w*|inmobiliaria|administrador|la renta|el alquiler|el arriendo',
    ),
  ],
  [
    'words.work',
    phrase(
      'boss|manager|supervisor|hr|coworkers?|colleagues?|team|at work|jef[ea]s?|patron\\w*|encargad[oa]|supervisor\\w*|companer[oa]s? de trabajo|recursos humanos',
    ),
  ],
  [
    'words.school',
    phrase(
      'teachers?|professors?|tutor|school|principal|profes?|profesor\\w*|maestr[oa]s?|director\\w*|la escuela|el colegio',
    ),
  ],
  ['words.doctor', phrase('doctors?|gp|nurse|midwife|medic[oa]|doctor\\w*|enfermer[oa]|matrona|partera')],
  [
    'words.kin',
    phrase(
      'mom|mother|dad|father|parents|sister|brother|son|daughter|kids|husband|wife|partner|aunt|uncle|grandma|grandpa|mama|madre|papa|padre|padres|herman[oa]s?|hij[oa]s?|marido|mujer|espos[oa]|pareja|ti[oa]s?|abuel[oa]s?|suegr[oa]s?',
    ),
  ],
];

/** The lead for words to somebody, by whom the text names; none where it names nobody of these. */
export const wordsFor = (words: string): readonly string[] => {
  const told = SAYS.exec(words)?.[0] ?? words;
  const found =
    FOR.find(([, pattern]) => pattern.test(told)) ?? FOR.find(([, pattern]) => pattern.test(words));
  return found ? [found[0]] : [];
};
/** From the word for saying on. */
const SAYS =
  / (?:say|tell|text|write|reply|answer|message|explain|ask|talk|digo|decir\\w*|decimos|escrib\\w+|cont\\w+|pido|pedir\\w*|explico|respond\\w+|hablo) .*$/;
