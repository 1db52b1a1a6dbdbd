import { plainTest } from '../../plain/people';

/** A no of its own, before whatever comes after it. */
const PLAIN_NO =
  /^ ?(?:(?:[.,]|oh|god|good|heavens|lord|eh|ay|uy|lol|haha|jaja|what|que|hombre|mujer|dios|mio|of|course|absolutely|definitely|claro|que|por|supuesto) )*(?:no+|nah|nope|nop|nel|never|nunca|jamas|para nada|not at all|en absoluto|que va|ni loc[oa])(?= )(?! (?:lo|la|hare|haria|voy|seria|podria|me|le|quiero|se|pienso|anything|it|that|act|do|would|could|going)(?= ))/;

/** What they would not do: of thinking about it that says nothing. */
const NOT_THE_ACT = plainTest(
  [
    '(?:i (?:\\S+ )?(?:would|could|will|can|am)|id|i(?= never)|(?:^|[.,] )(?:would|could|will|am)) (?:\\S+ )??(?:not|never|nae)(?: (?:ever|going to|gonna|actually|really|able to|gonnae))* (?:do (?:anything|it|owt|that to|something)|doing anything|act on|go through with|take it (?:that|any) far|go that far|hurt myself|harm myself|try (?:it|anything))(?! (?:about|wrong|today|else|with|like|at (?:work|school)|for (?:work|them|him|her|you)))',
    '(?:would|could) (?:not|never) (?:do|put) (?:that|it|them|this) (?:to|on|through) (?:\\S+ ){0,2}\\S+|(?:not|never|nae) (?:going to |gonna )?(?:act on it|do anything about it)|(?:not|never) the (?:type|kind|sort)(?: \\S+){0,3} (?:do it|do that|act)',
    '(?:no|nunca|jamas|tampoco) (?:(?:lo|la|me|eso|voy|a|podria|seria|capaz|de|creo|que|pienso|iria|llegar\\S*) )*(?:haria|hare|hacer|hiciera)(?: (?:nada|ninguna|algo|eso|tal|un|una|alguna))?(?= (?:$|[.,]|por|pero|porque|aunque|x|tonteria\\S*|locura\\S*|cosa|asi|a))',
    '(?:no|nunca) (?:podria|seria capaz|me animaria|llegaria|podria hacerles?) (?:\\S+ ){0,4}(?:eso|hacerles?|hacerlo|hacerlos|tanto|dejarlos|dejarlas|matarme)',
  ],
  'not do anything (?:right|well|fun|these days|anymore|all day)|no hago nada|no haria nada (?:bien|mas)',
);

/** The thought comes, whatever they would do about it. */
const THOUGHT_COMES = plainTest([
  '(?<!(?:^| )(?:nothing|never|not|hardly|no)(?: (?:like (?:that|this)|even|ever|thoughts?|such))* )(?:cross(?:es|ed)?|goes? through|went through|pops? (?:up )?(?:in|into)|flash(?:es|ed)? (?:in|through)|comes? (?:in|into|up in)|passes through|drifts? (?:in|into|through)|runs? through) (?:my|the|me) (?:mind|head)|thought(?:s)? (?:\\S+ )?(?:comes?|come and go|pops? up|creeps? in|shows? up|passes|drifts? by)',
  '(?<!(?:nunca|jamas|no|ni|tampoco) )(?:me |te |lo )*(?:pasa|paso|cruza|cruzo|viene|vino|ronda|da vueltas|ocurre|llega|anda|asoma)(?: \\S+)? (?:por|a|en) (?:la|mi) (?:cabeza|mente|cabezota)|(?:me )?(?:viene|llega|entra|ronda|da) (?:la|esa|una) (?:idea|imagen|vaina)|(?:el|ese) pensamiento (?:\\S+ )?(?:viene|llega|aparece|esta)',
]);

const MANAGE =
  '(?:manage|cope|survive|adjust|get (?:by|on|over it)|be (?:\\S+ )?(?:fine|ok|okay|alright|better|happier|grand|relieved)|do (?:fine|better|ok|okay))';
/** The world without them, told as no loss; or not being there, as no wish of their own. */
const WITHOUT_THEM = plainTest(
  [
    `(?:they|everyone|everybody|people|he|she|kids|children|family|wife|husband|mom|dad|parents|girls|boys|all)(?: (?:would|d)|d)(?: (?:all|just|probably|maybe|still|even|\\S+ly))* ${MANAGE}(?! (?:with (?:it|that|the|you)|mad|angry|if you|at (?:school|work)))|(?:better|easier|simpler|lighter|calmer) (?:off )?(?:\\S+ ){0,3}(?:without me|with someone|if i was|if i were|if i am not|once i am)`,
    '(?:not|never|hardly|barely) (?:\\S+ )?(?:mind|care|bother me|be sorry|complain|object)(?: \\S+){0,3} (?:wake|waking|wake up|wakes|if it (?:all )?(?:ended|stopped|happened)|if (?:i|my|a|the|something) (?:\\S+ ){0,4}(?:stopped|died|hit|gone|happened))|if (?:i|it) (?:\\S+ )?(?:never woke|did not wake|went to sleep and|happened it happen\\S*|did it did)',
    '(?:se (?:las )?(?:arreglarian|apanarian|las arreglan|repondrian|apanarian|acostumbrarian)|(?:estarian|vivirian|quedarian|estaria|andarian|iria|irian) (?:\\S+ ){0,2}(?:bien|mejor|tranquil\\S+|sin mi|igual)|saldrian adelante|descansarian|no (?:me|se) (?:extranarian|echarian|notarian|darian cuenta))(?! (?:con (?:eso|el|la)|si (?:tu|usted|te)))',
    '(?:no (?:me )?(?:importaria|molestaria|quejaria)|me daria (?:lo mismo|igual)|no pasaria nada) (?:\\S+ ){0,4}(?:despert\\S+|desapar\\S+|morir\\S*|durmiera|si (?:un|una|me|no|manana) \\S+)|si (?:no (?:me )?despert(?:ara|ase)|me pasara algo|un dia no) ?(?:\\S+ ){0,4}(?:mejor|igual|bien|alivio|tampoco)|si pasa (?:,|pues|que)? ?(?:pasa|pase)',
  ],
  'lost without|not (?:manage|cope)|no (?:se las arreglarian|estarian bien|saldrian)',
);

/** Whether an answer leaves the thought where it is: the thought comes, or others would do as well without them. */
export const tellsTheThought = (words: string): boolean => THOUGHT_COMES(words) || WITHOUT_THEM(words);

/** A no to doing it, and not to thinking of it: "I would not act on it", "no lo haría, por mis hijos". */
export const deniesOnlyTheAct = (words: string): boolean => NOT_THE_ACT(words) && !PLAIN_NO.test(words);

/** Dying itself is denied beside it: what it was about is then asked as it would be. */
export const deniesTheWish = plainTest(
  '(?:not|no|nunca|never) (?:like |as in |de |es |que |me |quiero |want to |about )*(?:kill(?:ing)? myself|dying|die|suicide|matarme|morirme?|suicid\\S*)',
);
