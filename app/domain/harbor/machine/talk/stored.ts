import type { SafetyLevel } from '../../../safety/types';
import { countryOf } from '../../content/country-lines';
import { NEW_MEMORY, NO_MEMORY, NO_RISK, type RiskState, type Talk, type TalkMemory } from './state';

interface EarlierRisk {
  level?: SafetyLevel;
  language?: 'en' | 'es';
  category?: string | null;
}

const FLOWS: Readonly<Record<string, string>> = {
  'self-harm': 'HARM',
  abuse: 'HURT',
  psychosis: 'VOICES',
  substance: 'WITHDRAW',
  'harm-to-others': 'OTHER',
  eating: 'FOOD',
  medical: 'BODY',
};

/** A stored talk as the machine knows it; one of the companion before it keeps its risk, and begins anew otherwise. */
export function storedTalk(stored: { safety: unknown; memory: unknown }): Talk {
  const risk = stored.safety as Partial<RiskState> & EarlierRisk;
  const memory = stored.memory as Partial<TalkMemory>;
  return {
    risk: 'seen' in risk ? withKnownCountry({ ...NO_RISK, ...risk }) : riskBefore(risk),
    memory: isNewTalk(stored.memory)
      ? { ...NEW_MEMORY, ...memory, person: { ...NO_MEMORY, ...memory.person } }
      : NEW_MEMORY,
  };
}

/** A country that the table has lost since is one whose numbers are not known here. */
const withKnownCountry = (risk: RiskState): RiskState =>
  risk.country === null || countryOf(risk.country) ? risk : { ...risk, country: 'other' };

/** Whether a conversation was held by this machine: earlier ones are shown, and closed. */
export const isNewTalk = (memory: unknown): boolean =>
  (memory as Partial<TalkMemory>).version === NEW_MEMORY.version;

const riskBefore = ({ level = 'none', language = 'en', category }: EarlierRisk): RiskState =>
  level === 'none'
    ? { ...NO_RISK, language }
    : { ...NO_RISK, level, language, raisedBy: 'person', flow: FLOWS[category ?? ''] ?? 'SUI' };
