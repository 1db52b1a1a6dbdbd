import { Form } from '@remix-run/react';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ThemeSection() {
  return (
    <section aria-labelledby="theme-title">
      <h2 id="theme-title">Theme</h2>
      <p>Until you choose one, Soundings follows your device.</p>
      <Form method="post" action="/theme" className="row" preventScrollReset>
        <input type="hidden" name="redirectTo" value="/settings" />
        {THEMES.map(({ value, label }) => (
          <button key={value} className="button button--second" name="theme" value={value}>
            {`${label} `}
          </button>
        ))}
      </Form>
    </section>
  );
}
