import type { PEOPLE_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for what there is with people: each one small thing that harms nobody. */
export const PEOPLE_TIPS_ES: TipLines<typeof PEOPLE_TIP_STEPS> = {
  'TIP.family': [
    'Elige un momento de calma, no en plena pelea, y di una sola cosa.',
    'Si sube el tono, di: necesito una pausa. Sal, y vuelve cuando haya calma.',
    'Pide una sola cosa, con día y hora. Es más fácil de contestar que una charla larga.',
    'Anota en una línea lo que quieres decir. Léela una vez antes de verse.',
    'Decide antes de ir cuánto te quedas. Una visita con final es más fácil.',
  ],
  'TIP.partner': [
    'Di una cosa que necesitas, y empieza con: necesito. La lista vieja queda para otro día.',
    'Busca una hora de calma para los dos lados. Pide quince minutos sin teléfono.',
    'Si sube el tono, sepárense veinte minutos, y di cuándo vuelves.',
    'Hagan hoy algo en pareja que no pida palabras, como una caminata.',
    'Deja el mensaje una hora sin enviar. Después léelo una vez más.',
  ],
  'TIP.breakup': [
    'Silencia el perfil una semana. No hace falta bloquear a nadie.',
    'Pon en una caja lo que te lo recuerda, y la caja donde no la veas.',
    'Ten algo pequeño para la hora más dura del día: una llamada, una vuelta, una serie.',
    'Escribe el mensaje en tus notas y no lo envíes. Míralo otra vez mañana.',
    'Come y acuéstate a las mismas horas que antes. Eso sostiene el día.',
  ],
  'TIP.friends': [
    'Manda una línea corta a una sola persona, sin culpas, y pide hablar esta semana.',
    'Pregunta a una persona, no a todo el grupo. De a dos es más fácil.',
    'Espera una hora antes de contestar. Lo que se escribe con calma se lee con calma.',
    'Pide a alguien que te cae bien una cosa pequeña, como comer juntos el viernes.',
    'Di lo que viste, no lo que crees que quisieron decir. Y deja que contesten.',
  ],
  'TIP.lonely': [
    'Manda un mensaje que no pida nada: vi esto y pensé en ti.',
    'Pasa media hora donde haya gente, como un parque o una biblioteca. No hace falta hablar.',
    'Ve al mismo lugar a la misma hora cada semana. Así las caras se hacen conocidas.',
    'Di hoy una frase a alguien, en una tienda, en la parada o en la escalera.',
    'Llama a una persona, y di al empezar que solo tienes cinco minutos.',
  ],
  'TIP.grief': [
    'Haz hoy una cosa como le gustaba: un café, una canción, una vuelta.',
    'Come algo caliente y toma agua. Ahora es fácil olvidar las dos cosas.',
    'Cuenta a una persona una historia suya, y di su nombre.',
    'Dale una hora: diez minutos con una foto, y después algo para las manos.',
    'Deja hoy una cosa sin hacer. Puede esperar a la próxima semana.',
  ],
  'TIP.caring': [
    'Pide a una persona una hora de esta semana, con día y hora.',
    'Siéntate diez minutos mientras duerme, y no hagas nada útil.',
    'Anota en una hoja lo que hay que hacer, para que otra persona pueda hacerlo.',
    'Sal por la puerta cinco minutos al día, mientras alguien se queda.',
    'Llama esta semana a un lugar, como la clínica, y pregunta qué ayuda hay para ti.',
  ],
  'TIP.newborn': [
    'Cuando el bebé duerma, acuéstate también diez minutos. Los platos pueden esperar.',
    'Si es demasiado, pon al bebé boca arriba en la cuna y sal del cuarto cinco minutos.',
    'Pide una sola cosa a una persona: una comida caliente, o una hora con el bebé.',
    'Come y toma algo cada vez que el bebé haya comido.',
    'Sal con el bebé cinco minutos, al aire y a la luz del día.',
  ],
};
