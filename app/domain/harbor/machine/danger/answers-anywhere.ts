import { type HeardText, isCrisis } from '../../../safety/types';
import { pressed } from '../offers/press';
import { NAMED } from '../plain/people';
import { isOutOfReach } from '../plain-danger/by-others/distance';
import {
  asksForItBack,
  fearsForKids,
  fearsPolice,
  findsItSilly,
  isComing,
  isNoBother,
  isOnTheLine,
  nobodyAnswers,
  notToday,
  plansForIt,
  plansToGive,
  saysLater,
  someoneHasIt,
  someoneIsNear,
  tooLateAtNight,
} from '../plain-danger/step-answers';
import { withTold } from '../signs/told';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import { personTold } from './person-told';
import { HANDS_OVER } from './place-as-means';
import { namesGun } from './said-at-step';
import { isHurtByAnother, isOwnLife, reachesSomebody } from './said-in-flow';

const LONGEST = 160;
/** Steps at which a plan of their own for it is taken up: of the thing, of a person, and of what stands in the way. */
const TAKES_PLANS =
  /^(?:SUI\.(?:means|gun|pills|place|apart|far|today|near|who)|PERSON(?:\.(?:line|next))?|BARRIER(?:\.b\d)?)$/;
const OWN_STEPS = /^(?:SUI|PERSON|BARRIER|TEN|SAFER|NS|HARM\.3)/;

/**
 * What answers a step of a safety flow wherever it is typed, in order or out of it: what they will do with the thing, who
 * is near, that nobody answered, what they fear of asking for help. None of it lowers a level.
 */
export function answeredAnywhere(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  const step = memory.step ?? '';
  if (!isCrisis(risk.level) || risk.question !== null || words.length > LONGEST) return null;
  if (heard.level === 'imminent') return null;
  if (fearsForKids(words) && !isCrisis(heard.level))
    return stay(talk, isHurtByAnother(talk) ? 'hurt.kids' : 'flow.kids');
  if (step === 'HURT' && saysLater(words)) return pressOne(talk, 'again');
  if (!isOwnLife(talk) || !OWN_STEPS.test(step)) return null;
  return ofTheThing(talk, heard) ?? (isCrisis(heard.level) ? null : ofPeople(talk, heard));
}

const pressOne = (talk: Talk, ...ids: string[]): Move | null => {
  const button = talk.memory.offered.find(({ id }) => ids.includes(id));
  return button ? pressed(talk, button) : null;
};

/** What they could use: where it is, who takes it, and what they ask about that. */
function ofTheThing(talk: Talk, heard: HeardText): Move | null {
  const { risk, memory } = talk;
  const { words } = heard;
  const step = memory.step ?? '';
  if (step === 'SUI.1') return notToday(words) ? pressOne(talk, 'way') : null;
  const away = { ...talk, risk: withTold(risk, 'away') };
  if (someoneHasIt(words) && !/^(?:SAFER|NS)/.test(step)) {
    const press = pressOne(away, 'moved', 'gone') ?? (step === 'HARM.3' ? pressOne(away, 'yes') : null);
    return press
      ? { ...press, leads: ['flow.away'] }
      : {
          talk: away,
          to: HANDS_OVER.test(step) ? 'SUI.near' : 'SUI.who',
          leads: ['flow.away'],
          by: 'person',
        };
  }
  if (step === 'HARM.3' && isOutOfReach(words)) return pressOne(away, 'yes');
  const isGun = namesGun(words) || memory.said['SUI.gun'] !== undefined;
  if (TAKES_PLANS.test(step) && (plansToGive(words) || (plansForIt(words) && !reachesSomebody(heard))))
    return { talk, to: 'PERSON.sent', leads: [isGun ? 'flow.giveGun' : 'flow.give'], by: 'person' };
  if (!HANDS_OVER.test(step)) return null;
  if (asksForItBack(words)) return stay(talk, 'flow.back');
  if (findsItSilly(words) && !SOMEBODY.test(words)) return stay(talk, 'flow.silly');
  if (step === 'SUI.pills' && PHARMACY_SHUT.test(words)) return { talk, to: 'SUI.apart', by: 'person' };
  return null;
}
const SOMEBODY = new RegExp(`(?:^| )(?:my|mi|the|la|el) (?:\\S+ )?${NAMED}(?= )`);
const PHARMACY_SHUT =
  /(?:^| )(?:shut|closed|(?:chemist|pharmacy) (?:\S+ ){0,2}(?:far|hour|hours|miles|away)|far|cerrad[oa]|lejos|farmacia (?:\S+ ){0,5}(?:hora|horas|kilometros|km|lejos)|(?:is|an) hour away|(?:no|not) (?:have )?(?:a )?(?:pharmacy|chemist)|no hay farmacia)(?= )/;

/** Who is near, who did not answer, and what keeps them from asking. */
function ofPeople(talk: Talk, heard: HeardText): Move | null {
  const { words } = heard;
  const step = talk.memory.step ?? '';
  if (/^(?:SAFER|NS)/.test(step)) return null;
  if (isOnTheLine(words))
    return { talk: { ...talk, risk: withTold(talk.risk, 'line') }, to: 'SUI.with', by: 'person' };
  if (isComing(words))
    return { talk: { ...talk, risk: withTold(talk.risk, 'beside') }, to: 'SUI.with', by: 'person' };
  if (fearsPolice(words)) return { talk, to: 'BARRIER.b2', by: 'person' };
  const told = personTold(talk, heard);
  if (told) return told;
  if (nobodyAnswers(words)) return unanswered(talk, words);
  if (/^(?:BARRIER|PERSON|SUI\.(?:who|today|near|stay|worse))/.test(step) && isNoBother(words))
    return { talk, to: 'BARRIER.b3', by: 'person' };
  if (/^(?:PERSON|SUI\.(?:who|near|stay))/.test(step) && tooLateAtNight(words))
    return { talk, to: 'PERSON.line', leads: ['flow.late'], by: 'person' };
  if (/^(?:SUI\.(?:1|near|who)|PERSON$)/.test(step) && someoneIsNear(words) && !reachesSomebody(heard))
    return { talk, to: 'PERSON.sent', leads: ['flow.tell'], by: 'person' };
  if (saysLater(words)) return pressOne(talk, 'unsure', 'cannot', 'notNow', 'waiting');
  return null;
}

/** Nobody answered: the next one, the line, and then the minutes until somebody does. */
function unanswered(talk: Talk, words: string): Move {
  const step = talk.memory.step ?? '';
  if (/^BARRIER/.test(step) || LINE.test(words)) return { talk, to: 'BARRIER.b4', by: 'person' };
  const to = step === 'PERSON.next' ? 'PERSON.line' : step === 'PERSON.line' ? 'TEN.1' : 'PERSON.next';
  return { talk, to, by: 'person' };
}
const LINE = /(?:^| )(?:988|line|hotline|helpline|counsel(?:l)?or|linea|consejer[oa])(?= )/;
