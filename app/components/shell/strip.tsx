import { CALL_988, TEXT_988 } from './crisis-numbers';
import { LeaveQuickly } from './leave-quickly';

/** Help, in the same place on every screen. */
export function Strip() {
  return (
    <aside className="strip" aria-label="Help right now">
      <p className="strip__ask wide-only">Need to talk to someone now?</p>
      <p>
        <a href={CALL_988}>
          Call <b>988</b>
        </a>
      </p>
      <p>
        <a href={TEXT_988}>
          Text <b>988</b>
        </a>
      </p>
      <p className="strip__leave">
        <LeaveQuickly />
      </p>
    </aside>
  );
}
