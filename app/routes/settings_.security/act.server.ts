import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { db } from '~/db.server';
import { confirmByPassword } from '~/domain/accounts/confirm.server';
import {
  beginCodeApp,
  cancelCodeApp,
  confirmCodeApp,
  removeCodeApp,
  renewRecoveryCodes,
} from '~/domain/second-factors/code-app.server';
import type { FactorNews } from '~/domain/second-factors/mail-texts';
import { removePasskey } from '~/domain/second-factors/passkeys.server';
import { assertionSchema, codeSchema, confirmSchema, newPasskeySchema } from '~/domain/second-factors/schema';
import { deviceName } from '~/http/accounts/device-name';
import { tellOfFactor } from '~/http/accounts/factor-news.server';
import { factorKeys } from '~/http/accounts/factor-settings.server';
import { addPasskeyFrom, confirmByPasskeyFrom } from '~/http/accounts/passkeys.server';
import { carryCodes } from '~/http/accounts/shown-codes.server';
import { invalidForm } from '~/http/forms.server';
import { dropKeptForm } from '~/http/kept-forms/kept-form.server';
import { limitOwner } from '~/http/rate-limits.server';
import { seeOther, withRedirectTo } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import type { MemberVisitor } from '~/http/visitor/visitor.server';
import { inBackground } from '~/running/background.server';

export interface SecurityAct {
  request: Request;
  form: FormData;
  visitor: MemberVisitor;
  redirectTo: string;
}

const here = ({ redirectTo }: SecurityAct) => withRedirectTo('/settings/security', redirectTo);
const sessionOf = ({ request, visitor: { user, token } }: SecurityAct) => ({
  userId: user.id,
  token,
  device: deviceName(request),
  now: new Date(),
});

function tell({ visitor: { user } }: SecurityAct, news: FactorNews): void {
  inBackground('the mail about a factor', tellOfFactor(user, news));
}

interface Step<Schema extends z.ZodType> {
  act: SecurityAct;
  intent: string;
  schema: Schema;
  limitedBy: 'confirm' | 'factorChange';
  take: (value: z.output<Schema>) => Promise<Response>;
}

/** One form of the page: what its fields say, and its limit. */
async function step<Schema extends z.ZodType>({ act, intent, schema, limitedBy, take }: Step<Schema>) {
  const submission = parseWithZod(act.form, { schema });
  if (submission.status !== 'success') return invalidForm(intent, submission);
  await limitOwner(limitedBy, act.visitor.user.id);
  return take(submission.value);
}

export const confirm = (act: SecurityAct) =>
  step({
    act,
    intent: 'confirm',
    schema: confirmSchema,
    limitedBy: 'confirm',
    take: async ({ currentPassword: password }) => {
      const { user, token } = act.visitor;
      await confirmByPassword(db, { user, token, password, now: new Date() });
      return seeOther(here(act));
    },
  });

export const confirmWithPasskey = (act: SecurityAct) =>
  step({
    act,
    intent: 'confirm-passkey',
    schema: assertionSchema,
    limitedBy: 'confirm',
    take: async ({ answer }) => {
      await confirmByPasskeyFrom(act.request, act.visitor, answer);
      return seeOther(here(act));
    },
  });

/** A form of buttons alone. */
const NOTHING = z.object({});

const plain = (act: SecurityAct, intent: string, take: () => Promise<Response>) =>
  step({ act, intent, schema: NOTHING, limitedBy: 'factorChange', take });

export const beginApp = (act: SecurityAct) =>
  plain(act, 'app-begin', async () => {
    await beginCodeApp(db, sessionOf(act), factorKeys);
    return seeOther(here(act));
  });

export const cancelApp = (act: SecurityAct) =>
  plain(act, 'app-cancel', async () => {
    await cancelCodeApp(db, sessionOf(act));
    return seeOther(here(act));
  });

const codesPage = (act: SecurityAct) => withRedirectTo('/settings/security/codes', act.redirectTo);

export const confirmApp = (act: SecurityAct) =>
  step({
    act,
    intent: 'app-confirm',
    schema: codeSchema,
    limitedBy: 'factorChange',
    take: async ({ code: typed }) => {
      const codes = await confirmCodeApp(db, sessionOf(act), { typed, keys: factorKeys });
      tell(act, 'codes-on');
      return seeOther(codesPage(act), await carryCodes(codes, act.visitor.user.id));
    },
  });

export const renewCodes = (act: SecurityAct) =>
  plain(act, 'codes-renew', async () => {
    const codes = await renewRecoveryCodes(db, sessionOf(act));
    tell(act, 'new-recovery-codes');
    return seeOther(codesPage(act), await carryCodes(codes, act.visitor.user.id));
  });

export const turnOff = (act: SecurityAct) =>
  plain(act, 'app-off', async () => {
    if (await removeCodeApp(db, sessionOf(act))) tell(act, 'codes-off');
    const description = 'Your password alone is enough to log in.';
    return redirectWithToast(here(act), { title: 'Codes from your app are off', description });
  });

export const addPasskey = (act: SecurityAct) =>
  step({
    act,
    intent: 'passkey-add',
    schema: newPasskeySchema,
    limitedBy: 'factorChange',
    take: async (passkey) => {
      await addPasskeyFrom(act.request, act.visitor, passkey);
      tell(act, 'passkey-added');
      return redirectWithToast(here(act), { title: 'Your passkey is added' }, await dropKept(act));
    },
  });

const dropKept = ({ request, visitor }: SecurityAct) => dropKeptForm(request, visitor.owner.id);

export const forgetKept = async (act: SecurityAct) => seeOther(here(act), await dropKept(act));

export const dropPasskey = (act: SecurityAct) =>
  plain(act, 'passkey-remove', async () => {
    const name = await removePasskey(db, sessionOf(act), String(act.form.get('passkey') ?? ''));
    if (name !== undefined) tell(act, 'passkey-removed');
    return redirectWithToast(here(act), { title: 'The passkey is removed', description: name });
  });
