export const FURTHER_NIGHTS_ES = {
  'sleep.sunday': {
    told: [
      'El día no ha empezado y tu cabeza ya lleva horas en él. Puede que repase sobre todo lo malo.',
      'Quizá cuentas las horas de sueño que quedan, y cada vez son menos. Y contar también quita el sueño.',
      'Una noche corta es dura. Pero estar en la cama a oscuras y en calma también es algo de descanso, aunque no venga el sueño.',
    ],
    helps: [
      'Temprano por la noche, escribe lo que te preocupa de ese día y un primer paso. Deja la hoja en otro cuarto.',
      'Deja listas esta noche la ropa, las llaves y lo que vas a llevar. Pon la alarma y gira el reloj, para que no haya nada que contar.',
      'Si pasas mucho rato sin dormir, levántate y siéntate con poca luz y algo aburrido. Vuelve a la cama cuando te pesen los ojos.',
    ],
  },
  'sleep.tooMuch': {
    told: [
      'La cama te puede atrapar como arena mojada. Cuando por fin te levantas, ya se fue parte del día.',
      'Puede que otros vean a alguien que descansa mucho. No ven lo que cuesta poner los dos pies en el suelo.',
      'Te acuestas para tener fuerzas y te levantas sin ellas. Es raro que hasta el sueño falle.',
    ],
    helps: [
      'Si esto dura más de dos semanas, cuéntalo en tu centro de salud. Puedes decir: "Duermo mucho y me levanto con cansancio".',
      'Al despertar, haz una cosa pequeña que pida los pies, como abrir la cortina. Lo siguiente puede esperar hasta después de eso.',
      'Pide a alguien que te llame cada mañana a la misma hora esta semana. Basta con que digas: "Ya me levanté".',
    ],
  },
  'sleep.snore': {
    told: [
      'Esperas en la cama a que pare. Hasta en un minuto de calma, quizá tu oído busca el próximo ruido.',
      'De noche, algo pequeño puede dar mucha rabia, y de día parece poca cosa. No poder dormir desgasta a cualquiera.',
      'De día te piden trabajo y buena cara, como si hubieras dormido. Los demás no ven cómo fue la noche.',
    ],
    helps: [
      'Prueba tapones suaves o un ventilador, si no necesitas oír a nadie de noche. Un sonido parejo puede tapar el otro.',
      'Si hace calor, baja las persianas de día y abre tarde la ventana. Un paño fresco y húmedo en el cuello también puede ayudar.',
      'De día puedes decir: "Algunas noches necesito dormir en otro cuarto". Y si alguien deja de respirar al roncar, hay que contarlo en la consulta.',
    ],
  },
  'low.winter': {
    told: [
      'El día puede parecer acabado antes de empezar. Cuesta tener ganas cuando la ventana se ve igual a toda hora.',
      'Hasta salir por pan puede pedir un gran esfuerzo. No es un defecto tuyo que la luz y el cielo importen.',
      'Las tareas son las mismas que en meses claros, pero con menos luz. Es normal que te cuesten más.',
    ],
    helps: [
      'Sal una vez de día, diez minutos, aunque esté nublado. Si puedes elegir, que sea por la mañana.',
      'Pon una silla junto a la ventana con más luz. Toma ahí tu primera taza del día, antes del teléfono.',
      'Planea una cosa a la semana con alguien, a una hora fija. Si el ánimo sigue bajo dos semanas o más, cuéntalo en tu centro de salud.',
    ],
  },
  'low.afterGood': {
    told: [
      'Durante un tiempo había algo que esperar o por lo que trabajar. Ahora puede que los días no lleven a nada especial.',
      'Se supone que tendrías que estar feliz, y por eso cuesta contarlo. Lo bueno fue real, y el hueco también.',
      'A tu alrededor la vida sigue como antes. Tú no eres igual del todo, y eso puede ser difícil de encajar.',
    ],
    helps: [
      'Guarda una parte de aquello en tu semana. Puede ser un plato, una canción, unas notas o una llamada con alguien de entonces.',
      'La próxima gran meta puede esperar por ahora. Pon esta semana una cosa pequeña que te guste, con día y hora.',
      'Cuenta a alguien la parte por la que nadie pregunta. Puedes decir: "Fue algo bueno, y ahora hay un vacío raro".',
    ],
  },
  'low.meds': {
    told: [
      'Quizá te observas todo el día, y no sabes qué es tuyo y qué es de la medicina. Eso ya cansa mucho.',
      'Puede que otros opinen muy alto sobre estas medicinas. Quien vive tus días eres tú.',
      'Es duro esperar cuando los días malos ya han sido largos. Y es duro que nadie pueda decir cuánto falta.',
    ],
    helps: [
      'Si algo te molesta, llama a la consulta o a la farmacia antes de cambiar nada. Puedes hacerlo hoy, y no hay pregunta demasiado pequeña.',
      'Escribe una línea al día sobre tu sueño, tu ánimo y tu cuerpo. Lleva la hoja a la próxima cita.',
      'Si el ánimo cae de golpe, o vienen ideas de morir, llama hoy a la consulta o al número de emergencias. No esperes a la próxima cita.',
    ],
  },
} as const;
