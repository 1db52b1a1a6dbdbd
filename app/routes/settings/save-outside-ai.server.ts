import { answerOutsideAi } from '~/http/outside-ai/consent.server';
import type { SettingsAct } from './act';

export async function saveOutsideAi({ form, visitor }: SettingsAct) {
  return answerOutsideAi(form, visitor.owner, '/settings#outside-ai');
}
