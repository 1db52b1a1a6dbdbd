import type { ExerciseId } from '../../../steps/exercises/all';

export const NAMES: Readonly<Record<ExerciseId, { name: string; about: string }>> = {
  BREATH: {
    name: 'Respirar con ritmo',
    about: 'Para un cuerpo acelerado: soltar el aire más despacio que tomarlo.',
  },
  GROUND: {
    name: 'Cinco sentidos',
    about: 'Para el miedo o los recuerdos que arrastran: volver a lo que te rodea.',
  },
  WORRY: {
    name: 'Hora de preocuparse',
    about: 'Para una preocupación que llega todo el día: recibe su propia hora.',
  },
  THOUGHT: {
    name: 'Registro de un pensamiento',
    about: 'Para un pensamiento que duele: lo que hay a favor y lo que hay en contra.',
  },
  STEP: {
    name: 'Un paso pequeño',
    about: 'Para días en que nada arranca: un solo acto, tan pequeño que se pueda.',
  },
  SOLVE: {
    name: 'Resolver un problema',
    about: 'Para un problema que depende de ti: tres maneras y un primer paso.',
  },
  KIND: {
    name: 'Amabilidad contigo',
    about: 'Para una voz dura por dentro: las palabras que recibiría una buena amistad.',
  },
  SLEEP: {
    name: 'Pasos para dormir',
    about: 'Para la hora de dormir, para una noche en vela, o para el día anterior.',
  },
  URGE: {
    name: 'Dejar pasar las ganas',
    about: 'Para cuando las ganas empujan: mirarlas como una ola hasta que bajan.',
  },
  GRIEF: {
    name: 'Un recuerdo',
    about: 'Para cuando falta alguien: un momento pequeño, y algo en su memoria.',
  },
  LETTER: {
    name: 'Carta sin enviar',
    about: 'Para lo que no puedes decirle a alguien: por escrito, y sin enviar.',
  },
  VALUE: {
    name: 'Lo que importa',
    about: 'Para días vacíos: una cosa que te importa, y una pequeña muestra de ella.',
  },
  WORDS: {
    name: 'Lo que podría decir',
    about: 'Para algo que hay que hablar: dos o tres frases, listas para decir o enviar.',
  },
  DECIDE: { name: 'A favor y en contra', about: 'Para elegir: lo que tiene de bueno y lo que cuesta.' },
  SPEAK: {
    name: 'Para hablar en público',
    about: 'Para hablar ante gente: los pies, el aire y la primera frase.',
  },
  WRITE: { name: 'Una página tuya', about: 'Para cualquier cosa: lugar para escribir, sin comentarios.' },
};
