import { describe, expect, it } from 'vitest';
import { normalise } from './normalise';

const plain = (text: string) => normalise(text).text.trim();

describe('"ha"', () => {
  it.each([
    ['Me ha dejado', 'me ha dejado'],
    ['ha muerto mi padre', 'ha muerto mi padre'],
    ['mi madre ha venio a verme', 'mi madre ha venio a verme'],
    ['se ha ido. Ha dicho que no vuelve', 'se ha ido . ha dicho que no vuelve'],
    ['ha de ser eso', 'ha de ser eso'],
  ])('of Spanish "haber" in %j stays what it is', (text, words) => {
    expect(plain(text)).toBe(words);
  });

  it.each([
    ['ha, here we go', 'lol , here we go'],
    ['that is me, ha', 'that is me , lol'],
    ['Ha! my dog', 'lol . my dog'],
    ['ha ha ha nice', 'lol lol lol nice'],
    ['ha-ha', 'lol lol'],
    ['ha well', 'lol'],
  ])('that laughs in %j is a laugh', (text, words) => {
    expect(plain(text)).toMatch(new RegExp(`^${words.replace('.', '\\.')}`));
  });

  it('is read in linear time, however often it comes', () => {
    const many = 'ha '.repeat(4000);
    expect(plain(many).split(' ')).toHaveLength(4000);
    expect(plain(`${' '.repeat(5000)}ha`.repeat(4)).split(' ')).toHaveLength(4);
  });
});
