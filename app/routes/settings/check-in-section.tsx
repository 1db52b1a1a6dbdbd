import { SealedForm } from '~/components/form/sealed-form';
import { SubmitButton } from '~/components/form/submit-button';

interface CheckInSectionProps {
  goesOnByItself: boolean;
  ignoresNumberKeys: boolean;
}

/** How many presses a check-in takes. Both need scripts; without them Next is pressed, as ever. */
export function CheckInSection({ goesOnByItself, ignoresNumberKeys }: CheckInSectionProps) {
  return (
    <section aria-labelledby="check-in-title">
      <h2 id="check-in-title">Check-in</h2>
      <p>Fewer presses, where your browser runs scripts. You can always go back and change an answer.</p>
      <SealedForm className="form">
        <label className="check">
          <input type="checkbox" name="goesOnByItself" defaultChecked={goesOnByItself} />
          <span>Go on by itself after a choice</span>
        </label>
        <label className="check">
          <input type="checkbox" name="takesNumberKeys" defaultChecked={!ignoresNumberKeys} />
          <span>Choose with the keys 1 to 5. Switch this off if you speak to your device.</span>
        </label>
        <p>
          <SubmitButton label="Save the check-in" pendingLabel="Saving..." name="intent" value="check-in" />
        </p>
      </SealedForm>
    </section>
  );
}
