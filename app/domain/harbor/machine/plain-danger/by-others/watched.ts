const said = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

/** Who hurts them may see what is written, or looks through their phone. */
const SEEN = said(
  '(?:can|will|could|might) (?:he|she|they) (?:see|read|find) (?:this|it|my|what)|(?:checks?|goes through|looks (?:at|through)|has|reads) my (?:phone|messages|texts)|(?:do i|should i|how do i|how to) (?:delete|erase|hide|close) (?:this|it)|(?:lo|la|esto) (?:puede|va a|podria) (?:ver|leer)|(?:me )?(?:revisa|ve|mira|agarra|checa|controla) (?:mi|el) (?:celular|telefono|movil)|(?:ya )?(?:borro|borrar|escondo|cierro) (?:esto|todo|el chat)|(?:lo|esto) borro',
);
/** Something worse is threatened for telling or leaving. */
const THREATENED = said(
  '(?:kill|hurt|beat|find|do something to) (?:me|us|the kids|my \\S+) if|(?:says?|said|swears?|told me) (?:he|she|they) (?:will|would) (?:kill|hurt|find|take)|if (?:he|she|they) (?:finds? out|found out|knew|hears|heard|sees)|(?:me|nos) (?:mata|matara|va a matar|va peor|ira peor|hace algo)|(?:si|cuando) (?:el |ella )?se (?:entera|llega a enterar|da cuenta)|me amenaz\\w+',
);

/** This very talk may be seen by them. */
const THIS_SEEN = said(
  '(?:if|can|will|could|might|when|that|afraid|scared) (?:he|she|they|my \\S+) (?:\\S+ )?(?:sees?|finds?|reads?|checks?|opens?|looks? at) (?:this|the chat|my (?:chat|phone|messages|texts|history)|what i (?:write|wrote|type))|(?:goes|going|go|gone|looks|looking) through (?:everything|all|my (?:\\S+ )?(?:stuff|things|phone|cell|messages|texts|apps))|checks (?:everything|all|my (?:phone|messages|apps|history)|it every)|(?:ve|vea|lee|lea|encuentra|encuentre|descubre|descubra|abre|abra|leer|ver) (?:\\S+ )?(?:este chat|el chat|esto|esta app|la app|lo que (?:te )?escrib\\w+|lo que pongo|mis mensajes|la conversacion)|me (?:revisa|checa|controla|mira|ve|agarra|espia) (?:todo|tod[oa]s? \\S+|(?:el|la|los|las|mi|mis) (?:cel\\S*|telefono|movil|whats\\S*|mensajes|historial|chats?|redes))',
);

/** What somebody who is hurt at home says of being watched or threatened; null for neither. */
export const watchedOrThreatened = (words: string): 'watched' | 'threatened' | null =>
  THIS_SEEN.test(words) && !FORCE.test(words)
    ? 'watched'
    : THREATENED.test(words)
      ? 'threatened'
      : SEEN.test(words)
        ? 'watched'
        : null;

/** Where they could go, in their own words. */
export const hasSomewhere = (words: string): boolean => SOMEWHERE.test(words);
const SOMEWHERE = said(
  '(?:i (?:can|could|will)|maybe i (?:can|could)|going to|puedo|podria|me voy|voy a) (?:\\S+ )?(?:go|stay|walk|run|drive|irme|ir|quedarme) (?:\\S+ ){0,2}(?:to|with|at|by|con|a|donde|en) (?:my|mi|la casa|casa|un|una|the)',
);

const FORCE = said('kills?|hurts?|beats?|hits?|mata|pega|golpea|va a matar');

/** They stay with who hurts them, and say so. */
export const staysWithThem = (words: string): boolean => STAYS.test(words);
const STAYS = said(
  '(?:i am |am )?(?:not|never) (?:going to |want to |wanting to |gonna |ready to )?(?:leav(?:e|ing) (?:him|her|them|my \\S+)|break(?:ing)? up|divorc(?:e|ing)|split(?:ting)? up|separat(?:e|ing))|no (?:lo|la|le) (?:voy a|quiero|pienso|puedo) dejar|no (?:quiero|pienso|voy a) (?:dejarl[oa]|dejar a mi \\S+|separarme|divorciarme|terminar(?: con (?:el|ella))?|cortar con (?:el|ella)|irme de (?:la casa|su lado))|no me (?:voy a|quiero) separar',
);
