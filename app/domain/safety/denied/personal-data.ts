import { type Denial, say } from './phrase';

const DATA =
  "(?:full name|surname|last name|first name|names?|address|postcode|zip code|(?:phone |house |card |account |insurance |social security |passport |id )?numbers?|phone|e-?mail|date of birth|birth ?date|birthday|photo(?:graph)?s?|picture|selfie|video of you|password|location|school's name|bank details|doctor's name|employer|instagram|whatsapp|username|contact details)";
const DATOS =
  '(?:nombre(?: completo)?|apellidos?|direccion|codigo postal|telefono|numero(?: de \\w+)?|movil|correo|e-?mail|fecha de nacimiento|fotos?|foto tuya|contrasena|ubicacion|dni|tarjeta|cuenta|instagram|whatsapp|datos|portal)';

/** Asking who or where somebody is, beyond what a talk needs. */
export const PERSONAL_DATA: Denial = {
  id: 'deny.personal-data',
  phrases: say(
    [
      '(?:what is|what are|may i (?:have|ask|know)|can i (?:have|get|ask|know)|could i (?:have|get)|i (?:need|want|would like)(?: to (?:know|have))?) ~ your ~ {data}',
      '(?:tell|send|give|show|share|text|leave|drop|provide|type|enter|write|confirm|email) (?:me |us |here |down )?(?:\\w+ ){0,3}?(?:your|a) ~ {data}(?! (?:to|with|at) (?:her|him|them|your|a|the|someone))(?= (?:here|so|and|of (?:yourself|you)|,|\\?|below|with me|to me|or|for me|in|please)| ?$)',
      '(?:send|share|show|post) (?:me |us )?(?:a |some |your )?(?:recent )?(?:photos?|pictures?|selfies?|videos?) (?:of (?:you|yourself)|with me|here)',
      '(?:which|what) {any}(?:school|college|company|street|town|city|neighbou?rhood|village|hospital) (?:do|are|did) you (?:go|live|work|attend|in|study)',
      'where (?:exactly )?(?:do you (?:live|work|go to school|study)|are you (?:exactly|right now|located|from))',
      '(?:what|which) {any}(?:street|address|town|city) (?:do you|are you)',
      '(?:which|what) (?:\\w+ )?(?:bus|stop|train|station|line|road|building|floor|gym|cafe|shop|bar) (?:do|are|is|did) (?:you|your)|(?:que|cual) (?:autobus|parada|tren|estacion|calle|edificio|gimnasio) (?:coges|usas|tomas|es)',
      'how old are you|what year were you born',
      '(?:tell|let) (?:me|us) (?:know )?(?:exactly |precisely )?where you (?:are|live|work)',
      '(?:where you (?:are|live)) ~ (?:house number|street|address|exact\\w*)',
      '(?:name|number) of your (?:school|street|doctor|employer|company|house|bank|town)',
      '(?:como te llamas|cual es tu {data}|donde (?:exactamente )?(?:vives|trabajas|estudias)|cuantos anos tienes|en que (?:calle|ciudad|colegio|instituto|pueblo|empresa) (?:vives|estas|estudias|trabajas))'.replace(
        '{data}',
        DATOS,
      ),
      '(?:pasame|mandame|enviame|dame|dime|me (?:mandas|das|pasas|envias|dices|dejas)|dejame|comparte|escribe|necesito|puedes (?:darme|mandarme|decirme|enviarme|dejarme)|podrias (?:darme|mandarme|decirme|enviarme)) {any}(?:(?:tu|tus|el|la|una?|con) ){any}{datos}',
      '(?:necesito saber|dime|cuentame) (?:exactamente )?donde (?:estas|vives|trabajas)',
      '(?:una )?fotos? tuyas?',
    ],
    { data: DATA, datos: DATOS },
  ),
};
