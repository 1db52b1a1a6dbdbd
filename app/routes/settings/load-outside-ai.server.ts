import { localDateAt } from '~/domain/calendar/clock';
import { daySettings } from '~/domain/calendar/day-settings';
import type { Owner } from '~/domain/owners/guests.server';
import { aiFor, configuredModel, outsideAiQuestion } from '~/http/outside-ai/consent.server';

/** What the section about outside AI shows; `model` is null when this server has none, and then there is no section. */
export function loadOutsideAi(owner: Owner) {
  const { outsideAiDecidedAt: decidedAt } = owner;
  const isOpen = decidedAt === null || outsideAiQuestion(owner) !== null;
  return {
    model: configuredModel(),
    isAllowed: aiFor(owner) !== null,
    decidedOn: isOpen ? null : localDateAt(decidedAt, daySettings(owner)),
  };
}
