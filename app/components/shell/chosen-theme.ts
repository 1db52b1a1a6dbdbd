import { pageStore } from '../page-store';

export type Theme = 'light' | 'dark';

const chosen = pageStore<Theme | null>(null);

/** The theme of this page: as it was chosen on it, else as the server knows it. Null: the system decides. */
export function useTheme(known: Theme | null): Theme | null {
  return chosen.use() ?? known;
}

/** Shows a theme at once; the server has it in its cookie by then. */
export const showTheme = chosen.set;
