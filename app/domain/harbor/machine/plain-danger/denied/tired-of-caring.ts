import { NAMED, plainTest } from '../../plain/people';
import { fearsForAnother } from '../others/of-another';
import { tellsHarm } from './denies-fear';

const WORN = plainTest([
  '(?:ya )?no (?:doy|puedo|aguanto|me da) (?:ya )?(?:mas|abasto)|(?:estoy|ando|me tiene|me siento|quede) (?:\\S+ )?(?:agotad|reventad|cansad|rendid|hart|molid|fundid|muert)[oa]s?|no duermo|(?:estoy|toy) (?:reventa[od]|agota[od])',
  'i (?:am |feel )?(?:so |just |really )*(?:exhausted|worn out|tired|burnt out|burned out|shattered|knackered|drained|run ragged|at (?:my|the) (?:wits|end of my rope)|wiped)|i cannot (?:keep|go on|do|take|cope)(?: \\S+){0,3}|i am (?:not coping|at breaking point)',
]);
const CARES = plainTest([
  `(?:vivo con|cuido (?:a|de)|cuidando (?:a|de)|atiendo a|me encargo de) (?:mi|mis|la|el) |(?:mi|la|el) (?:\\S+ )?${NAMED} (?:\\S+ ){0,8}(?:me (?:llama|pide|necesita|despierta|grita)|se cayo|se quebro|no puede (?:quedarse|estar|ir)|esta (?:enferm|encamad|en cama)|tiene (?:alzheimer|demencia|cancer|parkinson))|desde que se (?:cayo|quebro|enfermo|opero)`,
  `(?:care|caring|look|looking|looked) (?:for|after) (?:my|our|him|her)|(?:my|our) (?:\\S+ )?${NAMED} (?:\\S+ ){0,8}(?:calls me|needs me|rings me|wakes me|fell|had a (?:fall|stroke)|broke (?:his|her) (?:hip|leg)|cannot be left|has (?:dementia|alzheimers?|cancer|parkinsons?)|is bedbound)|since (?:he|she|my \\S+) (?:fell|had|broke|got ill|came home)`,
]);

/** Worn out by caring for somebody: it is the writer's own, and nobody's life is feared for. */
export const isTiredOfCaring = (words: string): boolean =>
  WORN(words) && CARES(words) && !tellsHarmBeside(words) && !fearsForAnother(words);

const TIREDNESS =
  /(?<=^| )(?:ya )?no (?:aguanto|puedo|doy) mas(?= )|(?<=^| )muert[oa] (?:de (?:cansancio|sueno))?(?= )/g;
const tellsHarmBeside = (words: string): boolean => tellsHarm(words.replace(TIREDNESS, ' '));
