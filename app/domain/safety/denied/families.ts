import { ABANDONMENT } from './abandonment';
import { ABUSE } from './abuse';
import { BLAME } from './blame';
import { CONTRACT } from './contract';
import { DECISIONS } from './decisions';
import { DELUSION } from './delusion';
import { DEPENDENCE } from './dependence';
import { DESPAIR } from './despair';
import { DIAGNOSIS } from './diagnosis';
import { DRINK_AND_DRUGS } from './drink';
import { ELSEWHERE } from './elsewhere';
import { FAITH } from './faith';
import { FALSE_HELP } from './false-help';
import { FIRST_PERSON } from './first-person';
import { FOOD } from './food';
import { HELP_LINES } from './help-lines';
import { HUMAN } from './human';
import { MEANS } from './means';
import { MEDICINE } from './medicine';
import { ISOLATION, REVENGE } from './people';
import { PERSONAL_DATA } from './personal-data';
import type { Denial } from './phrase';
import { PRESUMING } from './presuming';
import { OUTCOMES, SECRECY } from './promises';
import { ROMANCE } from './romance';
import { SEXUAL } from './sexual';

/** Everything that no reply may say, the gravest first: the first one found names the verdict. */
export const FAMILIES: readonly Denial[] = [
  MEANS,
  SECRECY,
  HUMAN,
  DIAGNOSIS,
  DEPENDENCE,
  MEDICINE,
  CONTRACT,
  DESPAIR,
  HELP_LINES,
  ABANDONMENT,
  BLAME,
  FALSE_HELP,
  OUTCOMES,
  DRINK_AND_DRUGS,
  FOOD,
  ABUSE,
  DELUSION,
  ROMANCE,
  SEXUAL,
  ISOLATION,
  REVENGE,
  DECISIONS,
  PERSONAL_DATA,
  FAITH,
  ELSEWHERE,
  FIRST_PERSON,
  PRESUMING,
];
