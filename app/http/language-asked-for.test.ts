import { describe, expect, it } from 'vitest';
import { languageAskedFor } from './language-asked-for';

const asked = (header?: string) =>
  languageAskedFor(
    new Request('http://localhost/chat', { headers: header ? { 'Accept-Language': header } : {} }),
  );

describe('the language that a browser asks for', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['ca,es-ES;q=0.9,en;q=0.8', 'es'],
    ['ES', 'es'],
    ['fr-FR,fr;q=0.9', undefined],
    ['est', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('is the first that Harbor speaks: %j is %j', (header, language) => {
    expect(asked(header)).toBe(language);
  });
});
