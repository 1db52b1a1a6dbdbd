import type { SaveState } from './use-autosave';

const TEXTS: Record<SaveState, string> = {
  untouched: '',
  saving: 'Saving...',
  saved: 'Saved.',
  offline: 'Not saved yet: we could not reach the server. Your words are still here, and we keep trying.',
  'changed-elsewhere': 'Not saved: your plan was changed on another page. Press “Save my plan” to see both.',
  'logged-out': 'Not saved: you are logged out. Please log in on another tab, then press “Save my plan”.',
  locked: 'Not saved: Soundings is locked. Unlock it on another tab, then press “Save my plan”.',
  refused: 'Not saved: something here is too long. Press “Save my plan” to see what.',
};

/** What became of the last change, said once by a screen reader, too. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <p className="fine" role="status">
      {TEXTS[state]}
    </p>
  );
}
