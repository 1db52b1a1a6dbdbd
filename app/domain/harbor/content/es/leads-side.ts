import type { SIDE_LEADS_EN } from '../en/leads-side';

export const SIDE_LEADS_ES: Readonly<Record<keyof typeof SIDE_LEADS_EN, readonly string[]>> = {
  'made.trade': [
    'Qué oficio tienen no te lo puedo mostrar, así que no cuentes con ninguno.',
    'No puedo mostrar ningún título, así que no me tomes por experto.',
  ],
  'side.human': ['Un programa, sí.', 'Solo un programa, y ahora lo tuyo.'],
  'side.therapist': ['Terapeuta no: un programa.'],
  'side.proof': ['Que yo ayude no lo ha probado nadie. Ahora, lo que contaste.'],
  'side.typing': ['Escribe como quieras.'],
  'joy.gone': [
    'Si las cosas no dan gusto por semanas, el ánimo está bajo. No es un fallo, y un médico debe saberlo.',
  ],
  'joy.doctor': ['Meses sin gusto por nada es algo que un médico pregunta. Puedes contarle solo eso.'],
  'silly.near': [
    'Muchos le hablan a una foto o ponen un plato para quien murió. Así sigue cerca, y no es ninguna tontería.',
  ],
  'bye.person': [
    'Acudir a alguien es la mejor idea del día. Cuídate.',
    'Buen paso, ese. Cuídate por el camino.',
  ],
  'bye.sleep': ['Que descanses lo mejor posible.', 'Ahora toca descansar. Cuídate.'],
  'bye.thanks': ['De nada, y cuídate.', 'Para eso está esta página. Cuídate.'],
  'bye.joke': ['Chistes no tengo.'],
  'corrected.word': ['Tomé una palabra que no era tuya.', 'Eso no lo dijiste. Lo puse yo.'],
  'joke.none': ['Chistes no tengo.'],
  'offer.taken': ['Empezamos con eso.', 'Esa es la primera línea. Desde ahí:'],
  'named.tired': [
    'Es cansancio, entonces. No hay que sacarle nada más.',
    'Cansancio y nada más. Eso también cuenta.',
  ],
  'named.pain': [
    'Es su dolor, y tú al lado. Un centro de salud o una farmacia puede decir qué lo alivia, y de noche, urgencias.',
  ],
  'ask.maybe': [
    'Puede que no vaya contigo. Aun así, lo compruebo.',
    'Quizá leo más de lo que hay, así que lo compruebo.',
  ],
  'asked.later': [
    'A eso no tengo respuesta aquí. El ejercicio sigue abierto, y si paras, hay otras cosas.',
    'Esa pregunta no la puedo contestar. La puedes traer cuando esto acabe, o parar.',
    'Es justo preguntarlo, y es más de lo que sé. Este paso sigue aquí.',
  ],
  'vent.open': [
    'Entonces suéltalo todo. Aquí nadie lo califica.',
    'Sácalo, en cualquier orden y sin medida.',
  ],
  'none.open': [
    'Para tu pregunta no tengo respuesta.',
    'Esa parte no la puedo contestar.',
    'Lo que preguntas ahí no lo sé.',
  ],
};
