import type { MinorWords } from '../words';

export const MINORS_ES: MinorWords = {
  HUMAN: {
    say: [
      'Yo soy un programa. Primero va una persona adulta de tu confianza. El {988}, opción 2, es gratis y contesta a toda hora, también cuando no es una emergencia.',
      'Díselo a una persona adulta de confianza, en casa o en la escuela. De día y de noche también está el {988}, opción 2, sin costo.',
    ],
  },
  REACH: {
    say: 'Primero va una persona adulta de confianza: en casa, en la escuela o cerca de ti. Basta una línea corta, por ejemplo: tengo un día difícil, podemos hablar.',
    ask: '¿En qué persona adulta piensas?',
  },
  PERSON: {
    say: [
      'Primero va una persona adulta de confianza: en casa, en la escuela o cerca de ti. Puedes decir: No estoy a salvo ahora. ¿Puedes venir, o quedarte conmigo al teléfono?',
      'Sirve una persona adulta que te trate bien. Con poco basta: te necesito, ven, por favor.',
    ],
    ask: ['¿Qué persona adulta contesta si llamas?', '¿Qué persona adulta puede venir?'],
  },
  'PERSON.next': {
    say: 'Entonces otra persona adulta, sin esperar. El {988} contesta a toda hora.',
  },
  'PERSON.line': {
    say: 'También cuenta alguien de la escuela o alguien que viva cerca. Si ahora no contestan, llama al {988} y oprime 2, o envía AYUDA al {988}, y di: no estoy bien.',
  },
  'SUI.who': {
    say: [
      'Bien. Ahora, una persona adulta: en casa, cerca de ti, o quien atiende la línea.',
      'Con una persona adulta basta: alguien de confianza, o quien conteste en el {988}.',
    ],
    ask: [
      '¿Quién puede estar contigo, en persona o por teléfono?',
      '¿Con qué persona adulta puedes hablar ahora?',
    ],
  },
  HURT: {
    say: 'Lo siento. No es tu culpa. Childhelp es para esto: {childhelp}, llamada o mensaje, a toda hora.',
    ask: '¿Estás en peligro en este momento?',
  },
  'HURT.else': {
    say: 'Díselo a una persona adulta de confianza. Childhelp contesta a toda hora: {childhelp}. Si hay peligro ahora, llama al {911}.',
  },
};
