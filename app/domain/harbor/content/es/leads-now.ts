/** A plain yes to who asks in a danger whether to call, to go or to wake somebody; and what may be happening behind a door. */
export const NOW_LEADS_ES = {
  'yes.now': ['Sí, ya.', 'Sí. No esperes.'],
  'yes.call': ['Sí. Llama ya al {911}.', 'Sí, al {911}, y ahora.'],
  'yes.life': [
    'Sí. Si puede ser ahora: {911}. Para hablar antes con alguien: {988}.',
    'Sí, llama. Al {911} si puede ser ahora, al {988} en otro momento.',
  ],
  'yes.hurt': ['Sí. En peligro ahora: {911}. Puedes llamar antes de que pase algo.'],
  'yes.unsure': ['Sí, si puede ser ahora: {911}. Si no lo sabes, el {988} te ayuda a decidir.'],
  'yes.hospital': ['Sí. Ve ya a urgencias, con alguien de confianza al volante. Si no hay nadie: {911}.'],
  'yes.takeThem': ['Sí, vayan ya a urgencias, si quiere ir. Si no, o si tomó algo o hay un arma: {911}.'],
  'yes.wake': ['Sí, despierta a alguien ya. Puedes decir: no estoy a salvo, quédate conmigo.'],
  'yes.wakeBody': ['Sí, despierta a alguien ya. Puedes decir: necesito un médico, llama al {911}.'],
  'yes.wakeThem': ['Sí, intenta que despierte ya. Si no despierta: {911} de inmediato.'],
  'yes.wakeOther': ['Sí, despierta a alguien ya, para que sean dos. En peligro ahora: {911}.'],
  'third.locked': [
    'Una puerta con llave y sin respuesta basta para llamar. Di que está con llave, y quédate donde puedas oír.',
    'No esperes a que abra la puerta. El {911} puede entrar.',
  ],
  'third.nowToo': ['Puede que sea ahora, así que no esperes: {911}.', 'Entonces no puede esperar. {911} ya.'],
  'third.tellThem': ['Diles eso ahora, en la misma llamada: {911}.'],
  'third.notYet': ['Entonces lo que sigue es llamar. Lo entendí mal.'],
  'third.tell911': [
    'Di: la dirección, qué dijo o hizo, y si hay pastillas o un arma. Si se encerró, dilo también.',
    'Di quién es, dónde está, y qué oíste o viste hoy. Lo demás lo preguntan ahí.',
  ],
  'third.till': [
    'Sigue en la línea. Deja el camino libre: puerta abierta, luces encendidas, alguien afuera que los reciba.',
    'Si no hay un arma: quédate cerca y habla con calma, también por la puerta. Si la hay: aléjate.',
  ],
} as const;
