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
      return hasTold(talk, 'place') ? { talk, to: 'SUI.place' } : null;
    case 'SUI.who':
      return isHelped ? { talk, to: 'SUI.with' } : null;
    case 'BARRIER':
      return isHelped && memory.said['flow.askThem'] === undefined
        ? { talk, to: 'SUI.with', leads: ['flow.askThem'] }
        : null;
    default:
      return null;
  }
}
