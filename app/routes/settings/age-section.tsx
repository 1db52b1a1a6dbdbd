import { SealedForm } from '~/components/form/sealed-form';
import { SubmitButton } from '~/components/form/submit-button';

/** What Harbor does in another way for somebody under 18. */
export function AgeSection({ isMinor }: { isMinor: boolean }) {
  return (
    <section aria-labelledby="age-title">
      <h2 id="age-title">Your age</h2>
      <p>
        If you are under 18, Harbor names a grown-up you trust before a help line. Every hour it says that it
        is a program, and offers a break. Your pages show no streak and no points.
      </p>
      <SealedForm className="form">
        <label className="check">
          <input type="checkbox" name="isMinor" defaultChecked={isMinor} key={String(isMinor)} />
          <span>I am under 18</span>
        </label>
        <p>
          <SubmitButton label="Save my age" pendingLabel="Saving..." name="intent" value="age" />
        </p>
      </SealedForm>
    </section>
  );
}
