import type { MIND_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for moods, and for any day: each one small thing that harms nobody. */
export const MIND_TIPS_ES: TipLines<typeof MIND_TIP_STEPS> = {
  'TIP.low': [
    'Haz una cosa pequeña aunque no tengas ganas, como lavarte la cara.',
    'Sal a la luz diez minutos en la primera mitad del día.',
    'Elige a qué hora te levantas mañana, y una cosa que harás al salir de la cama.',
    'Haz cinco minutos algo que antes te gustaba. No tiene que ser divertido todavía.',
    'Manda a una persona una foto o una línea. No hace falta explicar nada.',
  ],
  'TIP.worry': [
    'Escribe la preocupación en una línea, y al lado lo primero que se puede hacer.',
    'Dale quince minutos a una hora fija, no en la cama. Hasta entonces, dile: luego.',
    'Haz diez minutos algo con las manos: platos, plantas, un cajón.',
    'Da una vuelta a la manzana, y cuenta las puertas que ves.',
    'Elige una parte que puedas hacer hoy. Deja el resto en el papel.',
  ],
  'TIP.anger': [
    'Da una vuelta a paso rápido antes de decir una sola palabra.',
    'Toma algo frío con la mano, y espera hasta contar cincuenta.',
    'Escribe todo en tus notas, y no envíes nada antes de mañana.',
    'Di una frase: ahora tengo mucho enojo, lo hablo a las seis.',
    'Baja los hombros, abre las manos y suelta el aire lento tres veces.',
  ],
  'TIP.self': [
    'Dilo como te lo diría una buena amistad, y escribe esa línea.',
    'Anota una cosa que hiciste hoy, por pequeña que sea. Haz lo mismo mañana.',
    'Compara el día de hoy con tu propio mes pasado, no con otra persona.',
    'Cuando empiece la voz dura, ponle nombre: ahí está otra vez. Y sigue.',
    'Haz diez minutos una cosa pequeña que te sale bien.',
  ],
  'TIP.shame': [
    'Escríbelo en una línea, solo para ti. En el papel se puede mirar.',
    'Di la primera frase a una persona amable. El resto puede esperar.',
    'Si se puede arreglar una parte, empieza por la más chica: una línea corta.',
    'Levanta la cabeza y mira un punto lejano un minuto. Después haz lo que sigue.',
    'Escribe lo que le dirías a una amistad que hubiera hecho lo mismo.',
  ],
  'TIP.trauma': [
    'Mira a tu alrededor, y di el día, el lugar y cinco cosas que ves.',
    'Toma algo frío o áspero con la mano, y di: esto es ahora.',
    'Enciende una lámpara, y siéntate donde veas la puerta.',
    'Dile a una persona: hoy es un día duro, no preguntes, siéntate un rato conmigo.',
    'Aprieta los dos pies contra el suelo, y deja salir el aire despacio.',
  ],
  'TIP.identity': [
    'Busca un grupo, también en línea, de gente que vive como tú.',
    'Cuéntaselo a una persona de confianza, y solo lo que tú quieras.',
    'Escribe una línea sobre lo que es tuyo, digan lo que digan.',
    'Elige algo con lo que te sientas tú, y hazlo o póntelo donde no corras peligro.',
  ],
  'TIP.any': [
    'Toma un vaso de agua, y sal dos minutos.',
    'Camina hasta la esquina y vuelve, y deja el teléfono en casa.',
    'Escribe en tres líneas lo que da vueltas en la cabeza, y guarda el papel.',
    'Manda una línea a una persona. Puede ser solo un hola.',
    'Elige lo más pequeño que te espera, y dale cinco minutos.',
    'Pon una alarma de diez minutos, y hasta que suene no hagas nada.',
    'Pon una sola cosa en su lugar. Con una basta por ahora.',
    'Sal cinco minutos a la luz del día, también si está nublado.',
  ],
};
