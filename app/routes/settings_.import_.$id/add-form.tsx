import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';
import type { ImportSummary } from '~/domain/import/types';
import { addedInWords } from './words';

/** The last step: all of it, or none. */
export function AddForm({ summary, isReady }: { summary: ImportSummary; isReady: boolean }) {
  const { counts, adds, state } = summary;
  const isBusy = state !== 'ready';
  return (
    <section aria-labelledby="add-title">
      <h2 id="add-title">{isReady ? 'Add it?' : 'And then'}</h2>
      {isBusy && <p role="status">This file is being added just now. Load this page again in a moment.</p>}
      {isReady && counts.add > 0 && (
        <p>
          <strong>{addedInWords(adds)}</strong> would be added: all of it, or, should something go wrong,
          nothing. Days that lie back are marked as added later in your history.
        </p>
      )}
      {isReady && counts.add === 0 && <p>There is nothing new in this file.</p>}
      {!isReady && <p>Once your moods have a value, you can add the file.</p>}
      <OwnedForm className="row">
        {isReady && !isBusy && counts.add > 0 && (
          <SubmitButton label="Add it" pendingLabel="Adding..." name="intent" value="add" />
        )}
        {!isBusy && (
          <button className="button button--second" name="intent" value="discard">
            Add nothing
          </button>
        )}
      </OwnedForm>
    </section>
  );
}
