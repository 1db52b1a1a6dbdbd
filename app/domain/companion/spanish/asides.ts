import type { Lines } from '../flows/flow';

/** What is answered once and outside the topics. */
export const SPANISH_ASIDES: readonly (readonly [match: RegExp, id: string, lines: Lines])[] = [
  [
    /\b(?:eres|es) (?:una |un )?(?:persona|human[oa]|robot|bot|m[aá]quina|real|ia)\b|\bqui[eé]n eres\b|\bhablo con (?:una|un)\b/,
    'identity',
    [
      'Soy Harbor, una IA. Aquí no escribe ninguna persona.',
      'No soy una persona: soy una IA llamada Harbor. Si quieres una voz humana, el 988 (oprime 2) contesta a toda hora.',
    ],
  ],
  [
    /\b(?:puedo|debo|qu[eé]|cu[aá]nt[oa]s?|sirve|dejar de) (?:\S+ ){0,3}(?:tomar\w*|pastillas?|medic\w*|dosis|melatonina|antidepresiv\w*|clonazepam|sertralina)\b/,
    'medication',
    [
      'De medicinas no puedo aconsejarte. Un farmacéutico o tu doctora sí, y a veces por teléfono.',
      'Eso le toca a un farmacéutico o a tu médico: saben qué tomas y qué te queda. No cambies nada sin preguntar.',
    ],
  ],
  [
    /\b(?:tengo|ser[aá]|es|crees que) (?:\S+ ){0,3}(?:depresi[oó]n|ansiedad cl[ií]nica|tdah|bipolar\w*|trastorno|autis\w*)\b/,
    'diagnosis',
    [
      'Ponerle nombre le toca a alguien que te vea: un médico o una psicóloga. Lo que sientes es real con nombre o sin él.',
      'Yo no hago diagnósticos. Si la duda te sigue, un médico es buena persona para preguntarle.',
    ],
  ],
  [
    /\b(?:qui[eé]n (?:lee|ve|puede)|es privado|confidencial|guardan|se guarda)\b/,
    'privacy',
    [
      'Lo que escribes se guarda cifrado y los administradores no lo ven. Puedes borrarlo. Más en /privacy.',
      'Nadie de Soundings lee esto. Una IA externa solo lo ve si dijiste que sí en Settings.',
    ],
  ],
  [
    /\b(?:repit\w*|siempre dices lo mismo|no (?:me )?(?:ayudas|entiendes|sirves?)|in[uú]til|tonto|est[uú]pid[oa])\b/,
    'pushback',
    [
      'Tienes razón en decírmelo. Soy una IA con frases escritas, y a veces no atinan.',
      'No te ayudó, y lo entiendo. Dime qué necesitas, o nada.',
    ],
  ],
  [
    /^(?:muchas |mil )?gracias\b/,
    'thanks',
    [
      'De nada. Me alegra que hayas escrito.',
      'Gracias a ti por escribir aquí.',
      'Con gusto. Tú hiciste lo difícil.',
    ],
  ],
  [
    /^(?:adi[oó]s|hasta luego|hasta ma[nñ]ana|buenas noches|chao|nos vemos|bye)\b/,
    'goodbye',
    ['Cuídate. Puedes volver cuando quieras.', 'Hasta luego. Aquí puedes escribir a cualquier hora.'],
  ],
  [
    /^(?:ja(?:ja)+|jeje\w*|lol|xd+)$/,
    'laugh',
    ['Una risa, bien. O una forma de no decir más, y también está bien.', 'Ja. Cuéntame más, si quieres.'],
  ],
];

export const SPANISH_GREETING: readonly [RegExp, Lines, Lines] = [
  /^(?:hola|buen[oa]s(?: d[ií]as| tardes)?|qu[eé] tal|hey|ola|oye)(?: harbor)?$/,
  ['Hola. Qué bueno que escribes.', 'Hola, aquí te leo.'],
  ['¿Cómo estás hoy?', '¿Cómo va tu día?'],
];

export const SPANISH_ANY: { hear: Lines; ask: Lines } = {
  hear: [
    'Te leo.',
    'Aquí puedes decirlo como te salga.',
    'Gracias por contármelo.',
    'No hace falta que suene bien.',
    'Vamos despacio.',
    'Eso cuenta, aunque parezca poco.',
  ],
  ask: [
    '¿Qué es lo que más te pesa?',
    '¿Cómo te fue hoy?',
    '¿Qué pasó antes de escribirme?',
    '¿Por dónde quieres empezar?',
    '¿Qué necesitas ahora, hablar o descansar?',
    '¿Con qué palabra dirías cómo estás?',
  ],
};

export const SPANISH_LEADS: Readonly<Record<'yes' | 'no' | 'unsure', Lines>> = {
  yes: ['Bien.', 'Entiendo.', 'De acuerdo.'],
  no: ['Está bien, no.', 'Un no también vale.', 'De acuerdo, eso no.'],
  unsure: ['No saber está bien.', 'No tienes que saberlo.', 'Cuesta ponerlo en palabras.'],
};

/** Said with the first Spanish reply of a conversation. */
export const SPANISH_FIRST: Lines = [
  'Soy Harbor, una IA, y mi español es sencillo.',
  'Soy Harbor, una IA. En español hablo corto.',
];
