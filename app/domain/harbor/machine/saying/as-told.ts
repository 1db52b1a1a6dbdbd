import { bodyGoesOn } from '../danger/news-in-danger';
import { isHurtByAnother } from '../danger/said-in-flow';
import { withdrawalKnown } from '../danger/withdrawal-told';
import { hasTold } from '../signs/told';
import { raised } from '../talk/levels';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';

/** Where a step of their own danger leads whose question was answered before: what was told is not asked again. */
export function asTold(talk: Talk, to: string): Resolved | null {
  const { risk, memory } = talk;
  const isHelped = hasTold(talk, 'beside') || hasTold(talk, 'line');
  switch (to) {
    case 'SUI.1':
      return hasTold(talk, 'thoughts') ? { talk, to: 'SUI.near' } : null;
    case 'SUI.today':
      // Its words are said all the same; only the question is left out.
      return hasTold(talk, 'away') && (memory.said['SUI.today'] !== undefined || memory.step === 'SUI.day')
        ? {
            talk: { memory, risk: raised(risk, { to: 'imminent', by: 'person' }) },
            to: 'SUI.who',
            leads: [to],
          }
        : null;
    case 'SUI.means':
      if (hasTold(talk, 'away')) return { talk, to: 'SUI.who', leads: ['flow.apart'] };
      if (hasTold(talk, 'gun')) return { talk, to: 'SUI.gun', leads: ['means.gun'] };
      if (hasTold(talk, 'pills')) return { talk, to: 'SUI.pills' };
      return hasTold(talk, 'place') ? { talk, to: 'SUI.place' } : null;
    case 'SUI.who':
      return isHelped ? { talk, to: 'SUI.with' } : null;
    case 'PERSON.line':
      return isHurtByAnother(talk) ? { talk, to: 'HURT.line' } : null;
    case 'BARRIER':
      if (isHurtByAnother(talk)) return { talk, to: 'HURT.cannot' };
      return isHelped && memory.said['flow.askThem'] === undefined
        ? { talk, to: 'SUI.with', leads: ['flow.askThem'] }
        : null;
    // A weapon is not carried anywhere: it stays where it is, or somebody else takes it.
    case 'SUI.apart':
      if (!hasTold(talk, 'gun') && (hasTold(talk, 'pills') || memory.step === to)) return null;
      return { talk, to: 'SUI.far' };
    case 'SUI.with':
    case 'SUI.stay':
      return bodyGoesOn(talk, to);
    case 'SQ.withdraw':
    case 'WITHDRAW':
      return withdrawalKnown(talk, to);
    case 'TEN.1':
      if (isHurtByAnother(talk)) return { talk, to: 'HOME.plan' };
      if (bodyGoesOn(talk, to)) return bodyGoesOn(talk, to);
      // Only answered at this step, it stays; and nobody is asked again who was never reached.
      if (memory.step === to) return null;
      if (memory.said['TEN.1'] || memory.said['TEN.away'])
        return { talk, to: isHelped ? 'SUI.stay' : 'PERSON.line' };
      return hasTold(talk, 'away') ? { talk, to: 'TEN.away' } : null;
    default:
      return null;
  }
}
