import type { REACH_LEADS_EN } from '../en/leads-reach';

export const REACH_LEADS_ES: Readonly<Record<keyof typeof REACH_LEADS_EN, readonly string[]>> = {
  'means.gun': [
    'Un arma a mano hace peligrosa esta hora. Ve a otro cuarto ahora, y déjala donde está.',
    'Que esté cerca es lo que más importa ahora. Déjala donde está, y pon una puerta de por medio.',
    'Primero va la distancia. Aléjate ya de ella, fuera del cuarto o fuera de la casa.',
  ],
  'harm.notDying': [
    'No va de morir: eso queda claro. Pregunto por el daño.',
    'Entonces morir no es el tema. Lo que cuenta es tu cuerpo.',
  ],
  'harm.instead': [
    'En su lugar: hielo o agua fría en la mano, apretar fuerte una toalla, caminar rápido. Con eso muchos pasan lo peor.',
    'Hay quien aprieta un hielo o una almohada con toda su fuerza, o se va donde hay gente.',
  ],
  'means.found': ['Lo que encontraron importa más que cómo lo tomaron.'],
  'means.until': [
    'Mientras llega esa persona, estate en otro cuarto, lejos de eso. Después, que se lo lleve.',
    'Una cosa antes de que llegue: ve a otro cuarto, lejos de eso. Y que se lo lleve al llegar.',
    'Lo que podrías usar sigue cerca. Quédate lejos de eso, y que esa persona se lo lleve.',
  ],
  'means.bye': [
    'Lo que podrías usar sigue cerca. Quédate en otro cuarto, y que alguien se lo lleve.',
    'Por favor, esta noche quédate lejos de eso, al menos en otro cuarto. Que alguien se lo lleve.',
    'Eso sigue ahí, así que pon una puerta de por medio.',
  ],
  'line.served': [
    'Si serviste en el ejército: llama al {988} y oprime 1, o escribe al {veterans}. Es para quienes sirvieron.',
  ],
  'person.named': [
    'Es alguien a quien pedirle. Puedes decir: no estoy bien. Llámame o ven, por favor.',
    'Entonces esa persona, ahora. Puedes decir: te necesito esta noche. Ven, o quédate al teléfono.',
    'Sí, pídelo ahí. Bastan pocas palabras, por ejemplo: llámame, es una noche mala.',
  ],
  'person.gun': [
    'Puedes decir: no estoy bien, y aquí hay un arma. Ven y llévatela, por favor.',
    'Dilo corto, por ejemplo: ven por el arma, por favor, y quédate conmigo.',
  ],
  'person.unsent': [
    'Puede salir así como está. No tiene que quedar bien, solo salir.',
    'La mitad ya está. Mándalo ahora, y arregla las palabras después.',
  ],
  'person.late': [
    'Casi toda la gente prefiere que la despierten para esto. La hora no importa.',
    'En noches así la gente se levanta, y prefiere que se lo pidan.',
  ],
  'person.load': [
    'También quien ya carga con mucho prefiere que le pidas, y no saberlo después.',
    'Pedir no es molestar. Quien te quiere prefiere saberlo, también en un día lleno.',
  ],
  'person.other': [
    'Entonces esa persona no. También cuenta un amigo, alguien de al lado, de la escuela o del trabajo.',
    'Bien, otra persona. Solo tiene que ser alguien que conteste.',
  ],
  'flow.noNeed': [
    'Ahora no hace falta llamar. Solo no te quedes a solas con esto.',
    'Entonces ahora sin llamada. Los números siguen a la vista.',
  ],
  'flow.nothing': [
    'Nada a mano: eso hace más seguras estas horas. Que siga así, por favor.',
    'Que no haya nada cerca te protege. Déjalo así.',
  ],
  'flow.thoughts': [
    'Gracias por la respuesta clara. Esos pensamientos pesan, también sin ningún plan.',
    'Un no claro, y cuenta. Los pensamientos pueden pesar mucho igual.',
  ],
  'flow.private': [
    'No le cuento a nadie. Quien tenga tu teléfono o tu clave podría abrirlo, y quien maneja el servidor. Borrar esta conversación está en el menú de arriba.',
    'Desde aquí nadie se entera. Con tu teléfono o tu clave se puede abrir, y también desde el servidor. En el menú de arriba está Borrar.',
  ],
  'flow.puzzled': [
    'Eso no lo capté, y no voy a adivinar.',
    'Esa se me escapó. Lo digo y no adivino.',
    'Perdí el hilo, y la falta es mía.',
  ],
};
