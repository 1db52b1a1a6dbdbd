import type { Rule } from './rule';

/** Other dangers told in everyday words: orders that are heard, violence at home, marks on the skin, despair nobody sees. */
export const QUIET_OTHERS_EN: Rule[] = [
  {
    id: 'psychosis.told-to-act',
    category: 'psychosis',
    level: 'crisis',
    subject: 'self',
    patterns: [
      'hear|hearing|heard ~1 a|an|this|voices|voice ~4 tells|tell|telling|says|orders|ordering|commands|commanding ~1 me to',
      'they|it|voices|whispers want|wants|tell|tells|telling|told me to ~1 hurt|kill|stab|harm|jump|die|cut|end|burn|attack|strangle',
      'god|satan|devil|angels|jesus|demons ~3 told|tells|telling|wants|want|says|ordered|orders|commands|said ~2 i|me ~2 to|must|should|need|have ~2 sacrifice|die|kill|hurt|jump|burn|bleed|end|punish|cut|starve',
    ],
  },
  {
    id: 'psychosis.messages',
    category: 'psychosis',
    level: 'concern',
    subject: 'self',
    patterns: [
      'tv|radio|songs|billboards|license_plates is|are? ~1 sending|sends|send|giving|talking|speaking to? me',
    ],
  },
  {
    id: 'abuse.throat',
    category: 'abuse',
    level: 'crisis',
    subject: 'self',
    patterns: ['hands|hand|belt|cord around my ~1 throat|neck', 'squeezed|grabbed my ~1 throat|neck'],
  },
  {
    id: 'abuse.stalked',
    category: 'abuse',
    level: 'concern',
    subject: 'self',
    patterns: [
      'ex|he|she|someone|stranger|neighbor|guy|man|stalker ~2 keeps|keep showing|waiting|appearing|turning|parking|lurking up? ~1 at|outside|near|around|behind|in|by my|our ~1 house|home|work|job|door|apartment|street|window|school',
      'ex|he|she|someone|stranger|neighbor|guy|man|stalker ~2 keeps|keep following me',
    ],
  },
  {
    id: 'abuse.next-time',
    category: 'abuse',
    level: 'crisis',
    subject: 'self',
    patterns: [
      'beat|beats|hit|choked|punched|kicked|attacked me ~14 finish_the_job|finish_me|kill_me',
      'finish me off',
    ],
  },
  {
    id: 'self-harm.marks',
    category: 'self-harm',
    level: 'crisis',
    patterns: [
      'been|am|was|started|keep|kept|stopped cutting $|for|since|again|at_night|in_secret|because|and',
      'how deep ~4 cut $|to|for|before',
      'arms|legs|thighs|wrists|skin ~2 covered|full ~2 burns|cuts|scars|marks',
      'burns|cuts|marks i did|made|gave myself|to_myself',
      'fresh|new|more|red lines|marks|slits|burns ~2 on|across|down|up my ~1 arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|stomach|hips',
      'starve|starving|purge|purging|binge|bingeing and|or cut|cutting',
      'i cut $|when|because|to_feel|to_cope|to_not|and_nobody|and_it_helps|every|most',
      'blades|razors|razor|blade ~8 think|thinking about ~1 them|it|using',
      'punched|punch|punching|hit|hitting ~2 wall|mirror|door|glass ~3 bled|blood|bleeding|bloody|broke ~1 $|hand|knuckles|again',
    ],
  },
  {
    id: 'distress.unseen',
    category: 'hopelessness',
    level: 'concern',
    isUndeniable: true,
    patterns: [
      'disappearing|fading|vanishing|drowning|sinking|screaming|falling|dying ~2 nobody ~1 notices|sees|cares|hears|notice|see|hear|care|noticed',
      'feel|feeling|felt|feels dark|bleak|black|grim $|today|tonight|inside|lately|again|rightnow|and',
      'cannot|not|hardly remember|recall ~2 last time ~2 felt|was|feeling ~1 anything|happy|joy|okay|alive|good|normal|something',
      'feel|feeling|am unsafe ~1 in|with|around my|myself|him|her',
      'cannot|not live with what_i|myself|the_guilt|this_guilt|the_shame|it_anymore',
      'why ~2 i ~1 bother $|anymore|getting|waking|trying|with_life|with_anything|at_all',
      'using|snorting|shooting_up|drinking again $|two|every|since|and_i|daily|after',
      'never ~1 stops|ends|stop ~1 hurting|$',
      'see|seeing|saw ~1 shadow|demon|dead|faceless people|figures|man|person|things',
      'things|life|everything|days|mind|head ~2 dark|bleak|black $|lately|rightnow',
      'feel|feeling|felt|am ~1 like a ghost|shadow|shell|burden|corpse',
      'lost|losing everything $|and|i',
      'gambled|gambling|bet|betting ~2 rent|savings|paycheck|money|everything|all|salary|mortgage ~2 away|again|gone|lost|on|$',
    ],
  },
];
