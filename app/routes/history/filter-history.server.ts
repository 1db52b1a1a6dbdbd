import { historyFormSchema } from '~/domain/history/schema';
import { fieldErrors } from '~/domain/parse';
import { sealSearch } from '~/http/history/sealed-search.server';
import { seeOther } from '~/http/redirects.server';
import { addressOf } from './address';

/** What was asked for and cannot be, as it was typed. */
export interface FilterAnswer {
  values: Record<string, string>;
  errors: Record<string, string[]>;
}

/** Redirects to the address of what is asked for. It comes as a form, so that no word of a note stands in an address. */
export function filterHistory(form: FormData, ownerId: string): Response | FilterAnswer {
  const values = Object.fromEntries(
    ['q', 'from', 'to', 'rating'].map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  const parsed = historyFormSchema.safeParse(values);
  if (!parsed.success) return { values, errors: fieldErrors(parsed.error) };
  const { q, ...range } = parsed.data;
  return seeOther(addressOf({ ...range, search: q ? sealSearch(q, ownerId) : undefined }));
}
