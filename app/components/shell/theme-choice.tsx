import { Form } from '@remix-run/react';
import { Moon, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Hint } from '../hint';
import { useHere } from './use-here';

export type Theme = 'light' | 'dark';

const HINTS = { dark: 'Easier on the eyes at night', light: 'Dark ink on paper' };

const CHOICES = {
  dark: { label: 'Dark theme', Icon: Moon },
  light: { label: 'Light theme', Icon: Sun },
};

/** As long as nothing is chosen both buttons are there, and CSS shows the one that the system's theme calls for. */
export function ThemeChoice({ theme }: { theme: Theme | null }) {
  const here = useHere();
  const form = useRef<HTMLFormElement>(null);
  const wasUsed = useRef(false);
  const offered: Theme[] = theme === null ? ['dark', 'light'] : [theme === 'dark' ? 'light' : 'dark'];

  // The button that was pressed is gone once its theme is there.
  useEffect(() => {
    if (wasUsed.current) form.current?.querySelector('button')?.focus();
    wasUsed.current = false;
  }, [theme]);

  return (
    <Form
      ref={form}
      method="post"
      action="/theme"
      preventScrollReset
      className={theme === null ? 'theme-choice' : undefined}
      onSubmit={() => (wasUsed.current = true)}
    >
      <input type="hidden" name="redirectTo" value={here} />
      {offered.map((value) => {
        const { label, Icon } = CHOICES[value];
        return (
          <Hint key={value} text={HINTS[value]}>
            <button className="button button--quiet" name="theme" value={value}>
              <Icon className="icon" aria-hidden="true" />
              <span className="wide-only">{label}</span>
            </button>
          </Hint>
        );
      })}
    </Form>
  );
}
