import type { StepKind } from '../../../steps/exercises/all';

/** Ideas for a small step, in the words of the person who would do it. Three of a kind are shown at a time. */
export const IDEAS: Readonly<Record<StepKind, readonly string[]>> = {
  body: [
    'lavarme la cara',
    'dejar entrar aire fresco',
    'caminar hasta la esquina',
    'estirar los brazos y la espalda',
    'tomar un vaso de agua',
    'ponerme ropa limpia',
  ],
  liked: [
    'una canción, solo escuchar',
    'mirar fotos viejas',
    'cocinar algo fácil',
    'leer dos páginas',
    'dibujar cualquier cosa',
    'sentarme un rato al sol',
  ],
  waiting: [
    'abrir una carta',
    'despejar una silla',
    'contestar un mensaje con una línea',
    'lavar tres tazas',
    'buscar un número de teléfono',
    'sacar la basura',
  ],
  person: [
    'enviar una foto',
    'preguntarle a alguien cómo está',
    'sentarme donde haya gente',
    'darle las gracias a alguien por algo',
    'saludar a alguien del barrio',
    'llamar a alguien solo para oír una voz',
  ],
};
