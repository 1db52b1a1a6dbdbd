import { plainTest } from '../../plain/people';

/** That nobody comes to know who called. */
export const wantsNoName = plainTest([
  '(?:without|so) (?:\\S+ ){0,5}(?:know(?:ing|s)?|find(?:ing|s)? out) (?:\\S+ ){0,3}(?:me|who|i (?:called|told|rang|reported))|anonym\\S+|(?:not|without|no need to) (?:\\S+ )?(?:giv(?:e|ing)|say(?:ing)?|leav(?:e|ing)) (?:them )?(?:my|a|any) name|(?:do|will) (?:they|i) (?:\\S+ ){0,4}(?:my name|who (?:called|i am))',
  'sin que (?:\\S+ ){0,3}(?:sepan?|enteren?|entere|digan?) (?:\\S+ ){0,3}(?:yo|quien|mi)|anonim\\S+|sin (?:dar|decir|dejar) (?:mi|el|ningun) nombre|(?:dar|decir|piden|pide|preguntan) (?:\\S+ )?(?:mi|el) nombre|no (?:quiero|vayan a) (?:\\S+ ){0,4}(?:que sepan|decir (?:que fui|quien)|mi nombre)',
]);

/** What a call would bring: the child taken away, a family that never speaks again. */
export const fearsWhatFollows = plainTest([
  '(?:they|police|cps|social (?:services|workers?)) (?:\\S+ ){0,3}(?:take|taking) (?:him|her|them|the \\S+)(?: \\S+)? away|(?:never|not) (?:\\S+ ){0,2}(?:speak|talk) to me (?:again|any)|(?:afraid|scared|worried) (?:to|of) (?:call|report|what (?:happens|comes|will happen))|what (?:happens|will happen|would happen) (?:if|when|after) (?:i|they|we)|get (?:it |things )?worse for (?:him|her|them)|(?:put|place) (?:him|her|them) in (?:care|foster)',
  '(?:me |se )?(?:lo|la|los|las) (?:van a )?(?:quit|llev)\\S+|no me (?:vuelve|va a volver|volvera) a hablar|(?:miedo|temo) (?:\\S+ )?(?:llamar|denunciar|que (?:me|lo|la|se))|que (?:pasa|va a pasar|pasaria) (?:si|cuando|despues)|(?:le|les) vaya peor|desquite con (?:el|ella)',
]);

/** The child is with who writes, or sleeps: nothing is happening now. */
export const isWithThem = plainTest(
  '(?:is|are|hes|shes) (?:\\S+ ){0,3}(?:(?:here )?with me|safe (?:here|with)|asleep|sleeping)|(?:esta|estan|lo tengo|la tengo) (?:\\S+ ){0,3}(?:conmigo|dormid[oa]s?|durmiendo|a salvo)',
  'not|no esta|not with|with (?:him|her|them)|con (?:el|ella|ellos)',
);

/** A number, or whom to call. */
export const asksNumber = plainTest(
  '(?:what|which|a|the|is there a) (?:\\S+ )?(?:number|line|hotline)(?= )|who (?:do|can|should) i (?:call|ring|tell|report)|(?:que|cual|algun|un) (?:\\S+ )?(?:numero|linea|telefono)|a quien (?:le )?(?:llamo|hablo|aviso|denuncio|puedo (?:llamar|hablar))|donde (?:denuncio|llamo|se denuncia)',
);
