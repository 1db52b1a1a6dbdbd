/** The exact form of the notice, where the law asks for it: the page is sent it only then. */
export const LEGAL_NOTICES = {
  en: 'HARBOR IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.',
  es: 'HARBOR ES UN PROGRAMA DE COMPUTADORA Y NO UN SER HUMANO. NO PUEDE SENTIR EMOCIONES HUMANAS.',
} as const;

/** After three hours of a talk; for a minor after one. */
export const BREAKS = {
  en: 'You have been here for a while. A break is a good idea.',
  es: 'Llevas un buen rato aquí. Una pausa es buena idea.',
} as const;
