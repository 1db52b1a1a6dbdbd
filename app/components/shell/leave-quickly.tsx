import { Hint } from '../hint';
import type { MouseEvent } from 'react';

const ELSEWHERE = 'https://weather.gov';

/** Replaces this page in the history where scripts run, so that "back" does not lead here. */
function leave(event: MouseEvent) {
  event.preventDefault();
  window.location.replace(ELSEWHERE);
}

export function LeaveQuickly() {
  return (
    <Hint text="Opens a weather page instead of this one">
      <a href={ELSEWHERE} rel="noreferrer" onClick={leave}>
        Leave quickly
      </a>
    </Hint>
  );
}
