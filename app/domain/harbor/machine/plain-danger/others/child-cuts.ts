import { plainTest } from '../../plain/people';

const CHILD =
  '(?:(?:my|our|ma) (?:\\S+ ){0,4}(?:daughter|son|kid|child|girl|boy|stepdaughter|stepson|granddaughter|grandson|niece|nephew|\\d+ (?:year|yr|yo)\\S*)|(?:mi|nuestr[oa]) (?:\\S+ ){0,2}(?:hij\\w+|nin\\w+|nen[ae]|niet[oa]|sobrin[oa]|hijastr[oa]|chic[oa]))';
const CUTS =
  '(?:(?:is|has been|been|started|keeps|hes|shes) (?:\\S+ )?(?:cutting|self harming)|cuts(?= (?:$|[.,]|her|him))|cutting (?:her|him)self|se (?:(?:esta|anda|ha estado|sigue|ha|viene|estaba) )?(?:cort(?:a|ando|aba|ado)|autolesion\\w+)|(?:esta|anda) cortandose)';
const IS_CUT =
  '(?:class\\w*|school|lessons?|grass|hair|paper|teeth|costs|corners|me off|us off|down|out|ties|contact|vegetables|bread|the cake|clases?|pelo|cabello|unas|papel|comunicacion|luz|llamadas?|pan|verduras?)';

/** A child of theirs who cuts themselves, or is feared to. */
export const childCuts = plainTest(
  [
    `${CHILD} (?:\\S+ ){0,8}${CUTS}(?! (?:\\S+ ){0,2}${IS_CUT})`,
    `${CHILD} (?=.*(?:sleeves?|arms?|brazos?|mangas?|munecas?|wrists?|blades?|razors?|sharpener|sacapuntas|navajas?) )(?:\\S+ ){0,14}${CUTS}(?! (?:\\S+ ){0,2}${IS_CUT})`,
  ],
  `i (?:have been|am|keep|started) cutting|me corto|(?:cut|cutting|cuts) (?:\\S+ ){0,2}${IS_CUT}|cort\\w+ (?:\\S+ ){0,2}${IS_CUT}|years ago|hace anos|with a knife while|cocinando|cooking`,
);
