import type { LeadId } from '../en/leads';

export const LEADS_ES: Readonly<Record<LeadId, readonly string[]>> = {
  'no.thanks': [
    'Gracias por responder. Pregunto cuando algo suena pesado, y puedo equivocarme.',
    'Gracias. Prefiero preguntar antes que adivinar, y un no cuenta.',
  ],
  'no.method': [
    'Entonces una maestra o una biblioteca es mejor fuente. Aquí podemos seguir con cómo estás.',
    'Ese dato tiene su lugar en otra parte. Aquí se trata de ti.',
  ],
  'safe.thanks': ['Gracias, es bueno saberlo. Por favor, que siga así.'],
  misread: ['Gracias por decirlo. Lo leí mal.', 'Entonces lo entendí mal. Gracias por avisarme.'],
  gone: ['Gracias por contármelo. Si vuelve, el botón de abajo sigue ahí.'],
  held: ['Dejo la pregunta ahí. La ayuda sigue a la vista, y puedes volver a ella cuando quieras.'],
  ok: [
    'Está bien. Los botones siguen, o puedes escribir más.',
    'Bien. Elige una opción, o sigue escribiendo.',
  ],
  'exercise.waits': ['El ejercicio espera. Primero va esto.', 'Antes del ejercicio está esto.'],
  'flow.text': [
    'Tus palabras están aquí, y lo que me contaste sigue valiendo.',
    'Quizás no entiendo cada palabra. Lo que sí sé: no deberías pasar esto a solas.',
    'Sigue escribiendo si te ayuda. Por favor, ten a una persona cerca mientras escribes.',
    'En la línea hay personas que pueden decirte más que yo. Responden a toda hora.',
  ],
  'flow.other': [
    'Tus palabras están aquí, y lo que me contaste sigue valiendo.',
    'Quizás no entiendo cada palabra. Puede que una de estas opciones te sirva.',
    'Puedes escribirlo todo aquí. Una persona puede hacer más con eso que yo.',
  ],
};
