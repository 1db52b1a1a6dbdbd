import type { ActionFunctionArgs } from '@remix-run/node';
import { FORGET_KEPT } from '~/components/form/kept-form-note';
import { byIntent, readForm } from '~/http/forms.server';
import { keepOr } from '~/http/kept-forms/keep-or.server';
import { dropKeptForm, readKeptForm } from '~/http/kept-forms/kept-form.server';
import { seeOther } from '~/http/redirects.server';
import { requireOwner } from '~/http/visitor/access.server';
import type { SettingsAct } from './act';
import { keptFieldsOf } from './kept';
import { endDevice, saveEmail, savePassword, saveProfile } from './save-account.server';
import { saveAge } from './save-age.server';
import { saveCheckIn } from './save-check-in.server';
import { saveDays } from './save-days.server';
import { saveOutsideAi } from './save-outside-ai.server';
import { saveProgress } from './save-progress.server';
import { confirmTextNumber, saveTexts, sendTextCode, stopTexts } from './save-texts.server';
import { sendFhir } from './send-fhir.server';

/** One form each, by its intent. */
const SECTIONS = {
  days: saveDays,
  'outside-ai': saveOutsideAi,
  'check-in': saveCheckIn,
  progress: saveProgress,
  age: saveAge,
  profile: saveProfile,
  email: saveEmail,
  password: savePassword,
  device: endDevice,
  texts: saveTexts,
  'texts-code': sendTextCode,
  'texts-confirm': confirmTextNumber,
  'texts-stop': stopTexts,
  fhir: sendFhir,
  [FORGET_KEPT]: async ({ request, visitor }: SettingsAct) =>
    seeOther('/settings', await dropKeptForm(request, visitor.owner.id)),
};

/** Takes the form of one section. What was kept of it before is forgotten once it is saved. */
export async function takeSettings(args: ActionFunctionArgs) {
  const { request } = args;
  const form = await readForm(request);
  return keepOr(args, { form, names: keptFieldsOf(form), title: 'That was not changed' }, async () => {
    const visitor = await requireOwner(args);
    const answer = await byIntent(form, SECTIONS)({ request, form, visitor });
    const kept = await readKeptForm(request, visitor.owner.id);
    if (answer instanceof Response && kept?.intent === form.get('intent')) {
      const dropped = await dropKeptForm(request, visitor.owner.id);
      for (const cookie of dropped.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
    }
    return answer;
  });
}
