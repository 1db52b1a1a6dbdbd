import type { SafetyLanguage } from '../../safety/types';
import { MET_EN } from './en/met';
import { MET_ES } from './es/met';
import type { MetWords } from './met-words';
import type { Event, Feeling, Person } from './told-ids';

/** What was told, as far as it was heard: two of the three, or somebody alone. */
export interface Told {
  event: Event | null;
  who: Person | null;
  feeling: Feeling | null;
}

const WORDS: Readonly<Record<SafetyLanguage, MetWords>> = { en: MET_EN, es: MET_ES };
const NONE = '-';

/** The lead that says it back, as it is kept among what was said. */
export const metLead = ({ event, who, feeling }: Told): string =>
  `met.${event ?? NONE}.${who ?? NONE}.${feeling ?? NONE}`;

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "de el jefe" is none. */
const joined = (text: string) => text.replace(/\bde el /g, 'del ').replace(/\ba el /g, 'al ');

/** The line of a `met.` lead in Harbor's own words; null for any other lead. */
export function metLine(lead: string, language: SafetyLanguage): string | null {
  const [kind, event, who, feeling] = lead.split('.');
  if (kind !== 'met') return null;
  const words = WORDS[language];
  const name = who && who !== NONE ? words.people[who as Person] : null;
  const felt = feeling && feeling !== NONE ? words.feelings[feeling as Feeling] : null;
  if (!event || event === NONE) {
    const frame = felt ? words.whoFeels : words.whoAlone;
    return frame
      .replace('{Who}', upper(name ?? ''))
      .replace('{who}', name ?? '')
      .replace('{feeling}', felt ?? '');
  }
  const [withWho, alone] = words.events[event as Event];
  const told = joined(name ? withWho.replace('{who}', name) : alone);
  return felt ? words.withFeeling.replace('{event}', told).replace('{feeling}', felt) : `${told}.`;
}
