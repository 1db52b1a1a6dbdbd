import type { Steps } from './step';

/** A child, or another grown-up, who is hurt by somebody: for who looks on and wants to help. */
export const THEIRS_STEPS = {
  'CHILD.other': { level: 'crisis', links: ['childhelp', 'call911'], choices: { tell: 'CHILD.next', now: 'HURT.seen', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'CHILD.next': { links: ['childhelp', 'call911'], thenSoft: true, choices: { now: 'HURT.seen', calm: 'GROUND.1', stop: 'END.risk', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'HURT.other': { level: 'crisis', links: ['home', 'call911'], choices: { their: 'HURT.their', now: 'HURT.seen', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'HURT.their': { links: ['home', 'call911'], thenSoft: true, choices: { now: 'HURT.seen', calm: 'GROUND.1', stop: 'END.risk', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'HURT.seen': { level: 'imminent', hasCard: true, links: ['call911'], choices: { called: 'BACK', notSo: 'SQ.misread' }, quiet: ['notSo'] },
} as const satisfies Steps; // prettier-ignore
