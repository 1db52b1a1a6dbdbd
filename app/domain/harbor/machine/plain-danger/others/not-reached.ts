import { NAMED, plainTest } from '../../plain/people';

const HELP =
  '(?:911|988|112|999|000|111|them|police|cops|guards|gardai|ambulance|doctor|hospital|emergency|help|la policia|policia|ambulancia|emergencias|medico|hospital)';
const NO_ONE = '(?:anyone|anybody|nobody|no ?one|anything|nadie|ningun[oa])';

/** Nobody was called, told or reached, said against what was taken for it. */
export const saysNotReached = plainTest(
  [
    `(?:(?<=(?:^| )i )(?:did )?(?:not|never) (?:\\S+ )?(?:call|ring|phone|reach|contact)|(?:not|never|nae) (?:\\S+ )?(?:called|rang|rung|phoned|texted|told|contacted|reached|spoke|spoken|talked|asked))(?: (?:to|with|for|a|an|the|any))* (?:${NO_ONE}|${HELP}|yet|him|her|my \\S+)|(?:i )?(?:called|rang|phoned|told|asked|reached|texted) (?:nobody|no ?one)|(?:not|never) (?:called|rung|phoned|rang)(?= (?:$|[.,]|yet))|in nobody ?s? hands|(?:nobody|no ?one|none) (?:is |has |was |have )?(?:coming|been called|called|been told|on the way|with me|reached)(?= (?:$|[.,]|yet|i|for|and|but|here))|who (?:is coming|answered|picked up)(?= (?:$|[.,]))|(?:not|never) (?:at|in|on the way to) (?:a |the |any )?(?:hospital|ambulance|er|ward)(?= )`,
    `(?:no|ni|nunca) (?:\\S+ )?(?:he )?(?:llame|llamado|llamamos|marque|marcado|avise|avisado|hable|hablado|pedi|le dije|les dije)(?: (?:a|al|con|la|el|una|ya))* (?:${NO_ONE}|${HELP})|no (?:he )?(?:llame|llamado|marque|avise)(?= (?:$|[.,]|yo|pues))|(?:a mi )?nadie (?:\\S+ )?(?:viene|esta viniendo|vino|me contesto|contesto|sabe|va a venir|ha venido)(?= (?:$|[.,]|porque|pq|y|ni|a|para))|no viene nadie|no (?:hay|esta|tengo) (?:a )?nadie (?:conmigo|aqui|aca|al lado)|no estoy en (?:manos de nadie|ningun hospital|el hospital|urgencias)|quien (?:me contesto|viene|contesto)(?= (?:$|[.,]))`,
  ],
  'but i (?:called|rang|told|just)|pero (?:ya )?(?:llame|le dije|avise)|if i (?:do not|not)|should not|will not|does not answer',
);

/** What to say to the police, the ambulance or the number, asked. */
export const asksWhatToTellHelp = plainTest([
  `what (?:do|should|would|will|can|am) i (?:even |supposed to |meant to |going to )*(?:say|tell)(?: to)? (?:the )?(?:911|999|112|000|operator|dispatcher|police|cops|guards|gardai|ambulance|emergency|paramedics|hospital)|(?:what|how) (?:do|should) i (?:\\S+ )?(?:say|tell|explain) (?:\\S+ ){0,3}(?:when|if) they (?:pick up|answer)|(?:if|when) (?:they|911|999) (?:pick up|answer)\\S* what (?:do|should) i`,
  'que (?:les |le )?(?:digo|cuento|explico|tengo que decir(?:les)?|debo decir(?:les)?)(?: (?:yo|cuando))?(?: (?:a|al) (?:la |los |las |el )?| (?:la |los )?)(?:911|112|123|107|991|policia|operador\\S*|ambulancia|emergencias|bomberos|del 911|de la ambulancia|hospital)|que (?:les |le )?(?:digo|cuento) (?:\\S+ )?(?:cuando|si) (?:me )?(?:contesten|atiendan|contestan|atienden|respondan)|como (?:les|le) (?:digo|explico) (?:a|al) (?:la |los )?(?:911|policia|emergencias|ambulancia)',
]);

const NEAR =
  '(?:next door|across the (?:road|street|hall|way)|over the (?:road|way|street|fence)|up(?:stairs| the road)|down(?:stairs| the road)|round the corner|down the hall|a few doors|al lado|de enfrente|enfrente|de arriba|de abajo|a la vuelta|a la esquina|del \\d+)';
const SOMEBODY = `(?:(?:my|the|a|mi|la|el|un|una) (?:\\S+ )?(?:${NAMED}|neighbou?r|landlord|landlady|priest|cura|porter[oa]|casero|casera|encargad[oa])|neighbou?rs?|he|she|they|[a-z]+(?: [a-z]+)? ${NEAR})`;
const COME = '(?:come|help|drive|take me|bring me|sit with me|stay with me|run me|give me a lift|be over)';

/** Somebody would come, or could take them, if they were asked: nobody was yet. */
export const wouldCome = plainTest(
  [
    `${SOMEBODY} (?:${NEAR} )?(?:who |that )?(?:would|could|might|can|will) (?:\\S+ )?(?:${COME})(?: \\S+){0,3} (?:if|when) (?:i|he|she|they)|${SOMEBODY} (?:${NEAR} )?(?:would|could|might) (?:probably |maybe |likely )?${COME}|if i (?:rang|called|asked|phoned|knocked|texted)(?: \\S+){0,2} (?:he|she|they) (?:would|will|might) (?:\\S+ )?${COME}`,
    `(?:vendria|podria venir|me llevaria|podria llevarme|me podria llevar|me acompanaria|podria acompanarme|vendria corriendo)|si (?:la|lo|le|les) (?:llamo|aviso|hablo|marco|pido|toco)(?: \\S+){0,3} (?:viene|vendria|me lleva|baja|sube|corre)`,
  ],
  'would not|could not|will not|never|no (?:vendria|podria|viene)|nobody|nadie|police|policia|kill|ashamed of me|drunk|borrach\\S+|would come (?:home|back)|could help it',
);

/** Somebody is near, asleep or not asked: for a body in need they are to be woken. */
export const isNearButUnasked = plainTest(
  [
    `[a-z]+ (?:\\S+ )?${NEAR}(?: \\S+){0,8} (?:bed|asleep|sleep\\S*|old|deaf|late|(?:his|her|their) own|duerm\\S+|dormid\\S+|acostad\\S+|mayor|tarde)|(?:only|just|bar|except|apart from|solo|nomas|salvo|menos) (?:\\S+ ){1,3}${NEAR}|(?:wake|waking|bother|despertar|molestar) (?:a )?(?:la |el |mi |my |the )?(?:\\S+ )?(?:neighbou?rs?|vecin[oa]s?|${NEAR})`,
    '(?:going|gonna|will|heading|off) (?:\\S+ ){0,4}(?:knock|bang|tap|rap) (?:\\S+ ){0,3}(?:door|window|next door|wall)|(?:voy a|voy y) (?:\\S+ )?(?:tocar|golpear|despertar)(?:le|la|lo)? (?:\\S+ ){0,2}(?:puerta|ventana|vecin[oa])',
    `${SOMEBODY} (?:is |are |will be |esta |ya )*(?:asleep|sleeping|in (?:the )?bed|goes to bed|dormid[oa]|durmiendo|acostad[oa])`,
  ],
  'gone away|empty|moved (?:out|away)|dead|died|on holiday|vacaci\\S+|murio|se mudo|fight\\S*|noisy|ruidos\\S+',
);
