import { Link } from '@remix-run/react';
import { OwnedForm } from '~/components/form/owned-form';

interface DevicesSectionProps {
  devices: { id: string; device: string | null; isThis: boolean; lastUsed: string }[];
}

export function DevicesSection({ devices }: DevicesSectionProps) {
  const hasOthers = devices.some(({ isThis }) => !isThis);
  return (
    <section aria-labelledby="devices-title">
      <h2 id="devices-title">Where you are logged in</h2>
      <p>
        <Link to="/settings/activity">Account activity</Link> says what happened lately. An{' '}
        <Link to="/settings/lock">app lock</Link> asks for a PIN.
      </p>
      <ul className="devices">
        {devices.map(({ id, device, isThis, lastUsed }) => (
          <li key={id}>
            <div>
              <strong>{device ?? 'A device that did not say what it is'}</strong>
              <p className="fine">{isThis ? 'This device' : `Last used ${lastUsed}`}</p>
            </div>
            {!isThis && (
              <OwnedForm>
                <input type="hidden" name="device" value={id} />
                <button
                  className="button button--quiet"
                  name="intent"
                  value="device"
                  aria-label={`Log out ${device ?? 'the unknown device'}, last used ${lastUsed}`}
                >
                  Log out
                </button>
              </OwnedForm>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <OwnedForm>
          <input type="hidden" name="device" value="others" />
          <button className="button button--second" name="intent" value="device">
            Log out all other devices
          </button>
        </OwnedForm>
      )}
    </section>
  );
}
