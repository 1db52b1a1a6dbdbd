import type { Lines } from '../flows/flow';

/** A short conversation in Spanish: three steps, then two small ideas if they are wanted. */
export interface SpanishTopic {
  id: string;
  cues: RegExp;
  hear: readonly [Lines, Lines, Lines];
  ask: readonly [Lines, Lines];
  /** Two small things, as they stand in "puedes ... o ...". */
  ideas: readonly [string, string];
}

/** The heavy ones first: of two that fit the earlier one wins. */
export const SPANISH_TOPICS: readonly SpanishTopic[] = [
  {
    id: 'es.panico',
    cues: /\b(?:p[aá]nico|no puedo respirar|coraz[oó]n (?:muy )?(?:r[aá]pido|acelerado)|ataque|tiemblo|temblando)\b/,
    hear: [
      [
        'Eso asusta mucho, y baja, como baja una ola. Si te duele el pecho o es nuevo para ti, llama al 911.',
        'Qué susto. Una ola de pánico sube y también baja. Si hay dolor en el pecho, llama al 911.',
      ],
      [
        'Suelta el aire despacio: cuatro al entrar, seis al salir.',
        'Pies en el suelo, y el aire sale lento.',
      ],
      [
        'Tu cuerpo hizo un gran esfuerzo. Es normal quedar sin fuerzas.',
        'Después de algo así el cuerpo queda cansado.',
      ],
    ],
    ask: [
      ['¿Hay alguien cerca de ti?', '¿Dónde estás ahora?'],
      ['¿Qué cinco cosas ves a tu alrededor?', '¿Qué notas ahora en el cuerpo?'],
    ],
    ideas: ['tomar agua a sorbos', 'nombrar cinco cosas que ves'],
  },
  {
    id: 'es.duelo',
    cues: /\b(?:muri[oó]|falleci[oó]|perd[ií] a|luto|duelo|velorio|funeral|extra[nñ]o a|se muri[oó])\b/,
    hear: [
      ['Siento mucho tu pérdida.', 'Lo siento mucho. Eso deja un hueco grande.'],
      ['El mundo sigue, y para ti algo se detuvo.', 'Hay mucho cariño en cómo lo cuentas.'],
      ['Has cargado con esto, unas horas mejor que otras.', 'No hay una forma correcta de llevarlo.'],
    ],
    ask: [
      ['¿Quieres contarme cómo era?', '¿Qué es lo que más extrañas?'],
      ['¿A qué hora del día pesa más?', '¿Quién más lo recuerda contigo?'],
    ],
    ideas: ['escribirle unas líneas', 'contarle un recuerdo a alguien'],
  },
  {
    id: 'es.alegria',
    cues: /\b(?:feliz|content[oa]|alegr\w*|consegu[ií]|gan[eé]|logr[eé]|aprob[eé]|orgullos[oa]|buen d[ií]a|buenas noticias)\b/,
    hear: [
      ['¡Qué buena noticia!', 'Me alegra leer eso.'],
      ['Eso no cayó del cielo: algo hiciste tú.', 'Vale la pena quedarse un momento en esto.'],
      ['Lo bueno crece cuando se cuenta.', 'Guárdalo para un día gris.'],
    ],
    ask: [
      ['¿Cómo fue?', '¿Qué sentiste en ese momento?'],
      ['¿A quién se lo vas a contar?', '¿Cómo lo vas a celebrar?'],
    ],
    ideas: ['escribirlo en una línea', 'contárselo a alguien hoy'],
  },
  {
    id: 'es.sueno',
    cues: /\b(?:dorm\w*|duermo|insomnio|sue[nñ]o|noche en vela|desvel\w*|despiert[oa]|pesadillas?)\b/,
    hear: [
      ['Una mala noche se queda contigo todo el día.', 'Las horas de la madrugada son largas.'],
      ['De noche todo se ve más grande.', 'Mientras más buscas el sueño, más se aleja.'],
      ['Y aun así sigues con el día. Eso cuesta.', 'Has salido adelante con muy poco descanso.'],
    ],
    ask: [
      ['¿Qué te mantuvo despierto o despierta?', '¿Cómo fue la noche?'],
      ['¿En qué piensas a esa hora?', '¿Desde cuándo son así tus noches?'],
    ],
    ideas: ['dejar el teléfono en otro cuarto', 'apuntar en papel lo de mañana'],
  },
  {
    id: 'es.salud',
    cues: /\b(?:enferm\w*|hospital|operaci[oó]n|c[aá]ncer|dolor de|diagn[oó]stic\w*|m[eé]dico)\b/,
    hear: [
      ['Que la salud falle da miedo, la propia o la de alguien cercano.', 'Eso preocupa, y con razón.'],
      ['Esperar noticias cansa mucho.', 'Hay mucho que no está en tus manos, y eso duele.'],
      ['Estás pendiente de los demás y también cuentas tú.', 'Cuidar y preocuparse gasta fuerzas.'],
    ],
    ask: [
      ['¿Qué es lo que más te preocupa?', '¿Cómo está todo hoy?'],
      ['¿Con quién compartes esto?', '¿Qué parte te toca a ti?'],
    ],
    ideas: ['apuntar las preguntas para el médico', 'pedirle a alguien una hora de ayuda'],
  },
  {
    id: 'es.pareja',
    cues: /\b(?:novi[oa]|espos[oa]|marido|mujer|pareja|ex|terminamos|terminé|ruptura|divorcio|celos\w*|me dej[oó])\b/,
    hear: [
      ['Cuando algo se rompe o se tensa con la pareja, duele en todo lo demás.', 'Eso toca muy hondo.'],
      ['Se puede querer a alguien y estar dolido a la vez.', 'Esas palabras se quedan dando vueltas.'],
      ['No tienes que decidir nada hoy.', 'Lo que sientes tiene su razón, aunque el otro no lo vea.'],
    ],
    ask: [
      ['¿Qué pasó?', '¿Qué fue lo que más te dolió?'],
      ['¿Qué quisieras que entendiera?', '¿Qué necesitas tú en esto?'],
    ],
    ideas: ['escribir una carta que no envías', 'hablar con alguien de confianza'],
  },
  {
    id: 'es.familia',
    cues: /\b(?:mam[aá]|pap[aá]|madre|padre|herman[oa]s?|familia|hij[oa]s?|abuel[oa]|pele\w*|discut\w*|suegr[oa])\b/,
    hear: [
      ['Con la familia todo llega más hondo.', 'Un pleito así se queda en el cuerpo.'],
      ['Querer a alguien no quita que duela.', 'Es difícil cuando no te escuchan.'],
      ['Llevas tiempo tratando de que esto funcione.', 'Tu lado de la historia también cuenta.'],
    ],
    ask: [
      ['¿Qué se dijo que se te quedó?', '¿Cómo empezó?'],
      ['¿Qué quisieras que cambiara?', '¿Qué te gustaría decirle?'],
    ],
    ideas: ['esperar un día antes de contestar', 'decirlo en una frase que empiece con "yo sentí"'],
  },
  {
    id: 'es.estudio',
    cues: /\b(?:examen\w*|escuela|universidad|estudi\w*|tarea\w*|clases?|calificaci\w*|tesis|reprob\w*|profesor[a]?)\b/,
    hear: [
      ['Un examen mete mucha presión en poco tiempo.', 'Eso pesa, sobre todo cuando importa.'],
      ['Mientras más importa, más fuerte habla la duda.', 'Abrir el libro ya cuesta cuando hay miedo.'],
      ['Ya has pasado por exámenes antes.', 'No eres tu calificación.'],
    ],
    ask: [
      ['¿Qué es lo que más te preocupa?', '¿Cuándo es?'],
      ['¿Qué parte sí te sale?', '¿Qué te ayudó otras veces?'],
    ],
    ideas: ['estudiar 25 minutos la parte más floja', 'poner una hora para parar'],
  },
  {
    id: 'es.trabajo',
    cues: /\b(?:trabaj\w*|jef[ea]|oficina|turno|despid\w*|despido|renunci\w*|compa[nñ]er[oa]s|empleo|sueldo)\b/,
    hear: [
      ['El trabajo ocupa casi todo el día, así que importa cómo te tratan ahí.', 'Eso desgasta.'],
      ['Estar en guardia todo el día cansa.', 'Haces mucho, y parece que nadie lo ve.'],
      ['No todo depende de ti, aunque lo parezca.', 'También hay un tú después del trabajo.'],
    ],
    ask: [
      ['¿Qué pasó hoy?', '¿Qué es lo más pesado de ahí?'],
      ['¿Qué tendría que cambiar para que fuera llevadero?', '¿Con quién puedes hablar de eso allí?'],
    ],
    ideas: ['apartar media hora para comer', 'dejar una tarea para mañana, a propósito'],
  },
  {
    id: 'es.dinero',
    cues: /\b(?:dinero|renta|deudas?|pagar|cuentas|banco|plata)\b/,
    hear: [
      ['Las cuentas se meten en la cabeza hasta de noche.', 'Preocuparse por el dinero cansa mucho.'],
      ['No es un fracaso tuyo: es una situación difícil.', 'Cargar con eso en silencio pesa más.'],
      ['Mirarlo de frente ya es algo.', 'Vas haciendo lo que puedes con lo que hay.'],
    ],
    ask: [
      ['¿Qué cuenta te preocupa más?', '¿Desde cuándo está así?'],
      ['¿Quién sabe de esto?', '¿Qué es lo más urgente?'],
    ],
    ideas: ['apuntar tres pagos por orden', 'llamar a uno y pedir tiempo'],
  },
  {
    id: 'es.soledad',
    cues: /\b(?:sol[oa]|soledad|nadie|sin amigos|aislad[oa]|amig[oa]s)\b/,
    hear: [
      ['La soledad duele de verdad.', 'Estar sin compañía pesa, más en ciertos días.'],
      ['Tú cuentas, aunque hoy nadie lo diga.', 'Cuesta cuando todos parecen tener a alguien.'],
      [
        'Yo sirvo para palabras, pero no sustituyo a las personas.',
        'Puede quedar un hilo con alguien de antes.',
      ],
    ],
    ask: [
      ['¿Cuándo lo sientes más?', '¿Desde cuándo te sientes así?'],
      ['¿Con quién te sentiste menos así la última vez?', '¿A quién extrañas?'],
    ],
    ideas: ['mandar un saludo corto a alguien', 'pasar una hora en un lugar con gente'],
  },
  {
    id: 'es.ansiedad',
    cues: /\b(?:ansie\w*|nervi\w*|preocup\w*|miedo|angusti\w*|estr[eé]s\w*|agobi\w*|abrumad[oa])\b/,
    hear: [
      ['Estar así por dentro cansa, aunque no se vea.', 'La cabeza corre y el cuerpo va detrás.'],
      ['La preocupación quiere cuidarte, y se pasa.', 'Todo a la vez es demasiado para cualquiera.'],
      ['Aun así lo estás diciendo, y eso ordena un poco.', 'Has pasado por días así, y pasaron.'],
    ],
    ask: [
      ['¿Qué es lo que más te da vueltas?', '¿Dónde lo notas en el cuerpo?'],
      ['¿Qué podría pasar, según tu miedo?', '¿Qué te calma un poco?'],
    ],
    ideas: ['respirar lento diez veces', 'escribir la preocupación en una línea'],
  },
  {
    id: 'es.enojo',
    cues: /\b(?:enojad[oa]|enojo|rabia|coraje|furios[oa]|molest[oa]|hart[oa])\b/,
    hear: [
      ['Ese enojo dice que algo no estuvo bien.', 'Con razón estás así.'],
      ['Da rabia cuando no te toman en cuenta.', 'Guardarlo todo también cansa.'],
      ['Puedes estar así aquí sin explicarlo bien.', 'Debajo del enojo a veces hay otra cosa.'],
    ],
    ask: [
      ['¿Qué pasó?', '¿Qué fue lo injusto?'],
      ['¿Qué hubieras querido decir?', '¿Qué necesitabas en ese momento?'],
    ],
    ideas: ['caminar rápido diez minutos', 'escribirlo todo y romper el papel'],
  },
  {
    id: 'es.cansancio',
    cues: /\b(?:cansad[oa]|agotad[oa]|sin energ[ií]a|sin fuerzas|sin ganas|flojera|rendid[oa])\b/,
    hear: [
      ['Ese cansancio no se quita solo con ganas.', 'Suena a mucho tiempo sin parar.'],
      ['Todo cuesta el doble así.', 'Tu cuerpo pide una pausa.'],
      ['Hacer menos hoy también vale.', 'No tienes que poder con todo.'],
    ],
    ask: [
      ['¿Qué te está gastando más?', '¿Desde cuándo estás así?'],
      ['¿Qué podría esperar hasta mañana?', '¿Cuándo descansaste de verdad la última vez?'],
    ],
    ideas: ['sentarte diez minutos sin pantalla', 'dejar una cosa sin hacer'],
  },
  {
    id: 'es.tristeza',
    cues: /\b(?:trist\w*|llor\w*|deca[ií]d[oa]|deprimid[oa]|vac[ií][oa]|mal|gris|desanimad[oa])\b/,
    hear: [
      ['Siento que hoy pese tanto.', 'Un día así se hace largo.'],
      ['No tienes que ponerle buena cara a esto.', 'Estar triste cansa, y nadie lo cuenta.'],
      ['Hasta en un día gris hay un rato un poco menos gris.', 'Con esto has llegado hasta aquí.'],
    ],
    ask: [
      ['¿Qué pasó?', '¿Qué es lo que más pesa?'],
      ['¿Cuándo empezó?', '¿Qué parte del día es la más difícil?'],
    ],
    ideas: ['salir cinco minutos a la puerta', 'poner una canción que te gustaba'],
  },
];
