interface Notices {
  /** In bold at the start of a talk, and again in a long one. */
  plain: string;
  /** Always under it. */
  under: string;
}

export const NOTICES: Readonly<Record<'en' | 'es', Notices>> = {
  en: {
    plain: 'Harbor is a computer program, not a human being. It cannot feel.',
    under:
      'Harbor is an AI assistant and not a mental health professional. It can be wrong, it cannot call anyone for you, and it is not for emergencies. It may not be suitable for some minors.',
  },
  es: {
    plain: 'Harbor es un programa de computadora, no un ser humano. No puede sentir.',
    under:
      'Harbor es un asistente de IA y no un profesional de la salud mental. Puede equivocarse, no puede llamar a nadie por ti, y no es para emergencias. Puede no ser adecuado para algunos menores de edad.',
  },
};
