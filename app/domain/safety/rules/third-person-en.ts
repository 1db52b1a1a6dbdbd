import type { Rule } from './rule';

/** Somebody else at risk, and the question how to help them. */
export const THIRD_PERSON_EN: Rule[] = [
  {
    id: 'other.suicide',
    category: 'suicide',
    level: 'crisis',
    subject: 'other',
    patterns: [
      '@act himself|herself|themselves|themself|themselfs|hisself',
      '@kinHe ~6 suicidal',
      'suicidal @kin',
      '@kinHe ~4 end|ends|ending|take|taking|took|ended his|her|their ~2 life',
      '@kinHe ~3 does|doing|did|do ~1 stuff|things|something|cuts to ~1 arm|arms|wrist|wrists|leg|legs|thighs|skin',
      '@kinHe ~3 has|have|got|hides|hiding ~3 cuts|marks|scratches|slashes ~3 arm|arms|wrist|wrists|legs|thighs',
      '@kinHe ~5 wants|want|wanted|wanting|going|wishes|wish|thinking|talking|talks|talked|threatening|threatens|threatened|planning|plans|trying|tried|rather ~3 die|dying|dead|suicide|live|disappear|overdose|jump|exist|end_it|ending_it|not_be_here|not_live|kill_himself',
      '@kinHe ~4 not want|wants|wanted to? live|be_here|be_alive|exist|go_on|wake',
      '@kinHe ~4 overdosed|overdose|attempted|cutting|selfharm',
      '@kinHe ~3 is|was|has|been|keeps|started ~2 cutting|selfharm|hurting_herself|starving|cuts',
      '@kinHe ~3 posted|sent|texted|wrote|left|said|told|writing|messaged ~4 goodbye|suicide|goodbyes|suicidal|farewell|better_off_dead|better_off_without|want_to_die|wants_to_die|kill_myself|end_it|end_my_life|not_want_to_live',
      '@kinHe ~3 took|swallowed|taken ~2 @pile of? ~3 @pills',
      '@kinHe ~3 giving|gave|given away ~3 his|her|their|all|everything',
      '@kinHe ~4 gun|pills|rope|knife|noose ~6 kill|die|end|suicide|himself|herself|tonight|locked|threatening|goodbye',
    ],
  },
  {
    id: 'other.attempt',
    category: 'suicide',
    level: 'imminent',
    subject: 'other',
    patterns: [
      '@kinHe ~3 took|swallowed|taken|overdosed|ate ~2 @pile of? ~3 @pills ~6 $|and|now|rightnow|minutes|tonight|what|not|cannot',
      '@kinHe ~2 is|standing|sitting ~2 on the|a bridge|roof|ledge|tracks|railing ~6 jump|kill|off|now|threatening',
      '@kinHe ~6 not|hardly|barely wake|waking|responding|breathing ~2 up?',
      '@kinHe ~6 with|has|have|got ~1 blade|knife|razor|gun|rope|noose|pills ~5 not ~1 open|come|answer|respond|unlock|let',
      '@kinHe has ~2 gun|knife|rope|noose ~5 kill|himself|herself|themselves|die|head',
    ],
  },
  {
    id: 'other.help',
    category: 'suicide',
    level: 'concern',
    subject: 'other',
    patterns: [
      'help|support|talk|helping|worried|worry|concerned|scared|afraid|say|tell|comfort|save|supporting|reach|do ~4 @kinHe|someone|them|him|her ~6 suicidal|suicide|selfharm|overdose|attempt|attempted|cutting|cut|hurts|hurting|die|dying|starving|hurt_himself|hurt_herself|hurt_themselves',
      '@kinHe ~4 suicide|overdose attempt|attempts',
      'attempted suicide',
      'worried|worry|scared|afraid|concerned|terrified ~2 @kinHe ~3 might|will|going|may|could|do|would|is ~2 hurt|harm|kill|do|die|something|himself|herself|themselves',
      'kill|killing|hurt|hurting|hang|harm|harming|overdose themselves|himself|herself|yourself|oneself',
      'suicide|suicidal ~2 friend|brother|sister|son|daughter|partner|husband|wife|student|teen|person|people',
    ],
  },
];
