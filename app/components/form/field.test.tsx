import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field';
import { PasswordField } from './password-field';

test('a field names its hint and its error', () => {
  const html = renderToStaticMarkup(
    <Field
      id="email"
      name="email"
      label="Email"
      type="email"
      hint="Only for logging in."
      errors={['Invalid email address']}
    />,
  );
  expect(html).toContain('<label for="email">Email</label>');
  expect(html).toContain('aria-describedby="email-hint email-error" aria-invalid="true"');
  expect(html).toContain('<p class="field__error" id="email-error">Invalid email address</p>');
});

test('a field without trouble describes nothing', () => {
  const html = renderToStaticMarkup(<Field id="note" name="note" label="Note" optional />);
  expect(html).toContain('Note<span class="optional"> (Optional)</span>');
  expect(html).not.toContain('aria-');
});

test('a password is hidden, and cannot be shown before there are scripts to show it', () => {
  const html = renderToStaticMarkup(<PasswordField id="password" name="password" label="Password" />);
  expect(html).toContain('type="password"');
  expect(html).not.toContain('<button');
});
