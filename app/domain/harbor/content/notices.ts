interface Notices {
  /** In bold at the start of a talk, and again in a long one. */
  plain: string;
  /** The exact form, where the law asks for it. */
  legal: string;
  /** Always under it. */
  under: string;
  /** After three hours; for a minor after one. */
  break: string;
}

export const NOTICES: Readonly<Record<'en' | 'es', Notices>> = {
  en: {
    plain: 'Harbor is a computer program, not a human being. It cannot feel.',
    legal: 'HARBOR IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.',
    under:
      'Harbor is an AI assistant and not a mental health professional. It can be wrong, it cannot call anyone for you, and it is not for emergencies. It may not be suitable for some minors.',
    break: 'You have been here for a while. A break is a good idea.',
  },
  es: {
    plain: 'Harbor es un programa de computadora, no un ser humano. No puede sentir.',
    legal: 'HARBOR ES UN PROGRAMA DE COMPUTADORA Y NO UN SER HUMANO. NO PUEDE SENTIR EMOCIONES HUMANAS.',
    under:
      'Harbor es un asistente de IA y no un profesional de la salud mental. Puede equivocarse, no puede llamar a nadie por ti, y no es para emergencias. Puede no ser adecuado para algunos menores de edad.',
    break: 'Llevas un buen rato aquí. Una pausa es buena idea.',
  },
};
