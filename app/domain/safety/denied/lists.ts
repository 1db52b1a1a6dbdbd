/** Words that several families share. Lower case, no accents, short forms written out. */
export const LISTS: Record<string, string> = {
  // Where an order begins: at the start of a clause, after words that only lead up to it.
  start:
    '(?<=^|, |" |(?:^|, |\\b)(?:and|then|so|or|but|just|maybe|perhaps|simply|please|also|instead|honestly|today|tonight|tomorrow|yes|y|o|pero|mejor|quizas?|solo|entonces|pues|que|si|hoy|esta noche) )',
  may: 'you (?:(?:really|just|probably|also|always|still|only) )?(?:could|can|should|might|may|must|ought to|need to|had better|would better|have to|would do well to|are allowed to|are free to|deserve to)(?: (?:also|just|always|simply|even|well|want to|try to|consider|think about|start to|start by|safely|gently))*',
  suggest:
    '(?:try|consider|suggest|recommend|advise|worth|how about|what about|why not|enjoy|keep|keep on|start|think about|by|good at)',
  better:
    '(?:(?:better|best|fine|okay|ok|alright|safe|wise|wiser|good|easier|enough|time|healthy|healthier|smart|reasonable|understandable|harmless|right|allowed|advice is|advice would be|suggestion is|idea) (?:for you )?to|i would|i suggest you|i recommend you|why not|why do you not|let us)',
  good: '(?:helps?|helped|works?|eases?|relax\\w*|calms?|soothes?|settles?|clears?|heals?|earned|deserved?|(?:will|would|can|could|may|might|should) (?:help|ease|calm|settle|soothe|relax|work|do you good|feel good|take the edge off|be (?:good|fine|okay|ok|enough|worth|easier|safer|better|a (?:good|gentle|nice|fair|quick))|bring|give|make|let|free|clear|soften|smooth|be just what)|(?:will|would|does|do|can|could) not (?:hurt|harm|do any harm|matter)|takes? the edge|(?:take|keep) your mind off|distract\\w*|is (?:fine|okay|ok|harmless|safe|healthy|natural|reasonable|good|safer|better|an? {any}(?:way|trick|help|start|strength|tool|remedy|relief|comfort|release|reset))|no harm|little harm|(?:good|easy|gentle|reasonable|quick|simple|healthy|effective|old|great|natural) (?:way|trick|remedy|tool|choice|option|idea))',
  // Spanish: what is advised (with an infinitive), and what is praised.
  puedes:
    '(?:puedes|podrias|deberias|debes|tienes que|habria que|hay que|prueba a|intenta|procura|mejor|conviene|te conviene|te vendria bien|te recomiendo|recomiendo|te aconsejo|aconsejo|sugiero|lo mejor es|es mejor|seria mejor|seria bueno|esta bien|vale la pena|merece la pena|es hora de|yo probaria a|que tal|por que no|basta con|te toca|te mereces|animate a|atrevete a|considera)',
  bien: '(?:ayuda\\w*|alivia\\w*|calma\\w*|relaja\\w*|sirve\\w*|sirva|funciona\\w*|sienta bien|sentara bien|viene bien|vendra bien|vendria bien|te hara bien|limpia\\w*|cura\\w*|mereces|(?:no|nunca) (?:te )?(?:hace|hara|haria|hizo) (?:ningun )?dano|no pasa nada|es (?:bueno|buena|sano|sana|mejor|normal|seguro|natural|razonable|una? {any}(?:forma|manera|truco|remedio|idea|herramienta|ayuda|opcion))|(?:buena|buen|facil|sencilla|sana) (?:forma|manera|idea|truco|remedio)|(?:para|a) (?:dormir|relajarte|calmarte|olvidar|desconectar|soltar|animarte))',
  clitic: '(?:te|me|se|nos|la|las|lo|los|le|les|telo|tela|telos|telas|selo|sela)',
  someone:
    '(?:him|her|them|your {any}(?:family|mum|mom|mother|dad|father|parents?|sister|brother|friends?|husband|wife|partner|boyfriend|girlfriend|children|kids|son|daughter|relatives|boss|ex)|people|anyone|anybody|everyone|everybody|others|friends|family)',
  alguien:
    '(?:tu (?:familia|madre|padre|mama|papa|hermana|hermano|marido|mujer|esposo|esposa|pareja|novio|novia|hijo|hija|jefe|jefa|ex)|tus (?:padres|amigos|amigas|hijos|hermanos)|nadie|todos|ellos|ellas|la gente|los demas|otros|amigos)',
  partner:
    '(?:he|she|they|your (?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|ex)|men|women)',
};
