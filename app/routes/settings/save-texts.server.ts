import { parseWithZod } from '@conform-to/zod/v4';
import { db } from '~/db.server';
import { invalidField, Problem } from '~/domain/problem';
import { confirmNumber, sendCode } from '~/domain/sms/confirm-number.server';
import { codeSchema, textingFormSchema } from '~/domain/sms/schema';
import { readTexting, saveTexting } from '~/domain/sms/texting.server';
import { sms } from '~/gateways/index.server';
import { invalidForm } from '~/http/forms.server';
import { limitOwner } from '~/http/rate-limits.server';
import { redirectWithToast } from '~/http/toast.server';
import type { MemberVisitor } from '~/http/visitor/visitor.server';
import { textRules } from '~/text-rules.server';
import type { SettingsAct } from './act';

const HERE = '/settings#texts';

/** @throws Problem 'forbidden' for a guest */
function requireMember({ visitor }: SettingsAct): MemberVisitor {
  if (visitor.kind !== 'member') throw new Problem('forbidden', 'Text messages are for members.');
  return visitor;
}

/** Stores the switches. With consent and a number that is not confirmed yet, a code goes out. */
export async function saveTexts(act: SettingsAct) {
  const { user, owner } = requireMember(act);
  const submission = parseWithZod(act.form, { schema: textingFormSchema });
  if (submission.status !== 'success') return invalidForm('texts', submission);
  const input = submission.value;
  const wants = input.reminderOn || input.achievementOn || input.weeklyReflectionOn;
  if (wants && !input.consent) {
    throw invalidField('consent', 'Tick this box too, so that we may text you');
  }
  const now = new Date();
  await saveTexting(db, { user, owner, input, now });
  const { isConfirmed, isCodeSent } = await readTexting(db, { user, now });
  if (input.consent && !isConfirmed && !isCodeSent) return sendTextCode(act);
  return redirectWithToast(HERE, { title: 'Text messages saved' });
}

export async function sendTextCode(act: SettingsAct) {
  const { user } = requireMember(act);
  try {
    await limitOwner('phoneCode', user.id);
    await sendCode(db, { user, sms, rules: textRules, now: new Date() });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return redirectWithToast(HERE, { title: 'No code was sent', description: error.message, tone: 'error' });
  }
  return redirectWithToast(HERE, { title: 'We have sent you a code', description: 'Type it in below.' });
}

export async function confirmTextNumber(act: SettingsAct) {
  const { user, owner } = requireMember(act);
  const submission = parseWithZod(act.form, { schema: codeSchema });
  if (submission.status !== 'success') return invalidForm('texts-confirm', submission);
  const { code } = submission.value;
  try {
    await confirmNumber(db, { user, timeZone: owner.timeZone, code, now: new Date() });
  } catch (error) {
    if (error instanceof Problem && error.kind === 'gone') {
      return redirectWithToast(HERE, { title: 'Not confirmed', description: error.message, tone: 'error' });
    }
    throw error;
  }
  return redirectWithToast(HERE, { title: 'Your number is confirmed' });
}

/** Takes the consent back: everything but the welcome is off from now on. */
export async function stopTexts(act: SettingsAct) {
  const { user, owner } = requireMember(act);
  const { reminderHour } = await readTexting(db, { user, now: new Date() });
  const input = {
    consent: false,
    reminderOn: false,
    reminderHour,
    achievementOn: false,
    weeklyReflectionOn: false,
  };
  await saveTexting(db, { user, owner, input, now: new Date() });
  return redirectWithToast(HERE, { title: 'No more text messages' });
}
