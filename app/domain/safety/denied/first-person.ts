import { type Denial, sayUnless } from './phrase';

// What a program may say of itself: what it is and is not, what it can do here, and that it listens.
const IS =
  '(?:an?|not|no|only|just|really|glad|sorry|afraid|here|so|very|still|good|happy to|harbor|software|listening|staying|made|built|the|this|around|unable|able|asking|going to (?:ask|leave|stop|keep)|happy (?:that|you))';
const DOES =
  '(?:do|did|cannot|could not|never|can|could|know|name|read|hear|heard|listen|wonder|think|guess|mean|see|notice|believe|understand|ask|asked|take|took|tell|like|offer|suggest|describe|share|stay|keep|kept|help|guide|thank|stop|missed|repeat|want (?:to|an?|you to)|match|answer|work with|miss things|only|just|still|might|may|have (?:no|time|not|an?|to|moved|your words|read|heard|only|never|nothing|noted)|had|was (?:made|built|not|only|asking|wrong)|would (?:rather|like|not|still|only|never|ask|start|say it)|will (?:ask|let|leave|try|keep|just|still|remember|not|never|say|give|show|tell|name|stay|go|listen|only|stop|take|skip)|called|talked|reached|pressed|wrote|got|go|went through (?:it|what|all)|need|thought|already|describe|am|,|\\?)';

/** Words given to the person, or told back. */
const INSIDE_QUOTES = '^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$';

/**
 * What a reply says of itself, where it is none of the few things that a program can truly say. It is a list of what
 * may be said, not of what may not: lives, feelings and plans can be worded without end.
 */
export const FIRST_PERSON: Denial = {
  id: 'deny.human',
  phrases: sayUnless(
    INSIDE_QUOTES,
    [
      'i (?:(?:really|truly|also|too|always|often|once) )*(?!{does}(?: |$)|(?:really|truly|also|too|always|often|once) )[a-z]+',
      'i am (?!{is}(?: |$))[a-z]+',
      'yo (?!soy|no|solo|puedo|se|,|tampoco)[a-z]+',
      'te (?!ayudare|dire|preguntare|dejare|escuchare|mostrare|dare|hare|quiere|requiere|sugiere|hiere|refiere|pare|mire|tire|inspire|prepare|separe|compare|espere|supere|recupere|altere|retire|repare|apure|agarre)\\w{2,}(?:are|ere|ire)',
    ],
    { is: IS, does: DOES },
  ),
};
