import { Form, Link } from '@remix-run/react';
import { ErrorSummary } from '~/components/form/error-summary';
import { Field } from '~/components/form/field';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { MOOD_WORDS } from '~/components/mood-words';
import { RATINGS } from '~/domain/check-in/answers';
import type { HistoryFilters } from '~/domain/history/schema';
import type { FilterAnswer } from './filter-history.server';

interface FilterFormProps {
  filters: HistoryFilters;
  answer: FilterAnswer | undefined;
  isFiltered: boolean;
}

export function FilterForm({ filters, answer, isFiltered }: FilterFormProps) {
  const fieldOf = (name: 'q' | 'from' | 'to' | 'rating') => ({
    id: `filter-${name}`,
    name,
    defaultValue: answer?.values[name] ?? String(filters[name] ?? ''),
    errors: answer?.errors[name],
  });
  const errors = Object.entries(answer?.errors ?? {}).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: `filter-${name}`, message })),
  );
  const isNarrowed = (['from', 'to', 'rating'] as const).some(
    (name) => fieldOf(name).defaultValue !== '' || answer?.errors[name],
  );
  return (
    <section aria-labelledby="filter">
      <h2 id="filter">Search</h2>
      <Form method="post" action="/history" className="form" noValidate>
        <ErrorSummary errors={errors} />
        <div className="history__ask">
          <Field
            {...fieldOf('q')}
            type="search"
            label="Words in your notes"
            hint="Only you see this. It stays out of the web address."
            autoComplete="off"
          />
          <SubmitButton label="Show" pendingLabel="Looking..." name="intent" value="filter" />
        </div>
        <details className="history__more" open={isNarrowed}>
          <summary>Days and rating</summary>
          <div className="history__range">
            <Field {...fieldOf('from')} type="date" label="From" />
            <Field {...fieldOf('to')} type="date" label="To" />
          </div>
          <SelectField {...fieldOf('rating')} label="Rating">
            <option value="">Any</option>
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {rating} {MOOD_WORDS[rating]}
              </option>
            ))}
          </SelectField>
          <p>
            <SubmitButton
              variant="second"
              label="Apply"
              pendingLabel="Looking..."
              name="intent"
              value="filter"
            />
          </p>
        </details>
        {isFiltered && (
          <p>
            <Link className="button button--quiet" to="/history">
              Show all
            </Link>
          </p>
        )}
      </Form>
    </section>
  );
}
