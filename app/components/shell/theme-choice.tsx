import { Form } from '@remix-run/react';
import { Moon, Sun } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { showFailure } from '../failure/failure';
import { Hint } from '../hint/hint';
import { showTheme, type Theme, useTheme } from './chosen-theme';
import { useHere } from './use-here';

const HINTS = { dark: 'Easier on the eyes at night', light: 'Dark ink on paper' };

const CHOICES = {
  dark: { label: 'Dark theme', Icon: Moon },
  light: { label: 'Light theme', Icon: Sun },
};

/** As long as nothing is chosen both buttons are there, and CSS shows the one that the system's theme calls for. */
export function ThemeChoice({ theme: known }: { theme: Theme | null }) {
  const theme = useTheme(known);
  const here = useHere();
  const form = useRef<HTMLFormElement>(null);
  const wasUsed = useRef(false);
  const offered: Theme[] = theme === null ? ['dark', 'light'] : [theme === 'dark' ? 'light' : 'dark'];

  // The button that was pressed is gone once its theme is there.
  useEffect(() => {
    if (wasUsed.current) form.current?.querySelector('button')?.focus();
    wasUsed.current = false;
  }, [theme]);

  /** With scripts the page is not loaded again for its colours: nothing on it can be lost. */
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wanted = submitter?.getAttribute('value');
    if (wanted !== 'light' && wanted !== 'dark') return;
    event.preventDefault();
    wasUsed.current = true;
    void sendTheme(wanted);
  };

  return (
    <Form
      ref={form}
      method="post"
      action="/theme"
      preventScrollReset
      className={theme === null ? 'theme-choice' : undefined}
      onSubmit={choose}
    >
      <input type="hidden" name="redirectTo" value={here} />
      {offered.map((value) => {
        const { label, Icon } = CHOICES[value];
        return (
          <Hint key={value} text={HINTS[value]}>
            <button className="button button--quiet" name="theme" value={value}>
              <Icon className="icon" aria-hidden="true" />
              {/* The space is for text browsers, here and in other rows: without styles nothing else parts what stands in a line. */}
              <span className="wide-only">{`${label} `}</span>
            </button>
          </Hint>
        );
      })}
    </Form>
  );
}

async function sendTheme(theme: Theme): Promise<void> {
  showFailure(null);
  const body = new URLSearchParams({ theme, redirectTo: '/' });
  try {
    const { type, status } = await fetch('/theme', { method: 'POST', body, redirect: 'manual' });
    // The redirect itself says that the theme was taken; where it leads does not matter.
    if (type !== 'opaqueredirect') throw new TypeError(`answered ${status}`);
    showTheme(theme);
  } catch {
    showFailure({ title: 'Error', message: NOT_CHOSEN });
  }
}

const NOT_CHOSEN = 'The theme could not be changed just now. Please try again in a moment.';
