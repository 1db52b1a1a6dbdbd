import type { Topic } from '../../listener/labels';

/** Who would know more of a topic, where Harbor has no number for it. */
export const WHO_KNOWS: Readonly<
  Record<'en' | 'es', Readonly<Partial<Record<Topic, string>> & { other: string }>>
> = {
  en: {
    work: 'A union, the HR desk, or the labor office of your state would know.',
    study: 'The school office or a teacher you like would know.',
    money: 'Your bank, the one you owe, or a free debt advice office would know.',
    family: 'Your family doctor or the school would know who is near you.',
    partner: 'A family doctor can name someone who sees couples.',
    friends: 'Someone at school or work whom you like may know.',
    sleep: 'A family doctor or a pharmacist would know.',
    worry: 'Your family doctor would know, or the office that it is about.',
    other: 'Your family doctor, or the office that it is about, would know.',
  },
  es: {
    work: 'Lo sabe un sindicato, recursos humanos o la oficina de trabajo de tu estado.',
    study: 'Lo sabe la oficina de la escuela, o un profe de confianza.',
    money: 'Lo sabe tu banco, la empresa a la que debes, o una oficina gratis de ayuda con deudas.',
    family: 'Lo sabe tu médico de familia, o la escuela.',
    partner: 'Tu médico de familia conoce a quien ve a parejas.',
    friends: 'Puede saberlo alguien de confianza en la escuela o el trabajo.',
    sleep: 'Lo sabe tu médico de familia o la farmacia.',
    worry: 'Lo sabe tu médico de familia, o la oficina de la que se trata.',
    other: 'Lo sabe tu médico de familia, o la oficina de la que se trata.',
  },
};
