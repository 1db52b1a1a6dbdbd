/** Respuestas a lo que se pregunta, y líneas para lo que se cuenta, en medio de un peligro propio. */
export const URGENT_LEADS_ES = {
  'flow.take': [
    'No, a solas no: ni un trago ni pastillas de otra persona, tampoco poquito. Eso tapa lo mal que va. Llama al {911}: di qué tomaste o dejaste, y cuándo.',
    'Sigue siendo no, a solas no. Solo un médico puede decir qué tomar ahora. Pregunta en el {911}, y di qué fue y desde cuándo.',
    'No. Déjalo donde está. En el hospital pueden tratarlo: llama al {911}.',
  ],
  'flow.takePills': [
    'No, a solas no: ni un trago ni pastillas de otra persona, tampoco poquito. Eso tapa lo mal que va. Llama al {911}, ahí te dicen qué hacer. Lleva la caja.',
    'Sigue siendo no, a solas no. Solo un médico puede decir qué tomar ahora. Pregunta en el {911}, y ten la caja a mano.',
    'No antes de preguntar en el {911}. Guarda la caja y enséñala al médico. Ahí pueden tratarlo.',
  ],
  'body.waited': [
    'Esperar así es duro. Esto puede empeorar rápido, así que deja que te vean igual: el {911}.',
    'Nadie debería esperar así. Di en la entrada qué tomaste o dejaste, y qué ves o sientes.',
  ],
  'body.cure': [
    'Un caldo, dormir o un baño no lo para, y puede empeorar rápido. Un médico sí puede pararlo: el {911}.',
    'Parece algo que se pasa durmiendo. No lo es, y cada hora a solas es un riesgo. Que te vea un médico ya.',
  ],
  'body.refused': [
    'No hace falta que te guste ir. Esto puede empeorar rápido, y en casa nadie puede pararlo: el {911}.',
    'Tú decides, y aun así te pido que vayas. Si quieres, llama antes al {911}: ahí te dicen qué hacer.',
    'Por favor, llama igual al {911}. Mientras, no a solas: alguien a tu lado que pueda llamar.',
  ],
  'body.shut': [
    'Ahí está cerrado, y el {911} contesta a cualquier hora. Di qué tomaste o dejaste, y qué sientes.',
  ],
  'body.near': ['Toca o llama ahí ahora, aunque duerman. Di: necesito un médico, por favor llama al {911}.'],
  'flow.takeLife': [
    'No, por favor, esta noche no: ni un trago, ni más que tu dosis de siempre. Que alguien guarde el resto, y del sueño pregunta a un médico.',
    'Mejor déjalo. Con eso dentro las próximas horas son menos seguras. Un médico puede decir qué ayuda.',
  ],
  'flow.worth': [
    'Urgencias está para esto, y no les quitas tiempo. Puede ponerse mal muy rápido: {911}.',
    'No es poca cosa. Los médicos ven esto cada día y lo tratan. Peor es llegar tarde.',
  ],
  'flow.passes': [
    'Puede empeorar antes de bajar, y cuánto dura nadie lo sabe desde aquí. Un médico puede tratarlo. No esperes a que pase.',
    'Cuánto dura no lo sé, y puede empeorar rápido. Que te vea un médico ya.',
  ],
  'flow.until': [
    'Siéntate o acuéstate donde alguien te vea, puerta abierta, luz encendida. No tomes nada más, tampoco alcohol. Ten a mano qué fue, y cuándo.',
    'Hasta que lleguen: luz, puerta sin llave, cerca de alguien. No comas ni bebas, salvo que te lo digan. Ten a mano qué fue.',
  ],
  'flow.tellToo': ['Y diles qué tan mal te sientes por dentro. Con eso también ayudan.'],
  'flow.untilLife': [
    'Ve donde haya luz y gente, con el teléfono en la mano. Puedes escribir aquí hasta que lleguen.',
    'Hasta entonces: la luz encendida, la puerta sin llave y el teléfono en la mano. Diles que esperas.',
  ],
  'flow.toldDoctor': [
    'No sé a quién le avisan ahí. Pregúntalo primero al médico. Quien te atiende guarda lo que cuentas lo más que puede.',
  ],
  'flow.papersHome': [
    'En el {home} no piden papeles para ayudarte, y no tienes que dar tu nombre. De otras oficinas no lo sé. Pregúntales eso primero.',
    'Para hablar con el {home} no hacen falta papeles ni nombre. Lo que sigue lo decides tú. También conocen a quien ayuda con papeles.',
  ],
  'flow.papersLine': [
    'En el {988} no piden papeles para ayudarte, y no tienes que dar tu nombre. Un hospital atiende una urgencia con papeles o sin ellos.',
    'No, para eso no: en el {988} no hacen falta papeles ni nombre. Más allá no lo sé, y puedes preguntarles primero.',
  ],
  'flow.papersThere': [
    'No sé qué piden donde tú estás. Puedes preguntar eso primero, y no tienes que empezar por tu nombre.',
    'No conozco las reglas de ahí. Pregunta eso primero, sin tu nombre. En una urgencia ve de todos modos.',
  ],
  'flow.policeHome': [
    'Llamar al {home} no es llamar a la policía. Puedes preguntar primero, sin tu nombre, en qué casos lo harían.',
    'La línea está para hablar y hacer un plan contigo. Pregunta al inicio cuándo entra la policía. No hace falta decir quién eres.',
  ],
  'flow.askFirst': [
    'Eso no lo sé con certeza. Puedes preguntarlo primero, y no tienes que dar tu nombre para eso.',
    'Es lo primero que puedes preguntar, antes de tu nombre. Después decides qué cuentas.',
  ],
  'person.pills': [
    'Puedes decir: no estoy bien, y aquí hay pastillas. Ven por ellas, por favor, y quédate un rato.',
    'Corto basta: guárdame las pastillas un tiempo, por favor. No estoy a salvo con ellas.',
  ],
  'hurt.thatOne': [
    'Esa puede ser la persona. Piensa en un rato en que puedas verla a solas.',
    'Entonces esa persona, donde nadie más oiga. Basta una línea: en mi casa no estoy a salvo.',
  ],
  'assault.counts': [
    'Sí cuenta. Dormir, haber bebido o quedarse inmóvil no es decir que sí. No hace falta un no para que cuente.',
    'Sí, eso cuenta, aunque no se dijera que no.',
  ],
  'assault.tell': [
    'Puedes decir: me pasó algo, y necesito que vengas conmigo. Lo demás puede esperar.',
    'Basta una línea: me hicieron daño, y no quiero ir a solas. No tienes que contarlo todo.',
  ],
  'hurt.knows': [
    'Qué bueno que una persona sabe. Acuerden una palabra: llama al {911}.',
    'Que alguien sepa es parte de un buen plan. Su teléfono también puede ser uno seguro.',
  ],
  'hurt.papers': [
    'Entonces déjalos ahí por ahora. Las copias se piden después, y la línea sabe cómo.',
    'Por un papel no te pongas en peligro. Muchos se reponen después.',
  ],
  'hurt.childCounts': [
    'Sí cuenta, también para tu niño o tu niña. Los golpes, los gritos y el susto son daño.',
    'Cuenta. Un niño o una niña lo siente, aun sin golpes. Dilo primero cuando pidas ayuda.',
  ],
  'hurt.theirPhone': [
    'Entonces usa el teléfono de quien ya sabe. También puede llamar por ti. En peligro ahora: cualquier teléfono, {911}.',
    'Quien ya sabe puede llamar en tu lugar, a una hora en que nadie oiga.',
  ],
  'hurt.otherPhone': [
    'Entonces desde ese teléfono no. Una vecina, una tienda, la escuela o un médico prestan uno. Otra persona también puede llamar por ti.',
    'En peligro ahora: prueba el {911}, aun sin saldo. Si no: en una tienda o una escuela pueden llamar por ti.',
  ],
} as const;
