import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type Purpose = 'login' | 'confirm' | 'add';

/** The sentence for a person whose device was asked in vain. */
export class DeviceRefusal extends Error {
  override name = 'DeviceRefusal';
}

const NOT_POSSIBLE = 'This browser cannot use passkeys. Your password works as before.';
const NOT_REACHED = 'The server could not be reached. Please try again in a moment.';
const WORDS: Record<string, string> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys work only at the address that this site is made for.',
};
const NOT_USED = 'No passkey was used. You can try again, or go on with your password.';

/**
 * Has the browser ask its devices for a passkey, or for a new one.
 * @returns what the device has signed, as JSON
 * @throws DeviceRefusal
 */
export async function askDevice(purpose: Purpose): Promise<string> {
  if (typeof PublicKeyCredential !== 'function') throw new DeviceRefusal(NOT_POSSIBLE);
  const options = await fetchOptions(purpose);
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
    const answer =
      purpose === 'add'
        ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
        : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
    return JSON.stringify(answer);
  } catch (error) {
    const { name } = error as Error;
    throw new DeviceRefusal(WORDS[name] ?? NOT_USED, { cause: error });
  }
}

async function fetchOptions(purpose: Purpose): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ purpose });
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch('/api/auth/passkey-options', { method: 'POST', headers, body });
    answer = await response.json();
  } catch (error) {
    throw new DeviceRefusal(NOT_REACHED, { cause: error });
  }
  if (response.ok) return answer;
  throw new DeviceRefusal((answer as { message?: string }).message ?? NOT_REACHED);
}
