import type { BODY_TIP_STEPS } from '../../steps/tips';
import type { TipLines } from '../tip-words';

/** Tips for the body and its nights: each one small thing that harms nobody. */
export const BODY_TIPS_ES: TipLines<typeof BODY_TIP_STEPS> = {
  'TIP.body': [
    'Anota tres preguntas para el médico, y lleva la hoja contigo.',
    'Haz la mitad de lo que tenías pensado, y descansa antes de que duela más.',
    'Anota tres días cuándo está mejor y cuándo peor. A un médico le sirve.',
    'Cambia de postura cada media hora, mientras no te duela.',
    'Dile hoy a una persona cómo va, en una línea, y qué te ayudaría.',
  ],
  'TIP.sleep': [
    'Levántate mañana a la misma hora, también tras una mala noche. Eso pone en hora al cuerpo.',
    'Usa tapones o deja un ventilador encendido. Un ruido parejo tapa los otros.',
    'Deja el cuarto oscuro y fresco, y gira el reloj para no verlo.',
    'Si llevas mucho sin dormir, levántate y siéntate con poca luz. Vuelve cuando tengas sueño.',
    'Pon el teléfono lejos media hora antes de la cama, y baja la luz.',
    'Anota lo que pide el día de mañana antes de acostarte. Así queda en el papel.',
  ],
  'TIP.panic': [
    'Pon los dos pies en el suelo, y saca el aire más lento de lo que entra.',
    'Nombra cinco cosas que ves, en voz alta si puedes.',
    'Pon las muñecas bajo agua fresca medio minuto.',
    'Quédate donde estás, si es un lugar seguro, y espera. La ola de miedo baja sola.',
    'Siéntate cerca de alguien, y di una frase: dame cinco minutos.',
  ],
  'TIP.drink': [
    'Déjalo para dentro de diez minutos, y ten las manos ocupadas hasta entonces.',
    'Llama o escribe a una persona antes de salir, no después.',
    'Toma otro camino a casa, uno que no pase por ese lugar.',
    'Come algo primero. Con el estómago vacío las ganas suenan más.',
    'Deja esta noche las tarjetas y el dinero con alguien de confianza.',
  ],
  'TIP.food': [
    'Haz la próxima comida en una mesa, con alguien cerca si puedes.',
    'Guarda la báscula una semana donde no la veas, o dásela a alguien.',
    'Después de comer, haz algo tranquilo con una persona media hora.',
    'Silencia una cuenta que te hace mirar mal tu cuerpo.',
    'Dile a una persona, en una línea, que la comida ahora te cuesta.',
  ],
};
