import type { SIDE_LEADS_EN } from '../en/leads-side';

export const SIDE_LEADS_ES: Readonly<Record<keyof typeof SIDE_LEADS_EN, readonly string[]>> = {
  'made.trade': [
    'Qué oficio tienen no te lo puedo mostrar, así que no cuentes con ninguno.',
    'No puedo mostrar ningún título, así que no me tomes por experto.',
  ],
};
