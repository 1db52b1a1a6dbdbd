export const FURTHER_SELF_ES = {
  'self.failure': {
    told: [
      'La cabeza guarda lo que salió mal y suelta lo demás. Lo bueno se va en un minuto, lo malo dura semanas.',
      'De noche hay en la cabeza un solo juez, y nadie habla a tu favor. Eso no es un juicio justo.',
      'Algo que salió mal y una persona no son lo mismo. Con el cansancio se mezclan muy rápido.',
    ],
    helps: [
      'Cambia la frase por lo que pasó: no soy un fracaso, el examen de mayo salió mal. Con hechos se puede hacer algo.',
      'A alguien que te ve en el trabajo o en casa, pídele: dime algo que hago bien y no noto. Toma la respuesta sin quitarle nada.',
      'De lo que salió mal, nombra la parte que fue tuya. Luego nombra dos causas que no lo fueron.',
    ],
  },
  'self.looks': {
    told: [
      'Cada vitrina y cada foto preguntan lo mismo. En la noche ya son demasiados juicios para un día.',
      'El ojo va a ese punto y lo hace grande. Los demás ven una cara entera, y casi siempre un segundo.',
      'Un comentario tarda un segundo y puede durar años. Quien lo dijo muchas veces ni se acuerda.',
    ],
    helps: [
      'Usa el espejo a un paso de distancia, para lo que toca, y ya. De muy cerca, toda cara se vuelve manchas.',
      'Mete en una bolsa la ropa que aprieta y usa esta semana lo que te queda hoy. Una cintura justa arruina un día entero.',
      'Si te quita horas al día o te deja en casa, díselo así a un médico. Se conoce, y se puede tratar.',
    ],
  },
  'self.compare': {
    told: [
      'De los demás ves el mejor minuto, y de ti el día entero. Así nadie sale bien.',
      'El ojo busca a quien tiene casa, no a los diez que no la tienen. Mira siempre para el mismo lado.',
      'Lo que en la mañana estaba bien se ve poco después de una foto. Así trabajan esas fotos, también con gente contenta.',
    ],
    helps: [
      'Silencia por un mes tres cuentas o grupos que te dejan mal. Nadie se entera, no llega ningún aviso.',
      'Compárate contigo hace dos años. Busca tres cosas que ahora sabes o puedes, y las pequeñas cuentan.',
      'Pregunta a alguien que parece ir adelante qué fue lo difícil. Muchos lo cuentan, y todo se ve más real.',
    ],
  },
  'self.impostor': {
    told: [
      'El elogio resbala y un solo error se pega. Así nunca alcanza la prueba de que puedes.',
      'Para tapar la duda se trabaja el doble. Luego salió bien solo por eso, y la duda sigue.',
      'Quien engaña de verdad pocas veces pierde el sueño por eso. Esta duda suele venir de tomarse en serio el trabajo.',
    ],
    helps: [
      'Guarda en una carpeta las gracias, los logros y las buenas notas. Ábrela antes de la reunión, no después.',
      'Al próximo elogio, di gracias y para ahí. Deja fuera lo de la suerte o que no fue nada.',
      'Di una vez esta semana, sin rodeos: esto es nuevo para mí, enséñame. Luego compara lo que pasó con lo que temías.',
    ],
  },
  'shame.did': {
    told: [
      'Viene con los platos, en el semáforo, antes de dormir. Siempre la misma escena, y nunca acaba mejor.',
      'Haber hecho algo malo y ser todo malo son dos cosas. Un acto puede tener un paso que sigue.',
      'Las palabras amables cuestan cuando se piensa: si supieran. Así se puede estar a solas entre amigos.',
    ],
    helps: [
      'Una disculpa tiene tres partes: qué pasó, que estuvo mal, qué haces ahora. Sin ningún pero, y sin pedir que perdonen.',
      'Piensa primero si le sirve a la otra persona o solo a ti. Si verte le da miedo, repáralo de otra forma.',
      'Si puede entrar la policía, un juez o tu trabajo, pregunta antes a un abogado o a una oficina de ayuda. Después di o escribe más.',
    ],
  },
  'shame.said': {
    told: [
      'Calor en la cara, ojos cerrados, un quejido: el cuerpo lo repite. Años después todavía puede volver de golpe.',
      'En ese momento parece que todos te miran. Los demás casi siempre andan pendientes de cómo se ven ellos.',
      'Quien nunca pasa vergüenza pocas veces nota lo que dice. Notarlo incomoda, y no es un defecto.',
    ],
    helps: [
      'Si le dolió a alguien, manda un renglón: lo que dije salió mal, y me pesa. Sin historia larga después.',
      'Si solo fue incómodo, déjalo así. Explicarlo tarde trae de vuelta lo que ya casi olvidaron.',
      'Trata de recordar algo torpe que dijo otra persona el mes pasado. Si sale poco, más o menos eso guardan de ti.',
    ],
  },
  'shame.secret': {
    told: [
      'Hay que cuidar cada palabra, también con gente querida. Hasta una noche bonita es medio trabajo.',
      'Cuanto más se guarda, más cuesta la primera palabra. Ya está la cosa, y además el silencio.',
      'No todos tienen derecho a saberlo. Contarlo a una persona de confianza no es contarlo a todo el mundo.',
    ],
    helps: [
      'Antes de contarlo a un médico o terapeuta, pregunta qué cosas debe informar a otros. Luego decide cuánto dices.',
      'Empieza con esta frase: hay algo que nadie sabe, por favor solo escucha. El resto puede venir otro día.',
      'Si alguien te obliga a callar y le tienes miedo, llama primero a una línea de ayuda. Muchas no piden tu nombre.',
    ],
  },
  'trauma.comesBack': {
    told: [
      'Un olor, una voz o una fecha bastan, y el cuerpo está otra vez ahí. Es más rápido que cualquier idea.',
      'Eso fue hace mucho, dicen otros. El cuerpo no va por el calendario, y eso no es debilidad.',
      'No moverse, obedecer o callar es lo que hacen los cuerpos en peligro. Nadie lo elige, y no pide excusas.',
    ],
    helps: [
      'Di en voz alta la fecha, el lugar y tu edad. Luego aprieta los pies contra el piso y busca qué es distinto de entonces.',
      'Con el médico o el dentista, di: avise antes de tocarme, y pare si levanto la mano. No hace falta dar razones.',
      'Al llamar a un terapeuta, pregunta si trabaja con trauma y cómo. Se puede empezar sin contar lo que pasó.',
    ],
  },
} as const;
