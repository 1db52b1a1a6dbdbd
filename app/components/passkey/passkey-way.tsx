import { useLocation } from '@remix-run/react';
import { KeyRound } from 'lucide-react';
import { isPasskeyAsked, passkeyPath, useShipsScript } from '../shell/ships-script';
import { PasskeyButton, type PasskeyButtonProps } from './passkey-button';

/**
 * To log in with a passkey. A page without the app's script leads to itself with it, where the device is asked at once;
 * only where scripts run, for a passkey needs them.
 */
export function PasskeyWay(button: PasskeyButtonProps) {
  const { pathname, search } = useLocation();
  const hasScript = useShipsScript();
  if (hasScript) return <PasskeyButton {...button} asksAtOnce={isPasskeyAsked(search)} />;
  return (
    <div className="with-scripts">
      <p>
        <a id={button.id} className="button button--second" href={passkeyPath(pathname, search)}>
          <KeyRound className="icon" aria-hidden="true" />
          {button.label}
        </a>
      </p>
    </div>
  );
}
