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
  'who.mother': ['Nombras a tu madre.', 'Ahí aparece tu madre.'],
  'who.father': ['Nombras a tu padre.', 'Ahí aparece tu padre.'],
  'who.parents': ['Nombras a tus padres.', 'Ahí aparecen tus padres.'],
  'who.sister': ['Nombras a una hermana.', 'Ahí aparece una hermana.'],
  'who.brother': ['Nombras a un hermano.', 'Ahí aparece un hermano.'],
  'who.child': ['Nombras a un hijo o una hija.', 'Ahí aparece un hijo o una hija.'],
  'who.partner': ['Nombras a tu pareja.', 'Ahí aparece tu pareja.'],
  'who.ex': ['Nombras a tu ex.', 'Ahí aparece tu ex.'],
  'who.friend': ['Nombras a alguien de tus amistades.', 'Ahí aparece alguien de tus amistades.'],
  'who.boss': ['Nombras a quien manda en tu trabajo.', 'Ahí aparece quien manda en tu trabajo.'],
  'who.colleague': ['Nombras a la gente de tu trabajo.', 'Ahí aparece la gente de tu trabajo.'],
  'who.teacher': ['Nombras a quien te da clase.', 'Ahí aparece quien te da clase.'],
  'who.grandparent': ['Nombras a una abuela o un abuelo.', 'Ahí aparece una abuela o un abuelo.'],
  'who.inlaw': ['Nombras a tu familia política.', 'Ahí aparece tu familia política.'],
  'who.neighbor': ['Nombras a alguien que vive al lado.', 'Ahí aparece alguien que vive al lado.'],
  'who.roommate': ['Nombras a quien vive contigo.', 'Ahí aparece quien vive contigo.'],
  'guilt.loss': [
    'Tras una muerte, la culpa llega a casi todos. Cuenta lo que se sabe ahora, no lo que se sabía ese día.',
  ],
  'guilt.lossNew': [
    'Siento tu pérdida. Tras una muerte, la culpa llega a casi todos. Cuenta lo que se sabe ahora, no lo que se sabía ese día.',
  ],
};
