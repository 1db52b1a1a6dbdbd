import { SealedForm } from '~/components/form/sealed-form';
import { SubmitButton } from '~/components/form/submit-button';

/** For those whom numbers that go up press. They are counted on, in case somebody wants them back. */
export function ProgressSection({ hidesProgress }: { hidesProgress: boolean }) {
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">Streak and points</h2>
      <p>
        Some like them, some feel chased by them. There is nothing to win and nothing to lose here. Hidden,
        they are on no page and in no text message.
      </p>
      <SealedForm className="form">
        <label className="check">
          <input type="checkbox" name="hidesProgress" defaultChecked={hidesProgress} />
          <span>Hide my streak and my points</span>
        </label>
        <p>
          <SubmitButton label="Save what is shown" pendingLabel="Saving..." name="intent" value="progress" />
        </p>
      </SealedForm>
    </section>
  );
}
