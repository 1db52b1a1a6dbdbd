import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import type { Owner } from '~/domain/owners/guests.server';
import { aiFor, configuredModel, outsideAiQuestion } from '~/http/outside-ai/consent.server';
import type { OutsideAiSectionProps } from './outside-ai-section';

export function loadOutsideAi(owner: Owner): OutsideAiSectionProps {
  const { outsideAiDecidedAt: decidedAt } = owner;
  const isOpen = decidedAt === null || outsideAiQuestion(owner) !== null;
  return {
    model: configuredModel(),
    isAllowed: aiFor(owner) !== null,
    decidedOn: isOpen ? null : localDateAt(decidedAt, daySettings(owner)),
  };
}
