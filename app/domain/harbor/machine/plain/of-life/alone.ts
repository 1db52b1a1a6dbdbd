import { phrase } from '../typed-words';

/** Being alone as a feeling, in words that the listener leaves out as fillers: "me siento medio solo". */
export const saysAlone = (words: string): boolean => ALONE.test(words);
const ALONE = phrase(
  'lo que (?:yo )?estoy es (?:muy |bien )?sol[oa]|no (?:hay|tengo) (?:nadie |a nadie )?con quien (?:hablar|platicar|charlar|conversar)|(?<!(?:quiero|quisiera|prefiero|necesito|gusta|gustaria) )(?:me siento|sentirme|me encuentro|ando|me quede|estoy|sigo|estar|vivo|paso) (?:(?:medio|muy|tan|re|bastante|bien|mas|siempre|aca|aqui|todo el dia|como|un poco|super|demasiado) )*(?:sol[oa]|solit[oa]|solisim[oa])(?! (?:quiero|queria|miro|estoy|mirando|necesito|por|para|con (?:mi|el|la)))|(?:nadie|no hay nadie|no tengo a nadie) (?:con quien|aca|aqui|que me|para)|(?:feel|feeling|so|really|all|am|felt) (?:so |very |kind of |really |pretty )*(?:alone|lonely|lonesome)|(?:have|got|there is) (?:no ?one|nobody)(?! (?:to blame|else to))|by myself (?:all|again|every|tonight|since)|on my own (?:all|again|every|tonight|since|now)|(?:lo que )?me falta (?:es )?(?:gente|compania)|(?:aqui |aca )?no conozco a (?:nadie|casi nadie)|(?:do not|did not) (?:really )?know (?:anyone|anybody|a soul)(?= (?:here|there|yet|in|[.,]|$))|what i (?:am missing|miss|need|lack) is (?:people|company)',
);
