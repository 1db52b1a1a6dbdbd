export const FURTHER_HABITS_ES = {
  'drink.alone': {
    told: [
      'La puerta cerrada, el silencio, el vaso. Por un rato los hombros pueden bajar, y nadie pide nada.',
      'La mañana puede traer una cuenta: cuánto, y desde cuándo. Es mucho peso para contarlo a solas.',
      'Querer que el día te suelte es un deseo justo. Estás mirando cómo lo haces, y eso es honesto.',
    ],
    helps: [
      'Esta noche pon algo antes del primer vaso: comida, una ducha, una llamada. Después mira de nuevo cuánto quieres beber.',
      'Si bebes mucho cada día, no lo dejes de golpe por tu cuenta, porque puede ser peligroso. Pide en una consulta médica que te digan cómo hacerlo de forma segura.',
      'Dile a alguien de confianza: "Bebo a solas por la noche y quiero mirarlo". También puede ser en una consulta médica, una línea de ayuda o un grupo.',
    ],
  },
  'drink.party': {
    told: [
      'Los recuerdos vuelven uno por uno, y cada uno puede darte ganas de esconderte. Los huecos pueden ser peores que los recuerdos.',
      'Está el teléfono, y quién escribe y quién no. Quizá esperas a que alguien te diga cómo fue.',
      'Podías reírte de eso como de un cuento de fiesta. Lo miras a la luz del día, y eso no es fácil.',
    ],
    helps: [
      'Dile a una persona amable que estuvo allí: "Cuéntame cómo fue, por favor". Con una persona basta por hoy.',
      'Si heriste a alguien con palabras, puedes escribir: "Lo que dije estuvo mal, y no lo merecías". Luego deja tiempo para que responda o no.',
      'Si hay un hueco y temes que te hicieron algo, ve hoy a una clínica o llama a una línea de ayuda. La culpa es de quien lo hizo.',
    ],
  },
  'drink.sober': {
    told: [
      'Parece que cada mano tiene una copa, y quizá alguien quiere saber por qué la tuya no. Entonces explicas algo que es asunto tuyo.',
      'Las voces suben, y tu cabeza sigue clara. Puede dar soledad ser quien va a recordar toda la noche.',
      'Cada noche así te pide algo que la gente casi no nota. Quizá has dicho que no más veces de las que saben.',
    ],
    helps: [
      'Ten una bebida sin alcohol en la mano desde que llegas. Con un vaso lleno muchas veces dejan de ofrecerte.',
      'Ten lista una frase: "Hoy no bebo, gracias". No tienes que dar una razón, y puedes repetirla tal cual.',
      'Piensa antes cómo volver a casa, así te puedes ir si se pone difícil. Avisa a alguien que no bebe o a tu grupo que quizá llames desde allí.',
    ],
  },
  'food.control': {
    told: [
      'Por la mañana la báscula puede decidir qué día va a ser. Es mucho poder para una máquina pequeña.',
      'Reglas duras un tiempo, luego todo se cae, luego otra vez el lunes. Ese círculo cansa, y no dice nada de tu voluntad.',
      'Mientras la gente come y charla, quizá haces cuentas en la cabeza. Cuesta estar en la mesa y en una suma a la vez.',
    ],
    helps: [
      'Si nadie te pide el peso por tu salud, pon la báscula donde no la veas esta semana. Empieza la mañana con otra cosa, como qué tal dormiste.',
      'Comparte una comida esta semana con alguien que no hable del peso. Habla de otras cosas, y fíjate cómo fue.',
      'Si la comida o el peso te llena la cabeza, habla en una consulta médica o de terapia. Puedes decir: "Pienso en eso casi todo el día".',
    ],
  },
  'food.noAppetite': {
    told: [
      'Te sientas frente al plato, y el primer bocado parece crecer. Quizá te dicen "come algo", como si fuera fácil.',
      'La tensión y el duelo pueden quedarse en la garganta y el estómago. No es capricho ni mala educación.',
      'Comprar, cocinar, hasta elegir qué comer puede ser demasiado. Las fuerzas son pocas, y quizá hacen falta en otra parte.',
    ],
    helps: [
      'Ten cerca algo simple y suave, como una sopa o una fruta blanda. Come un poco cuando puedas, sin esperar a tener hambre.',
      'Pide a alguien que se siente contigo en una comida. Puedes decir: "No hace falta hablar, hazme compañía y ya".',
      'Si esto sigue unos días, o si también te cuesta beber, llama a una consulta médica. Dilo así mismo: "Casi no puedo comer".',
    ],
  },
  'identity.faith': {
    told: [
      'Quizá son los cantos, las fiestas, la gente que sabe tu nombre. La duda puede tocar todo eso a la vez.',
      'Estar entre gente que cree y no decir nada puede dar soledad. Decirlo también puede costar algo.',
      'No le debes a nadie una respuesta final. La gente se ha hecho esas preguntas desde que hay fe.',
    ],
    helps: [
      'Busca a alguien que sepa de dudas y no tire de ti hacia ningún lado. Puedes decir: "Quiero pensar en voz alta, nada más".',
      'Guarda por ahora lo que te hace bien, como un canto, una vela o una hora de calma. No tienes que resolver hoy qué significa.',
      'Si dependes de tu familia o de tu comunidad, piensa primero a quién puedes decirlo sin peligro. Antes puedes hablar con alguien de fuera.',
    ],
  },
  'identity.two': {
    told: [
      'Aquí quizá eres quien viene de allá, y allá quien viene de aquí. Cansa tener que explicarse dos veces.',
      'Hasta una broma, un plato o un saludo puede pedir otro modo. La gente casi no lo nota, y puede durar todo el día.',
      'Tal vez quieren que elijas un lado. Conoces dos modos de vivir, y no tienes que entregar ninguno.',
    ],
    helps: [
      'Cocina, canta o di una cosa de cada lado esta semana, el mismo día si quieres. No hace falta que combine.',
      'Busca a otra gente que vive entre dos lugares: un club, una biblioteca, una clase. Con esa gente quizá no tengas que empezar desde el principio.',
      'Escribe dos listas cortas con lo que quieres guardar, una de cada lado. Deja un espacio para lo que es tuyo y de nadie más.',
    ],
  },
  'identity.language': {
    told: [
      'En tu cabeza está todo, con humor y detalle. Luego salen pocas palabras, y quizá te toman por menos.',
      'Alguien lo repite más alto y más lento, y te arde la cara. Después de eso, callar puede parecer más seguro.',
      'Quizá haces en otra lengua lo que otra gente no tiene ni que intentar. Comprar pan o llamar a una clínica así pide valor.',
    ],
    helps: [
      'Ten lista una frase: "Un poco más despacio, por favor, así te sigo". Si la dices al principio, puede quitar algo de tensión.',
      'Ensaya en voz alta dos veces esa llamada que te da miedo, a solas o con alguien de confianza. Ten a mano las palabras clave en un papel.',
      'Para una clínica o una oficina, pide un intérprete. También puedes ir con alguien de confianza o llevar escrito lo que quieres decir.',
    ],
  },
} as const;
