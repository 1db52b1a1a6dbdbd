import { type Denial, say, sayUnless } from './phrase';

/** Secrecy. */
export const SECRECY: Denial = {
  id: 'deny.secrecy',
  patterns: [
    /\b(?:our|your) (?:little )?secret\b(?! (?:is not|isn't))/,
    /(?<!can't |cannot |can not |not )\bkeep (?:this|it|that|your) (?:a )?(?:secret|between us)/,
    /\bbetween (?:you and me|us|the two of us)\b/,
    /\b(?:won't|will not|never) tell (?:anyone|anybody|a soul|your)\b/,
    /\bno ?(?:one|body) (?:else )?(?:will|has to|needs to|need) (?:ever )?(?:know|find out)\b/,
    /\b(?:completely|totally|fully|strictly|100%) (?:confidential|private)\b/,
    /\b(?:don't|do not|no need to|don't have to) tell (?:anyone|anybody|your|them)\b/,
    /\b(?:nuestro secreto|entre nosotros|no se lo (?:dire|digas|cuentes) a nadie|queda entre|guardare (?:el|tu) secreto)\b/,
  ],
  phrases: [
    ...say([
      'secrets? (?:is|are|will be|stays?) {any}(?:safe|here|with me|mine)',
      '(?:this|it|that|everything|what you ~ \\w+) (?:stays|remains|is|will stay|will remain) (?:just |only |strictly )?(?:between us|between you and me|with me)',
      'i (?:will|would|shall) (?:never|not) {any}(?:tell|say|share|repeat|pass|reveal|betray)(?! (?:you|that) (?:what|to|how))',
      'my lips are|i can keep (?:a|your|this)',
      '(?:secreto|confidencia) ~ (?:a salvo|seguro|conmigo|nuestro)|(?:guardo|guardare|guardar) (?:el|tu|este) secreto',
      '(?:queda|quedara|se queda) (?:solo )?(?:entre|conmigo|aqui)',
      'no se lo (?:dire|contare|voy a (?:decir|contar))',
    ]),
  ],
};

/** A good end promised, or a rescue. */
export const OUTCOMES: Denial = {
  id: 'deny.promise',
  phrases: [
    ...sayUnless('(?:ask|asked|made|make|broke|broken|kept|keep|he|she|they|you) ~ i promise .*', [
      'i (?:can |do |will |solemnly )?(?:promise|guarantee|assure you|swear|bet you|am (?:sure|certain|positive)(?: that)? (?:it|you|everything|things|he|she|they)|give you my word)',
    ]),
    ...sayUnless('(?:^|, )that .*', [
      '(?:by|before|in) (?:summer|winter|spring|autumn|christmas|monday|next \\w+|tomorrow|the end of) ~ you (?:will|are going)',
      '(?:en|para) (?:verano|invierno|primavera|otono|navidad|un mes|un ano) ~~ (?:\\w+aras|\\w+eras|\\w+iras)',
      '(?:goes|go|gets|leaks) nowhere|never leaves (?:this|here|us)|no (?:sale|saldra) de aqui',
      '(?:everything|it|things|all|this|that|you) (?:is|are|will|shall) {any}(?:going to )?(?:be|turn out|work out|end|get) (?:just |perfectly |all |completely )?(?:fine|ok|okay|alright|right|well|good|better|over soon|perfect|happy|solved)',
    ]),
    ...say([
      '(?:you|it|he|she|things|they) (?:will|are going to|is going to) (?:definitely|surely|certainly|absolutely|soon|always|of course|for sure)',
      '(?:definitely|surely|certainly|no doubt|without (?:a )?doubt|guaranteed|for sure) ~ (?:you|it|he|she|they) ~ will',
      '(?:in|by|within) (?:a|an|one|two|next|few|no) {any}(?:days?|weeks?|months?|time|monday|year) ~ (?:you|it|this|everything) (?:will|are going to|is going to)',
      '(?:trust|believe) me(?! (?:or|if))',
      '\\d+ ?%|a hundred percent|(?:one|zero) hundred per ?cent',
      '(?:no matter what|whatever happens|come what may) ~~ i',
      'i (?:will|am going to|can|am here to|shall) {any}(?:save|rescue|protect|fix|heal|cure|keep you (?:safe|alive)|get you (?:out|through)|take care of|never let|make (?:it|everything|you|sure (?:you|nothing|that))|not let)',
      '(?:you have|on) my word|tienes mi palabra',
      'you can (?:always )?(?:count|rely|depend|lean) on me',
      'nothing (?:bad )?(?:will|can|is going to) (?:happen|hurt|harm|touch)',
      'i (?:have )?(?:already |just )?(?:called|phoned|alerted|notified|informed|contacted|let ~ know|sent (?:for|help|someone|an)|told ~ (?:police|services|hospital|doctor|family))',
      '(?:help|someone|somebody|they|an ambulance|the police) (?:is|are|will be) {any}(?:on (?:its|the|their) way|coming|with you (?:soon|shortly|in)|arriving)',
      '(?:te|os) (?:lo )?(?:prometo|juro|garantizo|aseguro|doy mi palabra)',
      '(?:todo|esto|las cosas) (?:va|van|ira|iran|saldra|saldran|se) (?:a )?{any}(?:bien|mejor|solucionar\\w*|arreglar\\w*|pasar\\w*|perfect\\w+|estar bien)',
      '(?:vas a|seguro que|sin duda|desde luego que) ~ (?:mejorar|mejoraras|estar bien|estaras bien|curarte|te curaras|superarlo|lo superaras|vuelve|volvera|saldra|saldras|consigues|conseguiras)',
      'en (?:un|una|unos|unas|dos|tres|poco) ~ (?:te reiras|estaras|lo habras|se te|sera|habra pasado|veras)',
      'yo te (?:voy a )?{any}(?:salv|rescat|cur|saco|sacar|proteg|cuid|protej)\\w*|te (?:voy a |)(?:salvar(?:e)?|rescatar(?:e)?|curar(?:e)?|sacare|protegere)|no dejare que|no voy a dejar que',
      '(?:cuenta|confia|puedes contar|puedes confiar) (?:conmigo|en mi)',
      '(?:pase lo que pase|ocurra lo que ocurra) ~~ (?:yo|estare|te)',
      '(?:ya )?(?:he (?:avisado|llamado|contactado|informado)|avise|llame) a(?:l)?',
      '(?:la ayuda|la ambulancia|alguien|vienen|van) (?:esta |va |ya )?{any}(?:de|en) camino',
      '{start}(?:creeme|hazme caso|fiate de mi)',
      'no te (?:va a pasar|pasara) nada',
    ]),
  ],
};
