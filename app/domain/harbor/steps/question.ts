import type { Steps } from './step';

const ANSWERS = { no: 'SQ.no', sometimes: 'SOME', yes: 'SUI.1', rather: 'QUIET' } as const;
const YES_OR_NO = { yes: 'yes', no: 'no' } as const;

/** The question about ending one's life, its kinds, and what each answer opens. */
export const QUESTION_STEPS = {
  'SQ.plain': { asks: true, choices: ANSWERS },
  'SQ.soft': { asks: true, choices: ANSWERS },
  'SQ.figure': { asks: true, level: 'concern', hasCard: true, choices: ANSWERS },
  'SQ.given': { asks: true, level: 'concern', hasCard: true, choices: ANSWERS },
  'SQ.harm': { asks: true, choices: { no: 'SQ.no', sometimes: 'HARM', yes: 'HARM', rather: 'QUIET' } },
  'SQ.new': { asks: true, choices: ANSWERS },
  'SQ.note': { asks: true, choices: ANSWERS, links: ['call988', 'text988'] },
  'SQ.score': { asks: true, hasCard: true, choices: ANSWERS },
  'SQ.again': { asks: true, choices: ANSWERS, links: ['call988', 'text988'] },
  'SQ.meant': { asks: true, level: 'crisis', hasCard: true, choices: ANSWERS, links: ['call988', 'text988'] },
  'SQ.againHarm': { asks: true, choices: { no: 'SQ.no', sometimes: 'HARM', yes: 'HARM', rather: 'QUIET' }, links: ['call988', 'text988'] },
  'SQ.hurt': { asks: true, typed: { unsure: 'rather' }, choices: { no: 'SQ.no', yes: 'HURT', before: 'HURT.who', rather: 'QUIET' } },
  'SQ.child': { asks: true, typed: { unsure: 'unsure' }, choices: { no: 'SQ.no', unsure: 'CHILD.other', yes: 'CHILD.other' } },
  'SQ.whom': { asks: true, choices: { child: 'CHILD.other', hurt: 'HURT.other', life: 'THIRD', me: 'NS', no: 'SQ.no' } },
  'SQ.voices': { asks: true, choices: { no: 'SQ.no', sometimes: 'VOICES', yes: 'VOICES', rather: 'QUIET' } },
  'SQ.withdraw': { asks: true, choices: { no: 'SQ.no', thinking: 'WITHDRAW.doc', yes: 'WITHDRAW', rather: 'QUIET' } },
  'SQ.others': { asks: true, choices: { no: 'SQ.no', sometimes: 'OTHER', yes: 'OTHER', rather: 'QUIET' } },
  'SQ.food': { asks: true, choices: { no: 'SQ.no', sometimes: 'FOOD', yes: 'FOOD', rather: 'QUIET' } },
  'SQ.third': { asks: true, choices: { no: 'SQ.no', unsure: 'THIRD', yes: 'THIRD', me: 'SQ.plain' } },
  'SQ.doubt': { asks: true, lowersTo: 'concern', level: 'concern', choices: { misread: 'SQ.misread', partly: 'SOME', rather: 'QUIET' } },
  'SQ.lightly': { asks: true, hasCard: true, typed: { yes: 'misread', no: 'partly', unsure: 'partly' }, choices: { misread: 'SQ.misread', partly: 'SOME', rather: 'QUIET' } },
  'SQ.sure': { asks: true, hasCard: true, lowersTo: 'crisis', typed: { yes: 'safe', no: 'notSafe', unsure: 'notSafe' }, choices: { safe: 'SQ.misread', notSafe: 'NS', rather: 'QUIET' } },
  'SQ.held': { level: 'concern', choices: { goOn: 'BACK', person: 'PERSON', notSafe: 'NS' } },
  QUIET: { asks: true, level: 'concern', hasCard: true, typed: { yes: 'safe', no: 'no', unsure: 'unsure' }, choices: { safe: 'QUIET.safe', unsure: 'SUI.1', no: 'SUI.today', person: 'PERSON' } },
  'QUIET.tired': { asks: true, level: 'concern', hasCard: true, typed: { yes: 'safe', no: 'no', unsure: 'unsure' }, choices: { safe: 'QUIET.safe', unsure: 'SUI.1', no: 'SUI.today', person: 'PERSON' } },
  'QUIET.safe': { level: 'concern', links: ['plan'], choices: { goOn: 'BACK', calm: 'GROUND.1' } },
  SOME: { asks: true, level: 'concern', hasCard: true, choices: { today: 'SOME.2', week: 'SOME.2', longer: 'SOME.3' } },
  'SOME.2': { asks: true, level: 'concern', hasCard: true, typed: YES_OR_NO, choices: { yes: 'SUI.1', no: 'SOME.3', rather: 'SUI.1' } },
  'SOME.3': { level: 'concern', links: ['plan'], choices: { person: 'PERSON', calm: 'GROUND.1', talk: 'BACK' } },
  FOLLOW: { asks: true, choices: { gone: 'FOLLOW.gone', less: 'SOME.3', still: 'SUI.1', rather: 'QUIET' } },
  'FOLLOW.danger': { asks: true, choices: { gone: 'FOLLOW.gone', less: 'SOME.3', still: 'NS', rather: 'QUIET' } },
  'FOLLOW.open': { asks: true, choices: ANSWERS },
} as const satisfies Steps; // prettier-ignore
