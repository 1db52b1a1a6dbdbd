import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs } from '@remix-run/node';
import { SecondFactorRequired } from '~/domain/accounts/refusals.server';
import { loginSchema, registerSchema, requestResetSchema, resetSchema } from '~/domain/accounts/schema';
import { passwordHint } from '~/domain/crypto/password-strength';
import { assertionSchema } from '~/domain/second-factors/schema';
import { aboutPassword, arriveFromLogin, arriveFromRegistration } from '~/http/accounts/arrival.server';
import { authenticator } from '~/http/accounts/auth.server';
import { logInByPasskeyFrom } from '~/http/accounts/passkeys.server';
import { requestResetFrom, resetFrom } from '~/http/accounts/reset.server';
import { askForCode } from '~/http/accounts/second-step.server';
import { clear, sessionCookie, withCookies } from '~/http/cookies.server';
import { invalidForm, refusedForm } from '~/http/forms.server';
import { safePath } from '~/http/redirects.server';
import { redirectWithToast } from '~/http/toast.server';
import { tabPath } from './tabs';

interface AuthForm {
  args: ActionFunctionArgs;
  form: FormData;
  /** The request as it came: its body has not been read. */
  unread: Request;
}

const where = 'POST /auth';
const goOn = (form: FormData) => safePath(form.get('redirectTo'));

export async function login({ args, form, unread }: AuthForm) {
  const submission = parseWithZod(form, { schema: loginSchema });
  if (submission.status !== 'success') return invalidForm('login', submission);
  try {
    const loggedIn = await authenticator.authenticate('login', unread);
    return await arriveFromLogin(args, loggedIn, goOn(form));
  } catch (error) {
    if (error instanceof SecondFactorRequired) return askForCode(error.member, goOn(form));
    return refusedForm({ intent: 'login', title: 'Login failed', where }, form, error);
  }
}

export async function passkey({ args, form }: AuthForm) {
  const submission = parseWithZod(form, { schema: assertionSchema });
  if (submission.status !== 'success') return invalidForm('passkey', submission);
  try {
    const loggedIn = await logInByPasskeyFrom(args.request, submission.value.answer);
    return await arriveFromLogin(args, loggedIn, goOn(form));
  } catch (error) {
    return refusedForm({ intent: 'passkey', title: 'Login failed', where }, form, error);
  }
}

export async function register({ form, unread }: AuthForm) {
  const submission = parseWithZod(form, { schema: registerSchema });
  if (submission.status !== 'success') return invalidForm('register', submission);
  try {
    const registered = await authenticator.authenticate('register', unread);
    const { password, firstName, lastName, email } = submission.value;
    return await arriveFromRegistration(
      registered,
      goOn(form),
      passwordHint(password, [firstName, lastName, email]),
    );
  } catch (error) {
    return refusedForm({ intent: 'register', title: 'Registration failed', where }, form, error);
  }
}

export async function requestReset({ args, form }: AuthForm) {
  const submission = parseWithZod(form, { schema: requestResetSchema });
  if (submission.status !== 'success') return invalidForm('request-reset', submission);
  let isLate: boolean;
  try {
    ({ isLate } = await requestResetFrom(args.request, submission.value));
  } catch (error) {
    return refusedForm({ intent: 'request-reset', title: 'Reset failed', where }, form, error);
  }
  const toast = isLate
    ? { title: 'We have your request', description: 'The email may take longer than usual.' }
    : { title: 'Reset email sent', description: 'Check your email for password reset instructions.' };
  return redirectWithToast(`${tabPath('reset', goOn(form))}&sent=1`, toast);
}

export async function reset({ args, form }: AuthForm) {
  const submission = parseWithZod(form, { schema: resetSchema });
  if (submission.status !== 'success') return invalidForm('reset', submission);
  try {
    await resetFrom(args.request, submission.value);
  } catch (error) {
    return refusedForm({ intent: 'reset', title: 'Reset failed', where }, form, error);
  }
  const advice = passwordHint(submission.value.password);
  const description = ['Please log in with the new one.', ...(advice ? [aboutPassword(advice)] : [])].join(
    ' ',
  );
  const toast = { title: 'Your password has been changed', description };
  return redirectWithToast(tabPath('login', '/'), toast, withCookies(await clear(sessionCookie)));
}
