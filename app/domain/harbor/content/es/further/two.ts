export const FURTHER_TWO_ES = {
  'partner.apart': {
    told: [
      'Acaba la llamada y la pantalla se apaga. El cuarto está igual que antes, y tu pareja no está en él.',
      'Quizá guardas lo grande para la llamada, y lo pequeño se pierde. Allá nadie sabe del autobús ni de la sopa.',
      'Al volver a verse, todo debería ir bien al instante, y hay tan poco tiempo. A veces hace falta un día para acostumbrarse otra vez.',
    ],
    helps: [
      'Una vez al día, manda algo pequeño que no pida respuesta. Puede ser lo que ves, una línea de un libro, el ruido de la calle.',
      'Acuerda un rato esta semana para hacer algo a la vez, como cocinar o ver una película con la llamada abierta. No tiene que ser una charla.',
      'Acuerda con tu pareja la próxima fecha para verse, o un día para buscarla. Ponla donde la veas en una mala noche.',
    ],
  },
  'partner.children': {
    told: [
      'En casi todo, una pareja puede buscar el medio. En esto puede ser difícil ver dónde está el medio.',
      'Puede ser una buena noche, y basta un cochecito o el grito de un niño. El tema vuelve a estar en la sala.',
      'Puede haber buenas razones de tu lado y del otro, y eso no lo hace más fácil. Discutir con un extraño sería más simple.',
    ],
    helps: [
      'Si se puede hablar sin miedo, prueba por turnos en un día tranquilo: una persona habla diez minutos, la otra escucha y dice lo que oyó. Esa noche no se responde.',
      'Escribe lo que deseas y lo que te da miedo de eso. Guárdalo para ti al principio, así conoces tu propio lado.',
      'Un centro de ayuda a parejas o familias puede recibirte con tu pareja o a solas. Pide una primera charla, y no una decisión.',
    ],
  },
  'partner.ill': {
    told: [
      'La persona está ahí, y aun así puedes extrañar cómo era antes. Es difícil decirlo en voz alta, porque puede sonar frío.',
      'La gente pregunta cómo está tu pareja. Quizá pocos preguntan quién hace la compra, vela de noche y baja la voz.',
      'Puedes tener ternura al mediodía y ninguna fuerza a las seis. Las dos cosas son parte de cuidar a alguien tan cercano.',
    ],
    helps: [
      'Pide a una persona una cosa fija, como la compra del viernes o una hora con tu pareja. Usa esa hora en algo lejos de la enfermedad.',
      'Dile a tu pareja: "No hace falta hablar, me quedo aquí contigo un rato." Un té o un paseo corto pueden bastar.',
      'Pregunta a su médico, o al tuyo, qué ayuda hay para la familia. Puede haber un grupo para parejas, donde no tienes que explicarlo todo.',
    ],
  },
  'partner.closeness': {
    told: [
      'Puede haber dos personas despiertas en una cama, y cada una sabe que la otra no duerme. Una mano sobre la manta puede dar mucho que pensar.',
      'Pedir es difícil, y no querer también es difícil. De un lado o del otro puede haber vergüenza.',
      'En las pantallas y en los chistes siempre parece fácil. Por eso es algo que casi no se cuenta ni a una amistad, y tú lo estás contando.',
    ],
    helps: [
      'Nadie le debe sexo a nadie, tampoco en pareja. Si quieres, propón una noche de cercanía y nada más, como una película bajo la misma manta.',
      'Háblalo fuera del cuarto, quizá en un paseo. Empieza así: "No te pido nada ahora. Quiero que podamos hablar, nada más."',
      'Si hay dolor, enfermedad o un cambio en el cuerpo, puedes contarlo a un médico. Para lo demás hay terapia de pareja o sexual, y también puedes ir a solas.',
    ],
  },
  'partner.family': {
    told: [
      'Lo que se dijo quizá fue pequeño. Que tu pareja callara, o dijera que sí, puede ser lo que te llevas a casa.',
      'Es una soledad rara, con tu pareja en la misma sala. Miras al otro lado de la mesa, y la mirada no vuelve.',
      'Querer a alguien de tu lado no es pedirle que deje a su familia o a sus amigos. Es un deseo muy sencillo.',
    ],
    helps: [
      'Si se puede hablar sin miedo, elige un día y un deseo: "Cuando se dijo eso el domingo, me faltó una palabra tuya." Deja fuera los otros domingos.',
      'Antes de la próxima vez, acuerda con tu pareja una seña, como una mano en el brazo. Quiere decir: te necesito a mi lado ahora.',
      'Cuenta lo que pasó a una amistad que no esté de ningún lado. O pide una charla en un centro de ayuda a parejas, donde también puedes ir a solas.',
    ],
  },
  'breakup.mine': {
    told: [
      'A la persona que dejan quizá le dan consuelo. A la que terminó puede que le pidan razones y nada más.',
      'Al mediodía puede estar claro, y de noche nada claro. Basta una canción vieja o un estante vacío.',
      'Quizá ves su cara de aquel día una y otra vez. No querer hacer daño y aun así tener que irse pueden ser verdad a la vez.',
    ],
    helps: [
      'Escribe en palabras simples por qué terminaste, y guarda esa hoja para ti. En una noche de dudas, léela primero y espera a la mañana.',
      'Cuando de noche tengas muchas ganas de escribirle, ponlo en una nota para ti. Mírala otra vez al mediodía.',
      'Cuenta a una amistad los dos lados: lo que te da tristeza y lo que ahora pesa menos. Di: "No tienes que decirme si estuvo bien."',
    ],
  },
  'breakup.contact': {
    told: [
      'Se enciende el teléfono, y el estómago lee el nombre primero. Tres palabras pueden llenar toda una noche.',
      'Si aún hay casa o trabajo en común, hay que verse en la puerta o en el pasillo. Es difícil separarse de alguien que tiene su taza junto a la tuya.',
      'Una mitad de ti quizá quiere responder y otra quiere silencio. Mirar la pantalla y dejarla otra vez también pide fuerza.',
    ],
    helps: [
      'No tienes que responder hoy. Deja el teléfono en otro cuarto una hora, y muestra el mensaje a una amistad antes de decidir algo.',
      'Si hay casa o trabajo en común, habla de lo que hay que arreglar: llaves, fechas, tareas. Puedes decir: "Hoy hablemos de lo práctico y nada más."',
      'Si los mensajes te dan miedo o no paran, guárdalos y muéstralos a alguien de confianza. Una línea de ayuda a víctimas puede decirte qué pasos puedes dar sin peligro.',
    ],
  },
  'breakup.dating': {
    told: [
      'Quizá cuentas las mismas tres historias a una persona nueva tras otra. De vuelta a casa, no sabes para qué te arreglaste.',
      'Alguien puede escribir cada día, y luego no llega nada, sin decir por qué. Te toca inventar las razones por tu cuenta.',
      'Un mensaje que no llega no dice nada sobre cómo eres. No trae ninguna razón.',
    ],
    helps: [
      'Por una semana, quita esas aplicaciones de la primera pantalla. Dale una de esas noches a alguien que ya te conoce.',
      'Para un primer encuentro, elige un lugar con gente y una hora nada más, y dile a una amistad dónde estás. Así también es más fácil irse.',
      'Tras un silencio, puedes cerrar tú con una línea: "No he sabido de ti, así que lo dejo aquí." Luego guarda ese chat.',
    ],
  },
} as const;
