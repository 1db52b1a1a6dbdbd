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
  'who.mother': ['Tu madre es parte de esto.', 'También aparece tu madre.'],
  'who.father': ['Ahí leo a tu padre.', 'Tu padre tiene una parte en esto.'],
  'who.parents': ['Entonces tiene que ver con tus padres.', 'Ahí aparecen tus padres.'],
  'who.sister': ['Ahí aparece tu hermana.', 'Entonces tu hermana tiene una parte en esto.'],
  'who.brother': ['Entonces tu hermano tiene una parte en esto.', 'Ahí leo a tu hermano.'],
  'who.child': ['Ahí aparece un hijo o una hija.', 'Entonces va también de un hijo o una hija.'],
  'who.partner': ['Entonces va de tu pareja, al menos en parte.', 'Ahí aparece tu pareja.'],
  'who.ex': ['Ahí aparece tu ex.', 'Entonces tu ex es parte de esto.'],
  'who.friend': ['Entonces una amistad es parte de esto.', 'Ahí aparece una amistad.'],
  'who.boss': ['Entonces va también de quien manda en tu trabajo.', 'Ahí aparece quien manda en tu trabajo.'],
  'who.colleague': ['Ahí leo a la gente de tu trabajo.', 'La gente del trabajo tiene una parte en esto.'],
  'who.teacher': ['Ahí aparece quien te da clase.', 'Entonces va también de quien te da clase.'],
  'who.grandparent': ['Ahí leo a una abuela o un abuelo.', 'Una abuela o un abuelo es parte de esto.'],
  'who.inlaw': ['Entonces la familia política tiene una parte en esto.', 'Ahí aparece la familia política.'],
  'who.neighbor': ['Entonces tiene que ver con un vecino o una vecina.', 'Ahí aparece gente de al lado.'],
  'who.roommate': ['Entonces va de quien vive contigo.', 'Ahí aparece quien vive contigo.'],
  'guilt.loss': [
    'Tras una muerte, la culpa llega a casi todos. Cuenta lo que se sabe ahora, no lo que se sabía ese día.',
  ],
  'guilt.lossNew': [
    'Siento tu pérdida. Tras una muerte, la culpa llega a casi todos. Cuenta lo que se sabe ahora, no lo que se sabía ese día.',
  ],
};
