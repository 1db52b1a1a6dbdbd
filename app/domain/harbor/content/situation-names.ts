import { SITUATION_NAMES_EN } from './en/situation-names';
import { SITUATION_NAMES_ES } from './es/situation-names';

export const SITUATION_NAMES = { en: SITUATION_NAMES_EN, es: SITUATION_NAMES_ES } as const;
