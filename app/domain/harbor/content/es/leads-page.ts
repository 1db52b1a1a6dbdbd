import type { PAGE_LEADS_EN } from '../en/leads-page';

/** Líneas para una página que aún no está bien, para lo que se hizo contra las ganas, y para lo dicho al lado de un paso. */
export const PAGE_LEADS_ES: Readonly<Record<keyof typeof PAGE_LEADS_EN, readonly string[]>> = {
  'record.notRight': [
    'Entonces todavía no está bien. La puedes repasar otra vez, o dejarla ir.',
    'Entonces así no se dice. Se puede cambiar, línea por línea.',
    'Entonces estas líneas aún no sirven. Nada se tiene que usar tal como está.',
    'No queda, entonces. Con otra línea ya es otra página.',
    'Entonces pide otro intento, o ninguno. Las dos cosas valen.',
    'Así no, entonces. Muchas veces la primera línea es la que hay que suavizar.',
  ],
  'record.half': [
    'Entonces no hace falta que se quede. Es solo la mitad de algo.',
    'Entonces no tiene que salir nada de ahí. Se puede borrar y ya.',
    'No tiene que servir. Qué se queda lo eliges tú.',
    'Media página puede estar mal. Se queda solo si tú lo dices.',
    'Entonces no era eso. Bórralo, o déjalo para luego.',
  ],
  'record.praised': [
    'Qué bueno. Sigue aquí hasta que elijas.',
    'Las palabras son tuyas, y lo bueno también. Guárdalo si lo quieres tener.',
    'Entonces puede quedar así. Un botón lo guarda.',
    'Bien. Se guarda solo cuando tú lo digas.',
  ],
  'record.told': [
    'Eso no va a ninguna página si no quieres. Las líneas esperan.',
    'Lo leí. Tus líneas siguen aquí, y se guardan solo con un sí.',
    'Gracias por contarlo. Con eso no se guarda nada, y las líneas siguen aquí.',
  ],
  'record.typed': [
    'Tus líneas están tal como las escribiste, y puedes repasarlas.',
    'Las líneas están tal como las escribiste. Puedes repasarlas y dirigirlas a esa persona.',
  ],
  'record.own': [
    'Entonces sigues por tu cuenta. Las líneas quedan aquí hasta que las guardes o las borres.',
    'Desde aquí sigues por tu cuenta. Nada se guarda si no lo dices.',
  ],
  'bye.sends': [
    'Entonces ya está en tus manos.',
    'Bien, desde aquí sigues tú.',
    'Las palabras son tuyas, también para enviarlas.',
  ],
  'decide.both': [
    'Lo que cuesta ya está dicho ahí, así que no lo pregunto.',
    'Ya dijiste los dos lados. La pregunta del costo sobra.',
  ],
  'urge.deed': [
    'Lo hiciste con las ganas todavía dentro. Eso cuenta mucho.',
    'Fue un paso fuerte, y lo diste tú. Los minutos que siguen pesan menos.',
    'Bien. Lo que está lejos ya no te habla.',
    'Pusiste algo entre eso y tú. Esa es la parte difícil.',
  ],
  'urge.near': [
    'Mientras esté ahí, te llama. Tíralo o vete a otro cuarto, y luego seguimos.',
    'Lo que se ve es lo que más jala. Primero fuera eso, o fuera tú.',
  ],
  'normal.doctor': [
    'Si es un problema no lo puedo juzgar, y no voy a adivinar. Temblar después de beber es para un médico, hoy mismo si va a más.',
    'Eso va más allá de lo que puedo juzgar. Un médico sí puede, y lo oye mucho. Si ves cosas o convulsionas: {911}.',
  ],
  'offer.oneBreath': [
    'Entonces solo esto: los dos pies en el suelo, y suelta el aire despacio. Es todo por ahora.',
    'Lo más corto que hay: suelta los hombros y mira una sola cosa un momento. Luego sigue con tu día.',
  ],
  'open.long': [
    'Para abrir basta una línea: hace mucho que no hablamos, y hoy pensé en ti.',
    'Empieza por el tiempo que pasó: fue hace mucho, y quisiera saber de ti.',
    'No hay que explicar el silencio. Por ejemplo: ya sé que pasó mucho, cómo estás.',
  ],
  'open.new': [
    'Con alguien a quien apenas conoces basta un hola. Por ejemplo: vamos por un café en la pausa.',
    'Alcanza con un hola sencillo, y algo pequeño que los dos ven ahí.',
    'Tu nombre y una frase corta bastan. No tiene que ser brillante.',
  ],
  'step.noted': [
    'Cierto, eso lo tenía mal. Entonces ahí no estorba nada.',
    'Lo tomo así. No es un estorbo, y seguimos.',
    'Entonces dejamos esa pregunta.',
  ],
  'breath.ground': [
    'Esta vez sin respirar a propósito. Los ojos y las manos pueden, de pie o sentado.',
    'El aire se deja en paz. Esto va con lo que hay cerca.',
    'Entonces sin el aire. Basta lo que ves y lo que tocas.',
  ],
  'body.known': [
    'Entonces es la ola que ya conoces: viene, sube y baja. Puedes quedarte donde estás.',
    'Entonces ya lo pasaste antes, y se fue. Desde donde estés, mira alrededor.',
  ],
  'ground.back': [
    'Puede volver. Entonces baja otra vez, y haces lo mismo de nuevo.',
    'Si viene otra vez, pasa otra vez, y ahora ya sabes cómo.',
    'Puede regresar, y no se puede quedar. Estos pasos sirven también la segunda vez.',
  ],
  'form.closed': [
    'Entonces este no era el lugar. Se cierra, y no se guarda nada.',
    'Lo tomé por un mensaje. Lo cierro, y no queda nada.',
    'Entonces no es un mensaje. El paso se quita.',
  ],
};
