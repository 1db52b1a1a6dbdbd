import { peopleTold } from '../told/who';
import { phrase } from '../typed-words';

const LONGEST = 140;
const HELLO =
  '(?:hi+|hey+|hello+|hiya|heya|howdy|yo|morning|good (?:morning|afternoon|evening)|hola+|holi|buenas|buen dia|buenos dias|buenas (?:tardes|noches)|alo|ey|epa|harbor|there|ok|okay|so|well|and|bueno|che|oye|oiga|y|a todo esto|by the way|btw|[.,?])';
const HOW =
  '(?:how (?:are|r) (?:you|u|ya|things)(?: (?:doing|going|today|then|keeping|feeling))*|how is (?:it going|life|things|your day|everything)(?: going)?|hows (?:it going|life|things|your day|you)(?: going)?|how do you do|how you doin\\w*|you (?:ok|okay|alright|good)|alright (?:mate|pal|love)|what is (?:up|good|new)|whats (?:up|good|new)|sup|wassup|wyd|como (?:estas|esta usted|esta|andas|anda|andamos|vas|va|te va|le va|va todo|va eso|te trata la vida|amaneciste|amanecio)(?: (?:hoy|vos|tu|usted|todo))*|que tal(?: (?:estas|todo|va|te va|andas))?|que onda|que hay|que hubo|quiubo|que mas|todo bien|que lo que|que pex|que cuentas|que contas)';
const IS_GREETING = new RegExp(
  `^ (?:${HELLO} )*${HOW}(?: (?:${HELLO}|${HOW}|hoy|today|mate|bot|amigo|amiga|vos|tu|parce|wey|tio|pues))* *$`,
);

const LIKES = phrase(
  '(?:what is|whats|what are|who is|whos) your (?:favou?rite|fave|fav) \\S+|do you (?:drink|eat|watch|play|listen to|dance|sleep|dream|smoke|cook|have pets|have a pet)(?: \\S+){0,4}(?= (?:$|[?]))|(?:favou?rite|fave) (?:film|movie|song|food|colou?r|band|team|book) (?:is|do you have)|(?:tomas|tomaste|comes|bebes|bailas|ves|miras|juegas|jugas|fumas|cocinas|escuchas) (?:(?:vos|tu) )?(?:mate|cafe|terere|pizza|asado|futbol|peliculas|series|musica|vino|cerveza|salsa|tele)(?: (?:vos|tu))?(?= )|cual es tu (?:\\S+ )?(?:favorit[oa]|preferid[oa])|cual es tu (?:pelicula|comida|color|cancion|equipo|banda|libro|serie|postre)|de que (?:cuadro|equipo) (?:sos|eres)|de que signo (?:sos|eres)',
);
const JOKE_ASKED = phrase(
  '(?:know|got|have|tell|telling|heard|do) (?:\\S+ ){0,3}(?:jokes?|anything funny)(?= )|(?:tell|make) me (?:laugh|a joke)|(?:any|no|a) (?:good )?jokes?(?= (?:then|for me|$|[?.,]))|say something funny|(?:sabes|sabe|conoces|tienes|tenes|cuenta|cuentame|contame|conta|dime|decime|echate|tirate|tira|echa) (?:\\S+ ){0,3}chistes?|hazme reir|haceme reir|algun chiste',
);
const JOKE_TOLD = [
  new RegExp(
    '(?:^|[.,?]) (?:(?:\\S+ ){0,4}(?:here is one|heres one|one for you|got one for you|ahi va (?:uno|otro)|te cuento (?:uno|un chiste)) .*|knock knock.*|toc toc.*|why (?:did|do|does|are|is|was|cannot|could) (?:the |a |an )?(?:chickens?|scarecrows?|scientists|seagulls?|cows?|ghosts?|skeletons?|ducks?|tomato(?:es)?|bicycles?|golfers?|math book|bananas?|elephants?|bears?|eggs?|fish|bees?|cookies?|pirates?) .*|what do you call (?:a|an) .*|what did (?:the|one) (?:\\S+ ){1,2}say to (?:the|his|her|another|other) .*|que le dijo (?:el|la|un|una) (?!medic|doctor|jef|profe|maestr|juez|abogad|enferm|psic)\\S+ (?:al|a la|a un|a una|a otr[oa]) .*|cual es el colmo de .*|como se dice (?:\\S+ ){1,4}en (?:chino|japones|aleman|ruso) .*|por que (?:el|la|las|los) (?:pollo|gallina|vacas?|pajaros?|buho|libro de matematicas) .*|habia una vez un \\S+ .* jaja.*)',
  ),
  phrase(
    '(?:that|it|this) (?:is|was) (?:just )?(?:a|my|meant as a) joke(?! of)|(?:era|es|fue) (?:un chiste|una broma|broma|joda|chiste)|te estoy (?:cargando|jodiendo|vacilando|tomando el pelo)',
  ),
];
/** A joke that was not asked for. */
const NO_JOKE = phrase(
  '(?:(?:do|did|does) not|never|nobody|no one|not|was not|were not|without) (?:\\S+ ){0,2}?(?:ask\\w*|want\\w*|need\\w*|say|said|looking|after|here) (?:\\S+ ){0,3}?(?:any |a |for |of |your )*jokes?|(?:no|nadie|nunca) (?:te |le |me |yo )*(?:pedi|pido|pidio|quiero|queria|busco|dije|estoy pidiendo|vine por) (?:\\S+ ){0,3}?chistes?',
);
/** What else is in it goes before play. */
const WEIGHS = phrase(
  'die|dying|kill|dead|hurt|sad|scared|alone|morir\\w*|matar\\w*|muer\\w+|triste|sol[oa]|miedo',
);

const EXERCISES = phrase(
  '(?:weirdest|strangest|oddest|funniest|shortest|easiest|best|quickest) exercise|(?:what|which) (?:kind of |other )?exercises (?:do you have|have you|are there|you got|you have)|(?:que|cuales|cual es el) (?:\\S+ )?ejercicios? (?:\\S+ )?(?:tienes|tenes|tiene|hay|mas (?:raro|corto|facil|loco))',
);

/** Small talk, and the one plain line that there is for it; null for anything else. */
export function smallTalk(
  words: string,
  text: string,
): 'CHAT.you' | 'CHAT.likes' | 'JOKE.none' | 'JOKE.told' | 'HELP.none' | null {
  if (text.length > LONGEST) return null;
  const asked = words.replace(/ (?:not|no) (?=jokes?)/, ' ').replace(NO_JOKE, ' ');
  if (IS_GREETING.test(words)) return 'CHAT.you';
  if (EXERCISES.test(words)) return 'HELP.none';
  if (WEIGHS.test(words) || peopleTold(words).length > 0) return null;
  if (JOKE_TOLD.some((pattern) => pattern.test(words))) return 'JOKE.told';
  if (JOKE_ASKED.test(asked)) return 'JOKE.none';
  return LIKES.test(words) ? 'CHAT.likes' : null;
}

/** Somebody who does not know whether what they bring belongs here. */
export const asksIfHere = (words: string): boolean => BELONGS.test(words);
const BELONGS = phrase(
  '(?:not|do not) (?:really )?(?:sure|know) (?:if|whether) (?:this|it) (?:is|goes|belongs|fits) (?:the right (?:place|thing)|here|in here)|is this the right place|no se si (?:esto |eso )?(?:va|es|entra|cabe|corresponde|se puede)(?: \\S+)? (?:aqui|aca|por aqui|por aca)|no se si (?:es|este es) el lugar',
);

/** Somebody says hello and does not know what to write, and nothing else. */
export const knowsNoWords = (words: string): boolean => NO_WORDS.test(words);
const NO_WORDS = new RegExp(
  `^ (?:${HELLO} )*(?:no se (?:ni )?(?:bien )?(?:que|como|por donde) (?:poner|decir|escribir|contar|empezar|se (?:pone|escribe|dice))(?:te|le)?|(?:idk|dunno|(?:i )?(?:do )?not (?:even |really )?(?:know|sure)|no idea) (?:(?:even|really|exactly) )*(?:what|how|where) (?:to|i should|do i|am i supposed to|am i meant to) (?:say|put|write|type|tell|start|begin)(?: (?:here|in here))?)(?: (?:here|aca|aqui|in here|acá|bien|la verdad|${HELLO}))* $`,
);
