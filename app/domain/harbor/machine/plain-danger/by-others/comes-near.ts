import { plainTest } from '../../plain/people';

const OTHERS =
  'mom|mum|mother|mama|madre|landlord|caser[oa]|thunder|storm|tormenta|dog|perr[oa]|test|examen|exam|movie|pelicula|baby|bebe|plumber|plomero|sister|hermana';

/** Shut in a room. */
export const isShutIn = plainTest(
  [
    '(?:locked|shut|barricaded|lock|shutting|locking) (?:\\S+ ){0,2}(?:myself|us|me) (?:\\S+ )?(?:in|inside)|(?:i am|we are|been|am) (?:hiding|locked|shut) in',
    '(?:me (?:\\S+ )?(?:encerre|encierro|meti)|(?:estoy|estamos|sigo) (?:encerrad|escondid)[oa]s?|nos encerramos|encerrad[oa]) (?:\\S+ ){0,3}(?:en|con (?:llave|seguro)|adentro)',
  ],
  OTHERS,
);
/** Somebody who shouts, breaks things or bangs on a door. */
export const rages = plainTest(
  'scream\\w*|shout\\w*|yell\\w*|smash\\w*|break(?:s|ing)|throw(?:s|ing)|bang(?:s|ing)|punch\\w*|raging|kicking|grita\\w*|romp\\w+|avienta|aventando|tira(?:ndo)?|golpea\\w*|patea\\w*|aporrea\\w*|insulta\\w*',
);

const COMES =
  '(?:comes?|coming|shows? up|showing up|turns? up|turning up|gets? in|walks? in|let (?:him|her)self in|venga|viene|vendra|va a venir|llegue|llega|aparezca|aparece|vuelva|vuelve|regrese|regresa|entre|entra|se (?:presente|meta|aparezca))';
const COMING = plainTest(
  [
    `(?:scared|afraid|terrified|frightened|worried|fear|what if|miedo|temo|terror|panico|aterr\\w+|y si) (?:\\S+ ){0,5}${COMES}`,
    `${COMES} (?:\\S+ ){0,8}(?:scared|afraid|terrified|frightened|miedo|terror)`,
  ],
  OTHERS,
);
const WITH_A_KEY = plainTest(
  '(?:has|have|got|kept|keeps|still has) (?:\\S+ ){0,3}keys?|(?:tiene|tenga|guardo|se quedo|conserva) (?:\\S+ ){0,3}(?:llaves?|copia)|no (?:me )?devolvio (?:\\S+ )?llaves?',
);
const SOON = plainTest('tonight|today|now|later|hoy|esta (?:noche|tarde)|ahora|al rato|mas tarde');

/** Afraid that somebody comes who has a key (`key`), or that they come today (`today`); null: none of it. */
export function fearsComing(words: string): 'key' | 'today' | null {
  if (!COMING(words)) return null;
  return WITH_A_KEY(words) ? 'key' : SOON(words) ? 'today' : null;
}
