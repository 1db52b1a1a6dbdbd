import type { PERSON_LEADS_EN } from '../en/leads-person';

export const PERSON_LEADS_ES: Readonly<Record<keyof typeof PERSON_LEADS_EN, readonly string[]>> = {
  'detail.nights': ['Una mala noche se aguanta. Varias seguidas son otra cosa.'],
  'detail.long': ['Después de tanto tiempo, es lógico que falten las fuerzas.'],
  'detail.secret': ['Llevarlo sin que nadie lo sepa pesa el doble.'],
  'detail.alone': ['Es mucho para unos solos hombros.'],
  'detail.tears': ['Las lágrimas caben ahí. No piden otra razón.'],
  'detail.body': ['El cuerpo también lo lleva.'],
  'detail.fresh': ['Está todavía muy reciente.'],
  'detail.again': ['Que no pare es lo que más desgasta.'],
  'who.mother': ['Con una madre, todo viene de muy atrás.'],
  'who.father': ['Con un padre, pocas palabras pueden pesar mucho.'],
  'who.parents': ['Los padres tienen mucha parte en cómo va un día.'],
  'who.sister': ['Una hermana está cerca, y lo que pasa con ella llega cerca.'],
  'who.brother': ['Un hermano está cerca, también cuando vive lejos.'],
  'who.child': ['Un hijo o una hija ronda la cabeza todo el día.'],
  'who.partner': ['Dos personas comparten la vida, y casi todo les toca a las dos.'],
  'who.ex': ['Una expareja sigue un tiempo en los días, también después del final.'],
  'who.friend': ['Una amistad se elige, y por eso cuenta.'],
  'who.boss': ['Quien manda decide sobre el día, y así cuesta hablar.'],
  'who.colleague': ['A la gente del trabajo se la ve a diario, se quiera o no.'],
  'who.teacher': ['Cuesta hablarle claro a quien pone las notas.'],
  'who.grandparent': ['Una abuela o un abuelo tiene un lugar que nadie más tiene.'],
  'who.inlaw': ['Con la familia política hay dos familias en una misma sala.'],
  'who.neighbor': ['El vecino está siempre ahí, y en casa una persona quiere calma.'],
  'who.roommate': ['Bajo el mismo techo cuesta apartarse.'],
  'guilt.loss': [
    'Tras una muerte, la culpa llega a casi todos. Cuenta lo que se sabe ahora, no lo que se sabía ese día.',
  ],
  'guilt.lossNew': [
    'Siento tu pérdida. Tras una muerte, la culpa llega a casi todos. Cuenta lo que se sabe ahora, no lo que se sabía ese día.',
  ],
};
