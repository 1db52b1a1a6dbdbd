import type { Answers } from '~/domain/check-in/answers';

/** What the browser keeps of a draft, in case the server cannot be reached. */
export interface LocalDraft {
  answers: Answers;
  notes: string;
  submissionKey: string;
  savedAt: number;
}

const IV_BYTES = 12;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Only pages of the owner hold the key, so on a shared device nobody else can read the copy. */
const importKey = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Missing over plain http to another machine: then there is no local copy, only the server's. */
const canSeal = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

export async function sealLocally(name: string, key: string, draft: LocalDraft): Promise<void> {
  if (!canSeal()) return;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(draft));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key), plain);
  try {
    localStorage.setItem(name, `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`);
  } catch {
    // Storage is full or switched off: the server's draft is the one that counts.
  }
}

/** The copy, or null when there is none or it is not this owner's. */
export async function openLocally(name: string, key: string): Promise<LocalDraft | null> {
  try {
    const [iv, sealed] = (localStorage.getItem(name) ?? '').split('.');
    if (!iv || !sealed || !canSeal()) return null;
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      await importKey(key),
      fromBase64(sealed),
    );
    return JSON.parse(new TextDecoder().decode(plain)) as LocalDraft;
  } catch {
    return null; // sealed with another key, damaged, or storage switched off: as if it were not there
  }
}

export function forgetLocally(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage switched off: there is nothing to forget.
  }
}
