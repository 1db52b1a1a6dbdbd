import type { CrisisAside } from './texts';

export const SPANISH_ASIDES: Readonly<Record<CrisisAside, readonly string[]>> = {
  identity: [
    'Soy una IA, no una persona. Puedo quedarme a hablar, y por eso quiero que haya también una persona contigo.',
    'No, aquí no escribe nadie: soy una IA. Mereces también una voz humana.',
  ],
  secrecy: [
    'No prometo guardar este secreto, porque tu vida importa más. Yo no puedo llamar a nadie: el paso es tuyo.',
    'Entiendo que no quieras que se sepa. No puedo prometerlo. Con una persona que lo sepa, la noche es más segura.',
  ],
  'cannot-call': [
    'Entonces sin llamada. Un texto con la palabra AYUDA al 988 también sirve.',
    'Llamar puede ser demasiado. Escribe, o deja que otra persona llame por ti.',
  ],
  anger: [
    'Puedes estar enojado conmigo. Prefiero preguntar de más.',
    'Veo que mis palabras no atinan. Aun así me quedo.',
  ],
  retraction: [
    'Me alegra si era menos de lo que sonaba. Voy a seguir con cuidado un rato.',
    'Quizá salió más fuerte de lo que querías. Prefiero tomarlo en serio.',
  ],
  relief: ['Me alegra que haya aflojado un poco.', 'Qué bueno que haya algo de calma ahora.'],
  goodbye: [
    'Antes de irte, cuéntale a una persona cómo estás. Aquí sigo cuando vuelvas.',
    'Puedes volver cuando quieras. No te quedes a solas con esto.',
  ],
  hopeless: [
    'Cuando duele tanto, nada parece servir. Así se siente ahora, y el ahora puede cambiar.',
    'Tiene sentido que no te quede esperanza. Deja que otros la guarden por ti un rato.',
  ],
  refusal: ['No tienes que responder a eso.', 'Está bien, no insisto.'],
  unsure: ['No saber es una respuesta honesta, y la tomo en serio.', 'No hace falta saberlo con exactitud.'],
  yes: ['Gracias por la verdad.', 'Me alegra que me lo digas.', 'Gracias. Lo he leído.'],
  no: [
    'Gracias por una respuesta clara.',
    'Está bien. Me alegra que respondas.',
    'Leo ese no, y te lo agradezco.',
  ],
  thanks: ['Me alegra que estés aquí.', 'Gracias por quedarte conmigo.'],
};
