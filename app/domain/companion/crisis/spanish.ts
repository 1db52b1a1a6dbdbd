import { ENGLISH } from './english';
import type { CrisisTexts } from './texts';

export const SPANISH: CrisisTexts = ENGLISH;
