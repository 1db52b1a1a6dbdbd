import { parseWithZod } from '@conform-to/zod/v4';
import { db } from '~/db.server';
import { askForEmailChange } from '~/domain/accounts/email-change.server';
import { changePassword, changeProfile } from '~/domain/accounts/profile.server';
import { changeEmailSchema, changePasswordSchema, profileSchema } from '~/domain/accounts/schema';
import { endDevices } from '~/domain/accounts/sessions.server';
import { Problem } from '~/domain/problem';
import { env } from '~/env.server';
import { deviceName } from '~/http/accounts/device-name';
import { invalidForm } from '~/http/forms.server';
import { limitOwner } from '~/http/rate-limits.server';
import { redirectWithToast } from '~/http/toast.server';
import type { MemberVisitor } from '~/http/visitor/visitor.server';
import { isMailLate, lookAtMail, mailKeys, sendMailsOf } from '~/mail-round.server';
import { inBackground } from '~/running/background.server';
import type { SettingsAct } from './act';

function requireMember({ visitor }: SettingsAct): MemberVisitor {
  if (visitor.kind === 'member') return visitor;
  throw new Problem(
    'forbidden',
    'This needs an account. You can make one, and keep everything you have here.',
  );
}

export async function saveProfile(act: SettingsAct) {
  const { user } = requireMember(act);
  const submission = parseWithZod(act.form, { schema: profileSchema });
  if (submission.status !== 'success') return invalidForm('profile', submission);
  const changed = { userId: user.id, profile: submission.value, now: new Date() };
  const { isToBeConfirmed } = await changeProfile(db, changed);
  const description = isToBeConfirmed ? 'To get texts, confirm your new number.' : undefined;
  return redirectWithToast('/settings', { title: 'Your name and number are saved', description });
}

export async function saveEmail(act: SettingsAct) {
  const { user } = requireMember(act);
  const submission = parseWithZod(act.form, { schema: changeEmailSchema });
  if (submission.status !== 'success') return invalidForm('email', submission);
  await limitOwner('emailChange', user.id);
  const asked = { user, input: submission.value, appUrl: env.APP_URL, device: deviceName(act.request) };
  await askForEmailChange(db, { ...asked, mailKeys, now: new Date() });
  lookAtMail();
  inBackground('the mail to a new address', sendMailsOf(user.id));
  const description = (await isMailLate())
    ? 'The mail may take longer than usual. Open the link in it to change your address; until then the old one stays.'
    : 'Open the link in it to change your address. Until then the old one stays.';
  return redirectWithToast('/settings', { title: 'Check your new mailbox', description });
}

export async function savePassword(act: SettingsAct) {
  const { user, token } = requireMember(act);
  const submission = parseWithZod(act.form, { schema: changePasswordSchema });
  if (submission.status !== 'success') return invalidForm('password', submission);
  await limitOwner('passwordChange', user.id);
  const changed = { user, token, input: submission.value, mailKeys, device: deviceName(act.request) };
  await changePassword(db, { ...changed, now: new Date() });
  inBackground('the mail about a new password', sendMailsOf(user.id));
  const description = 'Every other device was logged out.';
  return redirectWithToast('/settings', { title: 'Your password is changed', description });
}

export async function endDevice(act: SettingsAct) {
  const { user, token } = requireMember(act);
  const id = act.form.get('device');
  if (typeof id !== 'string' || id === '') throw new Problem('malformed', 'Please choose a device.');
  const which = id === 'others' ? { exceptToken: token } : { id };
  await endDevices(db, { userId: user.id, ...which, device: deviceName(act.request), now: new Date() });
  return redirectWithToast('/settings', {
    title: id === 'others' ? 'All other devices are logged out' : 'That device is logged out',
  });
}
