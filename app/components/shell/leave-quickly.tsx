import type { MouseEvent } from 'react';
import { Hint } from '../hint/hint';

const ELSEWHERE = 'https://weather.gov';

/** Replaces this page in the history where scripts run, so that "back" does not lead here. */
function leave(event: MouseEvent) {
  event.preventDefault();
  window.location.replace(ELSEWHERE);
}

const WORDS = {
  en: { leave: 'Leave quickly', hint: 'Opens a weather page instead of this one' },
  es: { leave: 'Salir rápido', hint: 'Abre una página del clima en lugar de esta' },
} as const;

export function LeaveQuickly({ language = 'en' }: { language?: keyof typeof WORDS }) {
  const { leave: words, hint } = WORDS[language];
  return (
    <Hint text={hint}>
      <a href={ELSEWHERE} rel="noreferrer" onClick={leave}>
        {words}
      </a>
    </Hint>
  );
}
