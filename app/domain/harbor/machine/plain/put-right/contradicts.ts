import type { Topic } from '../../../../listener/labels';
import { tellsOfDeath } from '../of-life/matters';
import { NAMED } from '../people';
import { phrase } from '../typed-words';

const LONGEST = 200;
const ANY = '(?:any |a |much |some |having |got |in |really |even |all that |no |ningun |ninguna |nada de )*';
const QUARREL =
  '(?:troubles?|problems?|fights?|fighting|arguing|arguments?|rows?|rowing|quarrell?ing|issues?)';
const RELATION = [
  `(?:we|they|us|me and (?:her|him)|(?:she|he) and i|my ${NAMED} and i) (?:(?:are|were|do|did|have|had) )?(?:not|never) (?:have |had )?${ANY}${QUARREL}`,
  `were not (?:having |in )?${ANY}(?:${QUARREL})`,
  `(?:there (?:is|are|was|were) )?(?:no|not any) ${QUARREL} (?:here|between us|with (?:her|him|them)|at home)`,
  `no (?:tenemos|hay|habia|teniamos|son|tengo) ${ANY}(?:problemas?|pleitos?|peleas?|lios?|bronca)(?: (?:entre nosotros|de pareja|con (?:el|ella)|aqui|en casa))?(?= (?:$|[.,]|entre|con|de|ell?a?|mi))`,
  '(?:it |things |that |all )?(?:is |are |was )not (?:that |so |really )?(?:bad|wrong|broken|ugly) (?:between|with) (?:us|him and me|her and me)',
  '(?:there is )?nothing (?:is )?wrong (?:between|with) us',
  'no (?:estamos|andamos|nos llevamos|vamos) mal|(?:entre nosotros|nosotros|con (?:el|ella)) (?:todo |estamos |anda |esta |nos llevamos )+bien|(?:estamos|nos llevamos) (?:\\S+ )?bien (?:el y yo|ella y yo|los dos|nosotros|con (?:el|ella))',
  'no (?:nos )?(?:peleamos|estamos (?:pelead[oa]s|peleando|mal|disgustad[oa]s)|discutimos|reñimos)',
].join('|');

/** How a topic that was taken is contradicted without its own name. */
const CONTRADICTS: Readonly<Partial<Record<Topic, RegExp>>> = {
  partner: phrase(RELATION),
  family: phrase(RELATION),
  friends: phrase(RELATION),
  breakup: phrase(RELATION),
  good: phrase(
    '(?:there )?(?:is )?(?:no|nothing|not (?:a|any|anything)) (?:really |so )?good(?: (?:thing|news|part|day|about|in|here))?|what good(?: thing| news)?|no hay (?:nada|ninguna|ningun) (?:de )?(?:bueno|buena|bonito|cosa buena)|(?:nada|que) (?:de )?(?:bueno|bonito)(?= (?:$|[.,?]|aqui|en|hay|tiene))',
  ),
  sleep: phrase(
    '(?:is|was) not (?:about |a matter of |because of |the |my |to do with )*(?:sleep\\w*|insomnia|night)|(?:yo )?si (?:duermo|puedo dormir)|no es (?:cosa de |por |lo de |que |falta de |el |mi |problema de )*(?:sueno|dormir|insomnio|la noche)|it is not me (?:who|that) (?:cannot|does not) sleep',
  ),
};

/** It was said before, or Harbor is asked back: a reply to Harbor and no new story. */
const SAYS_AGAIN = phrase(
  '(?:as|like) i (?:said|told you|wrote|say)|i (?:said|told you|wrote|am saying|just said)|that is what i (?:said|am saying|mean)|remember|(?:le|te) (?:dije|digo|decia|estoy diciendo|habia dicho|lo dije|acabo de decir)|(?:ya )?(?:te |le )?(?:lo )?(?:dije|habia dicho|conte)|dije que',
);
const TAKEN_ABACK =
  /^ (?:(?:what|huh|eh|no|nah|nope|god|lol|que|como|ay|hombre|wait|er|um|qu[ée]) [.,?]* ?)*(?:no|nah|nope|huh|eh|what|que)(?= [.,?])/;

const DEAD = phrase(
  `(?:she|he|my (?:\\S+ )?${NAMED}) (?:is |has |was |already |long |had )*(?:dead|died|passed(?: away)?)(?! (?:to me|tired|end|set|broke|inside|drunk))|(?:mi (?:\\S+ )?(?:${NAMED}|senora?|viej[oa])|el|ella|se me|si) (?:ya |se |me )*(?:murio|fallecio|esta muert[oa])(?! de (?:risa|miedo|hambre|sueno|cansancio))|(?:ya )?(?:murio|fallecio) (?:mi|en|hace|el|ayer)`,
);
const IN_PAIN = phrase(
  `(?:my|mi|his|her|our) (?:\\S+ )?(?:${NAMED}|abuelit[oa]|papito|mamita)(?: (?:who|that|que|is|está|esta))* (?:\\S+ ){0,3}?(?:in (?:\\S+ )?pain|cr(?:ies|ying|y) (?:\\S+ ){0,3}?(?:pain|night)|hurts|suffer\\w*|screams|moans|llora\\w*|se queja\\w*|sufre\\w*|grita\\w*|tiene dolor\\w*|con (?:mucho )?dolor\\w*)|(?:l[ao]|el|ella) que (?:llora|se queja|sufre|grita|tiene dolor\\w*|no duerme)(?: \\S+){0,4} es mi (?:\\S+)`,
);
const TIRED = phrase(
  '(?:i am|i was|am|feel|feeling|just|only|so|worn|and) (?:just |only |so |really |dead |bloody |all |very |that )*(?:tired|knackered|exhausted|worn out|shattered|wiped(?: out)?|drained|out|beat)(?! (?:of|with|from (?:him|her|them)))|(?:estoy|ando|vengo|quede|es que|solo|tan|muy|que) (?:\\S+ )?(?:cansad[oa]|molid[oa]|agotad[oa]|rendid[oa]|reventad[oa]|fundid[oa])(?! de (?:vivir|todo|esta vida|el|ella))',
);
/** Being tired fits these as they are. */
const TIRES: ReadonlySet<Topic> = new Set<Topic>(
  'low body sleep work caring newborn study worry panic grief trauma'.split(' ') as Topic[],
);
/** What is done to or lived with somebody; whoever has died is no such thing. */
const OF_PEOPLE: ReadonlySet<Topic> = new Set<Topic>(
  'partner family friends breakup lonely good worry anger stuck'.split(' ') as Topic[],
);

/** What a text that contradicts the open topic names in its place; null: nothing of these. */
export interface Contradiction {
  instead: 'grief' | 'caring' | 'body' | null;
  /** What is said beside the contradiction. */
  rest: string;
}

/** Whether a text says that Harbor took the open topic wrongly, and what it is instead. Null: it contradicts nothing. */
export function contradiction(words: string, topic: Topic, isDenied: boolean): Contradiction | null {
  if (words.length > LONGEST) return null;
  const isPlain = isDenied || (CONTRADICTS[topic]?.test(words) ?? false);
  const isReply = isPlain || SAYS_AGAIN.test(words) || TAKEN_ABACK.test(words);
  if (!isReply) return null;
  if (topic !== 'grief' && OF_PEOPLE.has(topic) && (DEAD.test(words) || (isPlain && tellsOfDeath(words))))
    return { instead: 'grief', rest: words };
  if (topic !== 'caring' && topic !== 'grief' && IN_PAIN.test(words))
    return { instead: 'caring', rest: words };
  if (!TIRES.has(topic) && TIRED.test(words)) return { instead: 'body', rest: words };
  return isPlain && !isDenied ? { instead: null, rest: words.replace(CONTRADICTS[topic] ?? '', ' ') } : null;
}
