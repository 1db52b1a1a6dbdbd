import type { Act } from '../../../listener/labels';
import type { HeardText } from '../../../safety/types';
import { type Move, suspending } from '../talk/move';
import type { Talk } from '../talk/state';
import { nextHelp } from '../telling/further';
import { matterGoesOn, openMatter } from '../telling/matters';
import { aboutOf } from '../topics/about';
import { topicsOf } from '../topics/acts';

/** What help is asked with: named once is enough. */
const ASKED_ABOUT = 0.45;

/** A request is answered in this turn; what is open waits behind "Go on". */
export function request(talk: Talk, heard: HeardText, act: Act): Move {
  const kept = suspending(talk);
  const by = 'person' as const;
  switch (act) {
    case 'ask-help': {
      const more = openMatter(talk) ? matterGoesOn(talk) : null;
      if (more) return more;
      const { denied } = talk.memory;
      const likely = topicsOf(heard).find((each) => !denied.includes(each.topic));
      const topic = likely && likely.sure >= ASKED_ABOUT ? likely.topic : talk.memory.topic;
      const helpAsked = talk.memory.helpAsked + 1;
      const help = topic === talk.memory.topic ? nextHelp(talk) : null;
      if (help) return { talk: kept, to: 'TRIED', leads: [help], by };
      const helped = { ...kept, memory: { ...kept.memory, topic, helpAsked } };
      const isAgain = helpAsked > 1 && /^HELP/.test(talk.memory.step ?? '');
      return { talk: helped, to: isAgain ? 'HELP.2' : topic ? 'HELP' : 'HELP.none', by };
    }
    case 'ask-human':
      return { talk: kept, to: 'HUMAN', by };
    default:
      return { talk: kept, to: aboutOf(heard.words, act), by };
  }
}
