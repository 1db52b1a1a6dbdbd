const WORDS = {
  en: {
    usual:
      'Water that rises for four seconds and falls for six. Breathe in while it rises, out while it falls.',
    slow: 'Water that rises for five seconds and falls for seven. Breathe in while it rises, out while it falls.',
    breatheIn: 'Breathe in',
    breatheOut: 'Breathe out',
    for: 'for',
    still: 'Hold the water still',
  },
  es: {
    usual: 'Agua que sube cuatro segundos y baja seis. Inhala mientras sube, exhala mientras baja.',
    slow: 'Agua que sube cinco segundos y baja siete. Inhala mientras sube, exhala mientras baja.',
    breatheIn: 'Inhala',
    breatheOut: 'Exhala',
    for: 'en',
    still: 'Parar el agua',
  },
} as const;
const COUNTS = { usual: [4, 6], slow: [5, 7] } as const;
const WAVE = 'M0 20C60 2 115 2 175 20S290 38 350 20S465 2 525 20S640 38 700 20';

interface BreathProps {
  tide: 'usual' | 'slow';
  language: 'en' | 'es';
}

/**
 * Paced breathing as a tide that rises and falls, without a script; still, with its counts, where motion is not wanted. It
 * begins by itself and does not end, so a box holds it still (WCAG 2.2.2).
 */
export function Breath({ tide, language }: BreathProps) {
  const words = WORDS[language];
  const [inward, outward] = COUNTS[tide];
  return (
    <>
      <div className={`breath breath--${tide}`} role="img" aria-label={words[tide]} lang={language}>
        <div className="breath__tide">
          <svg viewBox="0 0 700 400" preserveAspectRatio="none" aria-hidden="true">
            <path className="water" d={`${WAVE}V400H0Z`} />
            <path className="line" d={WAVE} />
          </svg>
          <span className="float" />
        </div>
        <p className="breath__words" aria-hidden="true">
          <span className="in">
            {words.breatheIn} <small>{`${words.for} ${inward}`}</small>
          </span>{' '}
          <span className="out">
            {words.breatheOut} <small>{`${words.for} ${outward}`}</small>
          </span>
        </p>
      </div>
      <label className="check breath__still">
        <input type="checkbox" />
        <span lang={language}>{words.still}</span>
      </label>
    </>
  );
}
