import type { TOLD_LEADS_EN } from '../en/leads-told';
import { URGENT_LEADS_ES } from './leads-urgent';

/** Lo que se guarda, y lo que se cuenta sin que haya una línea para eso. */
export const TOLD_LEADS_ES: Readonly<Record<keyof typeof TOLD_LEADS_EN, readonly string[]>> = {
  ...URGENT_LEADS_ES,
  withheld: [
    'No hace falta decirlo aquí. Con lo que cuentas basta.',
    'Guárdalo el tiempo que quieras. Aquí nadie escarba.',
    'Hay cosas que se quedan dentro por ahora, y está bien.',
  ],
  'withheld.ask': ['No hace falta que digas esas cosas aquí. Pregunto solo una, para no pasarla por alto.'],
};
