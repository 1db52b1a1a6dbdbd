/** A voice that is somebody's, or comes from a thing. */
const SOMEBODYS =
  /(?:^| )(?:radio|tv|telly|television|gps|satnav|phone|voicemail|message|film|movie|series|song|app|podcast|game|speaker|tele|telefono|mensaje|pelicula|serie|cancion|juego|navegador|(?:(?:my|his|her|their|mi|su) \S+ ?s?|(?:boss|teacher|mother|father|ex|coach) ?s?) voice|voz de (?:mi|su|el|la))(?= )/;
const VOICE =
  /(?:^| )(?:the|a|this|that|those|them) voices? (?:\S+ )?(?:tells?|says?|said|told|keeps? (?:telling|saying)|wants?|orders?) (?:me|us|to|i|that|the)(?= )|(?:^| )(?:la|una|esa|las|esas) (?:voz|voces) (?:\S+ )?(?:dice|dicen|decia|dijo|manda|mandan|ordena|pide|quiere|quieren|habla|hablan)(?= )/;

/** "The voice tells me the baby is not mine": somebody is heard who is nobody. Not a radio's, nor a boss's. */
export const tellsOfVoice = (words: string): boolean => VOICE.test(words) && !SOMEBODYS.test(words);
