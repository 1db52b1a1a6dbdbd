import type { Steps } from './step';

/** Self-harm, something taken or an injury, asking for a way, and a body in trouble. */
export const HARM_STEPS = {
  HARM: { level: 'crisis', hasCard: true, asks: true, typed: { yes: 'badly', no: 'no', unsure: 'badly' }, choices: { no: 'HARM.2', little: 'HARM.care', badly: 'HARM.911', misread: 'SQ.harm' }, quiet: ['misread'] },
  'HARM.911': { level: 'imminent', links: ['call911'], choices: { called: 'SUI.with', cannot: 'BARRIER' } },
  'HARM.care': { level: 'crisis', choices: { done: 'HARM.2', deep: 'HARM.911' } },
  'HARM.2': { level: 'crisis', asks: true, typed: { yes: 'yes', no: 'no', unsure: 'sometimes' }, choices: { no: 'HARM.3', sometimes: 'SUI.1', yes: 'SUI.1', rather: 'SUI.1' } },
  'HARM.3': { level: 'crisis', typed: { yes: 'yes', no: 'cannot' }, choices: { yes: 'URGE.1', cannot: 'PERSON', safer: 'SAFER' } },
  'HARM.known': { level: 'concern', links: ['call988', 'text988'], choices: { urge: 'HARM.3', wound: 'HARM', person: 'PERSON', goOn: 'BACK' } },
  DRIVE: { choices: { stopped: 'BACK', person: 'PERSON', notDriving: 'BACK' } },
  OD: { level: 'imminent', hasCard: true, asks: true, links: ['call911', 'poison'], choices: { bad: 'OD.911', fine: 'OD.fine', calling: 'OD.wait', cannot: 'OD.cannot', nothing: 'SQ.plain' } },
  'OD.911': { level: 'imminent', links: ['call911'], choices: { coming: 'SUI.with', noOne: 'OD.cannot', worse: 'OD.911' } },
  'OD.fine': { level: 'imminent', links: ['poison'], choices: { coming: 'SUI.with', noOne: 'OD.cannot', worse: 'OD.911' } },
  'OD.cannot': { level: 'imminent', links: ['textHelper', 'call911'], choices: { coming: 'SUI.with', worse: 'OD.911' } },
  'OD.wait': { level: 'imminent', links: ['poison'], choices: { coming: 'SUI.with', noOne: 'OD.cannot', worse: 'OD.911' } },
  HOW: { level: 'crisis', hasCard: true, asks: true, choices: { no: 'SQ.doubt', sometimes: 'SOME', yes: 'SUI.1', rather: 'QUIET' } },
  BODY: { asks: true, typed: { yes: 'yes', unsure: 'yes', no: 'before' }, links: ['call911'], choices: { yes: 'BODY.911', before: 'BREATH.1' } },
  'BODY.911': { level: 'imminent', links: ['call911'], choices: { called: 'COMING', cannot: 'OD.cannot' } },
} as const satisfies Steps; // prettier-ignore
