import { FACTORS } from './factors';
import { LIFE } from './life';
import { MANNERS } from './manners';
import { MOMENTS } from './moments';
import type { Scripts } from './scripts';

/** What people of very different kinds might write: the tests hold both sides of these talks. */
export const SCRIPTS: Scripts = { ...FACTORS, ...LIFE, ...MOMENTS, ...MANNERS };
