import type { Topic } from '../../listener/labels';

/** Who would know more of a topic, where Harbor has no number for it. */
export const WHO_KNOWS: Readonly<
  Record<'en' | 'es', Readonly<Partial<Record<Topic, string>> & { other: string }>>
> = {
  en: {
    work: 'A union, the HR desk, or the labor office of your state would know.',
    study: 'A teacher you like, a tutor or the school office would know.',
    money:
      'A free debt advice office would know, and for rent a tenant advice office. You can also ask the one you owe.',
    family: 'Your family doctor would know, and for a child the school or a doctor for children.',
    partner: 'A family doctor can name someone who sees couples.',
    friends: 'Someone at school or work whom you like may know.',
    sleep: 'A family doctor would know, and for a small child a health visitor or a doctor for children.',
    worry: 'Your family doctor would know, or the office that it is about.',
    newborn: 'A health visitor, a midwife or a doctor for children would know.',
    caring: 'The family doctor, a care advice office or a group for carers would know.',
    body: 'Your family doctor or a pharmacist would know.',
    panic: 'Your family doctor would know.',
    low: 'Your family doctor would know.',
    food: 'Your family doctor would know, or somebody who works with eating.',
    drink: 'A family doctor or a drug and alcohol advice office would know.',
    grief: 'A grief group, a hospice or your family doctor would know.',
    breakup: 'A family advice office or your family doctor would know.',
    lonely: 'A community center or your family doctor would know what there is near you.',
    identity: 'A youth or advice center that you trust would know.',
    trauma: 'Your family doctor can name somebody who is trained for it.',
    other: 'Your family doctor, or the office that it is about, would know.',
  },
  es: {
    work: 'Lo sabe un sindicato, recursos humanos o la oficina de trabajo de tu estado.',
    study: 'Lo sabe un profe de confianza, un tutor o la oficina de la escuela.',
    money:
      'Lo sabe una oficina gratis de ayuda con deudas, y para la renta una de inquilinos. También puedes preguntar a quien debes.',
    family: 'Lo sabe tu médico de familia, y si es por un niño, la escuela o el pediatra.',
    partner: 'Tu médico de familia conoce a quien ve a parejas.',
    friends: 'Puede saberlo alguien de confianza en la escuela o el trabajo.',
    sleep: 'Lo sabe tu médico de familia, y si es por un niño chico, el pediatra o una enfermera.',
    worry: 'Lo sabe tu médico de familia, o la oficina de la que se trata.',
    newborn: 'Lo sabe una matrona, una enfermera o el pediatra.',
    caring: 'Lo sabe el médico de familia, o un grupo de gente que cuida.',
    body: 'Lo sabe tu médico de familia o la farmacia.',
    panic: 'Lo sabe tu médico de familia.',
    low: 'Lo sabe tu médico de familia.',
    food: 'Lo sabe tu médico de familia, o quien trabaja con temas de comida.',
    drink: 'Lo sabe tu médico de familia, o un centro para dejar de beber.',
    grief: 'Lo sabe un grupo de duelo o tu médico de familia.',
    breakup: 'Lo sabe una oficina de ayuda a familias, o tu médico.',
    lonely: 'Lo sabe un centro de tu barrio, o tu médico de familia.',
    identity: 'Lo sabe un centro para jóvenes, o una oficina de confianza.',
    trauma: 'Tu médico de familia conoce a quien sabe de eso.',
    other: 'Lo sabe tu médico de familia, o la oficina de la que se trata.',
  },
};
