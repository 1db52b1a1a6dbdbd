import type { Steps } from './step';

/** Questions about Harbor, the app and the world, with their fixed answers. */
export const ABOUT_STEPS = {
  ABOUT: { choices: { can: 'ABOUT.can', human: 'ABOUT.human', reads: 'ABOUT.reads', shows: 'ABOUT.shows', app: 'ABOUT.app' } },
  'ABOUT.can': { links: ['exercises'], choices: { topics: 'PICK', shows: 'ABOUT.shows', goOn: 'BACK' } },
  'ABOUT.human': { choices: { understand: 'ABOUT.understand', person: 'HUMAN', goOn: 'BACK' } },
  'ABOUT.understand': { choices: { topics: 'PICK', remember: 'ABOUT.remember', goOn: 'BACK' } },
  'ABOUT.remember': { links: ['privacy'], choices: { delete: 'ABOUT.delete', goOn: 'BACK' } },
  'ABOUT.reads': { links: ['privacy'], choices: { tell: 'ABOUT.tell', delete: 'ABOUT.delete', goOn: 'BACK' } },
  'ABOUT.readsModel': { links: ['privacy'], choices: { tell: 'ABOUT.tell', delete: 'ABOUT.delete', goOn: 'BACK' } },
  'ABOUT.tell': { choices: { person: 'HUMAN', reads: 'ABOUT.reads', goOn: 'BACK' } },
  'ABOUT.there': { choices: { person: 'HUMAN', goOn: 'BACK' }, typed: { yes: 'person', no: 'goOn' } },
  'ABOUT.diagnose': { choices: { therapist: 'THERAPIST', goOn: 'BACK' } },
  'ABOUT.medicine': { choices: { person: 'HUMAN', goOn: 'BACK' } },
  'ABOUT.advice': { choices: { decide: 'DECIDE.1', think: 'THINK', write: 'WRITE.1', person: 'HUMAN', goOn: 'BACK' } },
  'ABOUT.write': { choices: { can: 'ABOUT.can', write: 'WRITE.1', goOn: 'BACK' } },
  'ABOUT.homework': { choices: { step: 'STEP.1', study: 'TOPIC.study', goOn: 'BACK' } },
  'ABOUT.near': { links: ['privacy'], choices: { reads: 'ABOUT.reads', delete: 'ABOUT.delete', goOn: 'BACK' } },
  'ABOUT.feel': { choices: { understand: 'ABOUT.understand', person: 'HUMAN', goOn: 'BACK' } },
  'ABOUT.made': { links: ['privacy'], choices: { can: 'ABOUT.can', reads: 'ABOUT.reads', goOn: 'BACK' } },
  'ABOUT.button': { choices: { notSafe: 'NS', goOn: 'BACK' } },
  'ABOUT.fact': { choices: { can: 'ABOUT.can', goOn: 'BACK' } },
  'ABOUT.app': { links: ['homePage', 'plan'], choices: { delete: 'ABOUT.delete', can: 'ABOUT.can', goOn: 'BACK' } },
  'ABOUT.delete': { links: ['deleteTalk', 'privacy'], choices: { remember: 'ABOUT.remember', goOn: 'BACK' } },
  'ABOUT.shows': { links: ['exercises'], choices: { breathe: 'BREATH.1', ground: 'GROUND.1', goOn: 'BACK' } },
} as const satisfies Steps; // prettier-ignore
