const said = (list: string) => new RegExp(`(?:^| )(?:${list})(?= )`);

/** Who hurts them may see what is written, or looks through their phone. */
const SEEN = said(
  '(?:can|will|could|might) (?:he|she|they) (?:see|read|find) (?:this|it|my|what)|(?:checks?|goes through|looks (?:at|through)|has|reads) my (?:phone|messages|texts)|(?:do i|should i|how do i|how to) (?:delete|erase|hide|close) (?:this|it)|(?:lo|la|esto) (?:puede|va a|podria) (?:ver|leer)|(?:me )?(?:revisa|ve|mira|agarra|checa|controla) (?:mi|el) (?:celular|telefono|movil)|(?:ya )?(?:borro|borrar|escondo|cierro) (?:esto|todo|el chat)|(?:lo|esto) borro',
);
/** Something worse is threatened for telling or leaving. */
const THREATENED = said(
  '(?:kill|hurt|beat|find|do something to) (?:me|us|the kids|my \\S+) if|(?:says?|said|swears?|told me) (?:he|she|they) (?:will|would) (?:kill|hurt|find|take)|if (?:he|she|they) (?:finds? out|found out|knew|hears|heard|sees)|(?:me|nos) (?:mata|matara|va a matar|va peor|ira peor|hace algo)|(?:si|cuando) (?:el |ella )?se (?:entera|llega a enterar|da cuenta)|me amenaz\\w+',
);

/** What somebody who is hurt at home says of being watched or threatened; null for neither. */
export const watchedOrThreatened = (words: string): 'watched' | 'threatened' | null =>
  THREATENED.test(words) ? 'threatened' : SEEN.test(words) ? 'watched' : null;

/** Where they could go, in their own words. */
export const hasSomewhere = (words: string): boolean => SOMEWHERE.test(words);
const SOMEWHERE = said(
  '(?:i (?:can|could|will)|maybe i (?:can|could)|going to|puedo|podria|me voy|voy a) (?:\\S+ )?(?:go|stay|walk|run|drive|irme|ir|quedarme) (?:\\S+ ){0,2}(?:to|with|at|by|con|a|donde|en) (?:my|mi|la casa|casa|un|una|the)',
);
