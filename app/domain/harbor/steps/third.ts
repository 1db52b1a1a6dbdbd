import type { Steps } from './step';

/** Somebody else who is in danger, and whoever looks out for them. */
export const THIRD_STEPS = {
  THIRD: { level: 'crisis', hasCard: true, asks: true, choices: { now: 'THIRD.911', silent: 'THIRD.unseen', said: 'THIRD.ask', worried: 'THIRD.worried', own: 'SQ.plain' }, quiet: ['own', 'notSo'] },
  'THIRD.me': { links: ['call988', 'text988'], choices: { goOn: 'BACK', own: 'SQ.soft', stop: 'END.risk' } },
  'THIRD.911': { level: 'imminent', links: ['call911', 'call988'], choices: { called: 'THIRD.coming', words: 'THIRD.words', me: 'THIRD.me', safe: 'THIRD.safe', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'THIRD.baby': { level: 'imminent', links: ['call911'], choices: { called: 'THIRD.coming', noOne: 'OD.cannot', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'THIRD.coming': { links: ['call911', 'call988'], choices: { here: 'THIRD.with', silent: 'THIRD.silent', me: 'THIRD.me', safe: 'THIRD.safe' } },
  'THIRD.way': { links: ['call911', 'call988'], choices: { here: 'THIRD.with', called: 'THIRD.coming', silent: 'THIRD.911', safe: 'THIRD.safe' } },
  'THIRD.unseen': { links: ['call988'], choices: { nobody: 'THIRD.check', goodbye: 'THIRD.911', way: 'THIRD.way', answered: 'THIRD.ask', me: 'THIRD.me' } },
  'THIRD.check': { links: ['call911', 'call988'], choices: { called: 'THIRD.coming', way: 'THIRD.way', answered: 'THIRD.ask', me: 'THIRD.me' } },
  'THIRD.silent': { links: ['call911', 'call988'], choices: { cannot: 'THIRD.unseen', way: 'THIRD.way', answered: 'THIRD.ask', me: 'THIRD.me', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'THIRD.ask': { links: ['call988', 'text988'], choices: { here: 'THIRD.with', words: 'THIRD.words', me: 'THIRD.me', safe: 'THIRD.safe', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'THIRD.yes': { links: ['call988', 'call911'], choices: { here: 'THIRD.with', words: 'THIRD.words', worse: 'THIRD.911', safe: 'THIRD.safe' } },
  'THIRD.with': { links: ['call988', 'call911'], choices: { night: 'THIRD.night', worse: 'THIRD.911', me: 'THIRD.me', safe: 'THIRD.safe' } },
  'THIRD.night': { links: ['call988', 'call911'], choices: { here: 'THIRD.with', worse: 'THIRD.911', me: 'THIRD.me', safe: 'THIRD.safe' } },
  'THIRD.worried': { links: ['call988'], choices: { words: 'THIRD.words', silent: 'THIRD.silent', me: 'THIRD.me', safe: 'THIRD.safe', notSo: 'SQ.misread' }, quiet: ['notSo'] },
  'THIRD.words': { links: ['call988'], choices: { answered: 'THIRD.ask', silent: 'THIRD.silent', me: 'THIRD.me', goOn: 'BACK', safe: 'THIRD.safe' } },
  'THIRD.found': { lowersTo: 'crisis', links: ['call988'], choices: { care: 'THIRD.good', me: 'THIRD.me', worse: 'THIRD.911', stop: 'END.risk' } },
  'THIRD.safe': { lowersTo: 'crisis', asks: true, choices: { someone: 'THIRD.good', away: 'THIRD.good', care: 'THIRD.good', hope: 'THIRD.night' } },
  'THIRD.good': { lowersTo: 'concern', links: ['call988'], choices: { night: 'THIRD.night', me: 'THIRD.me', stop: 'END.risk' } },
  'END.third': { links: ['call988', 'call911'], choices: { goOn: 'BACK' } },
} as const satisfies Steps; // prettier-ignore
