import { useState } from 'react';

/** What somebody has typed so far, by the name of the field. Passwords are not among it. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** Takes what was typed on one tab along to the next. Without scripts each tab is a page of its own and begins empty. */
export function useTyped() {
  const [typed, setTyped] = useState<Typed>({});
  const takeAlong = () => {
    const inputs = document.querySelectorAll<HTMLInputElement>('.auth .form input');
    const shown = [...inputs].filter(
      ({ type, autocomplete }) => type !== 'hidden' && !/password/.test(autocomplete),
    );
    setTyped((before) => ({
      ...before,
      ...Object.fromEntries(shown.map(({ name, value }) => [name, value])),
    }));
  };
  return { typed, takeAlong };
}
