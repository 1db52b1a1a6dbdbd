import { OwnedForm } from '~/components/form/owned-form';
import { SubmitButton } from '~/components/form/submit-button';

interface ChoicesSectionProps {
  goesOnByItself: boolean;
  ignoresNumberKeys: boolean;
  hidesProgress: boolean;
  isMinor: boolean;
}

/** Four switches with one Save. The first two need scripts; without them Next is pressed, as ever. */
export function ChoicesSection(props: ChoicesSectionProps) {
  const { goesOnByItself, ignoresNumberKeys, hidesProgress, isMinor } = props;
  return (
    <section aria-labelledby="check-in-title">
      <h2 id="check-in-title">Check-ins and you</h2>
      <OwnedForm className="form" key={JSON.stringify(props)}>
        <label className="check">
          <input type="checkbox" name="goesOnByItself" defaultChecked={goesOnByItself} />
          <span>
            Go on by itself after a choice <small>Fewer taps. You can go back and change an answer.</small>
          </span>
        </label>{' '}
        <label className="check">
          <input type="checkbox" name="takesNumberKeys" defaultChecked={!ignoresNumberKeys} />
          <span>
            Choose with the keys 1 to 5 <small>Switch this off if you speak to your device.</small>
          </span>
        </label>{' '}
        <label className="check">
          <input type="checkbox" name="hidesProgress" defaultChecked={hidesProgress} />
          <span>
            Hide my streak and my points <small>No page and no text message will show them.</small>
          </span>
        </label>{' '}
        <label className="check">
          <input type="checkbox" name="isMinor" defaultChecked={isMinor} />
          <span>
            I am under 18{' '}
            <small>
              Harbor then names a grown-up you trust before a help line. Every hour it says that it is a
              program, and offers a break. Your pages show no streak and no points.
            </small>
          </span>
        </label>
        <p>
          <SubmitButton label="Save my choices" pendingLabel="Saving..." name="intent" value="choices" />
        </p>
      </OwnedForm>
    </section>
  );
}
