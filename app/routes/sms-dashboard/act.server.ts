import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { db } from '~/db.server';
import type { Member } from '~/domain/accounts/accounts.server';
import * as schema from '~/domain/sms/schema';
import { changeSettings } from '~/domain/sms/settings.server';
import { changeTemplate, resetTemplate } from '~/domain/sms/template-store.server';
import { sendTestText, testConnection } from '~/domain/sms/test-texts.server';
import { sms } from '~/gateways/index.server';
import { invalidForm, refusedForm } from '~/http/forms.server';
import { limitOwner } from '~/http/rate-limits.server';
import { redirectWithToast } from '~/http/toast.server';
import { textRules } from '~/text-rules.server';
import { formNameOf, smsPath } from './tabs';

interface SmsAct {
  admin: Member;
  form: FormData;
}

const where = 'POST /sms-dashboard';

export async function saveSettings({ admin, form }: SmsAct) {
  const submission = parseWithZod(form, { schema: schema.smsSettingsFormSchema });
  if (submission.status !== 'success') return invalidForm('settings', submission);
  await changeSettings(db, { actorId: admin.id, input: submission.value, now: new Date() });
  // Saved while somebody is still changing things: the page stays as it is.
  if (form.get('auto') === '1') return data({ intent: 'settings', isSaved: true as const });
  return redirectWithToast(smsPath({ tab: 'settings' }), { title: 'Settings Updated' });
}

export async function saveTemplate({ admin, form }: SmsAct) {
  const submission = parseWithZod(form, { schema: schema.templateFormSchema });
  if (submission.status !== 'success') return invalidForm(formNameOf(form), submission);
  await changeTemplate(db, { actorId: admin.id, ...submission.value, now: new Date() });
  return redirectWithToast(smsPath({ tab: 'templates' }), { title: 'Template Updated' });
}

export async function restoreTemplate({ admin, form }: SmsAct) {
  const submission = parseWithZod(form, { schema: schema.templateTypeSchema });
  if (submission.status !== 'success') return invalidForm(formNameOf(form), submission);
  await resetTemplate(db, { actorId: admin.id, ...submission.value, now: new Date() });
  return redirectWithToast(smsPath({ tab: 'templates' }), { title: 'Template Reset' });
}

const testPath = smsPath({ tab: 'test' });

export async function testTheConnection({ admin }: SmsAct) {
  await limitOwner('smsTest', admin.id);
  const { success, error } = await testConnection(db, { actorId: admin.id, sms, now: new Date() });
  if (success) return redirectWithToast(testPath, { title: 'Connection Successful' });
  return redirectWithToast(testPath, { title: 'Connection Failed', description: error, tone: 'error' });
}

export async function sendTest({ admin, form }: SmsAct) {
  const submission = parseWithZod(form, { schema: schema.testSendSchema });
  if (submission.status !== 'success') return invalidForm('test-send', submission);
  const refusal = { intent: 'test-send', title: 'Test Failed', where };
  try {
    await limitOwner('smsTest', admin.id);
    const who = { actorId: admin.id, sms, rules: textRules };
    const sending = { ...who, input: submission.value, now: new Date() };
    const { success, error = '' } = await sendTestText(db, sending);
    if (success) return await redirectWithToast(testPath, { title: 'Test SMS Sent' });
    const result = submission.reply({ formErrors: [error] });
    return data({ intent: 'test-send', result, failure: { title: 'Test Failed', message: error } });
  } catch (error) {
    return refusedForm(refusal, form, error);
  }
}
