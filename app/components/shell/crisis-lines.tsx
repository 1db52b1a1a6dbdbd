import { CALL_988, TEXT_988, TEXT_AYUDA, TEXT_HOME } from './crisis-numbers';

/** One sentence to stand inside a paragraph. */
export function CrisisLines({ lead = 'If you are in crisis,' }: { lead?: string }) {
  return (
    <>
      {lead} <a href={CALL_988}>call</a> or <a href={TEXT_988}>text 988</a>, or{' '}
      <a href={TEXT_HOME}>text HOME to 741741</a>. Any hour, free.
    </>
  );
}

/** The same in Spanish, for people who write in Spanish. */
export function CrisisLinesInSpanish({ lead }: { lead: string }) {
  return (
    <>
      {lead} <a href={CALL_988}>llama al 988</a> y oprime el 2, o <a href={TEXT_AYUDA}>envía AYUDA al 988</a>.
      A toda hora, gratis.
    </>
  );
}
