import { STEPS } from '../../steps/all';
import { phrase, typedWords } from '../plain/typed-words';
import { type Move } from '../talk/move';
import { type Talk, withSlots } from '../talk/state';
import type { Written } from '../talk/written';

const COMES_BACK = phrase(
  '(?:what )?if (?:it|this|that|the (?:panic|fear|attack|feeling)) (?:comes|happens|starts|hits|returns|does not|goes|gets|is)(?: (?:me|back|again|worse|up|stop|go|away|pass))*|(?:it|this) (?:will|is going to|might|could|may) (?:just |only )?(?:come back|happen again|start again|hit again)|(?:\\d+|one|two|three|four|five|six|seven|eight|ten|some|a few|many) more (?:stops?|stations?|minutes?|hours?|floors?)|(?:y )?(?:que (?:hago |pasa )?)?si (?:me )?(?:vuelve|regresa|da|viene|empieza|pasa|repite|se pone)(?: (?:a dar|a pasar|a venir|otra vez|de nuevo|peor|mas))*|(?:va a|puede) (?:volver|regresar|darme otra vez)|(?:faltan|quedan|me faltan|me quedan) (?:\\S+ )?(?:paradas?|estaciones|minutos|horas|pisos|cuadras)',
);
const HARMLESS = 0.6;

/** The fear that it comes back, said while one looks around: one line, and the next step. */
export function besideGround(talk: Talk, { heard, text }: Written): Move | null {
  const step = talk.memory.step ?? '';
  if (!/^GROUND\.[1-4]$/.test(step) || heard.level !== 'none' || heard.danger >= HARMLESS) return null;
  if (!COMES_BACK.test(typedWords(text))) return null;
  const { writes } = STEPS[step] ?? {};
  if (!writes) return null;
  return {
    talk: withSlots(talk, { [writes.as]: text }),
    to: writes.to,
    leads: ['ground.back'],
    by: 'person',
  };
}
