import { pressed } from '../offers/press';
import { type Move, stay } from '../talk/move';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';
import { questionLead } from './another-helped';
import { isBodyUnhelped } from './body-known';
import { learnedAnswer } from './learned-answer';
import { namesGun } from './said-at-step';
import { afterNews, doLead, isHurtByAnother, isOwnLife, leaving, numberLead } from './said-in-flow';

/**
 * What was learned of how people type in a safety flow: a button in own words, or a remark that is answered while the
 * step stays. None of it lowers a level by itself. Null: neither.
 */
export function learnedInFlow(talk: Talk, written: Written): Move | null {
  const { risk, memory } = talk;
  const learned = learnedAnswer(talk, written);
  if (!learned) return null;
  // A thing is only what it is called by.
  if (learned.button?.id === 'gun' && !namesGun(written.heard.words)) return null;
  // Whether it is about themselves is asked when they say so.
  if (learned.button?.target === 'SQ.soft') return null;
  if (learned.button) return pressed(talk, learned.button);
  // Whether they could act on it is asked first, whoever else is in the house.
  const isUnasked = memory.step === 'SUI.1';
  const isHurtByOthers = isHurtByAnother(talk);
  switch (learned.beside) {
    case 'private':
      return stay(talk, 'flow.secret');
    case 'delete':
      return stay(talk, 'flow.delete');
    case 'number':
      return stay(talk, risk.isAbroad ? 'number.abroad' : numberLead(risk.flow));
    case 'todo':
      return stay(talk, doLead(risk.flow));
    case 'question':
      return stay(talk, questionLead(talk));
    case 'you':
      return stay(talk, 'flow.program');
    case 'complain':
      return stay(talk, 'flow.complaint');
    case 'thanks':
      return stay(talk, 'flow.thanks');
    case 'bye':
      return leaving(talk);
    case 'misread':
      return memory.offered.some(({ id }) => id === 'misread')
        ? { talk, to: 'SQ.lightly', by: 'person' }
        : null;
    case 'abroad':
      return abroad(talk);
    case 'someone':
      return isHurtByOthers || isUnasked ? null : afterNews(talk, { kind: 'here', ids: [] });
    case 'away':
      return isHurtByOthers || isUnasked || isBodyUnhelped(talk)
        ? null
        : afterNews(talk, { kind: 'away', ids: [] });
    case 'willTell':
      // A yes to telling somebody is never read out of a question or a fear.
      if (isHurtByOthers || written.text.includes('?') || AGAINST.test(written.heard.words)) return null;
      if (!INTENDS.test(written.heard.words)) return null;
      return isOwnLife(talk)
        ? { talk, to: 'PERSON.sent', leads: ['flow.tell'], by: 'person' }
        : stay(talk, 'flow.tell');
    default:
      return null;
  }
}

/** A plan to tell somebody has a word of it. */
const INTENDS =
  /(?:^| )(?:i (?:will|can|could|might|am going to|should)|ill|will|going to|gonna|let me|maybe|could|might|ok|okay|yes|voy|puedo|podria|capaz|quizas?|(?:le|la|lo|les) (?:escribo|llamo|digo|aviso|marco|hablo|cuento|pido)|llamo|escribo|aviso)(?= )/;
const AGAINST =
  /(?:^| )(?:no|not|never|cannot|nobody|ningun[oa]|por que|why|afraid|scared|if|nunca|nadie|miedo|si|me mata)(?= )/;

function abroad({ risk, memory }: Talk): Move {
  const talk = { risk: { ...risk, isAbroad: true }, memory };
  return isOwnLife(talk) && !risk.isAbroad
    ? { talk, to: 'BARRIER.b5', by: 'person' }
    : stay(talk, 'number.abroad');
}
