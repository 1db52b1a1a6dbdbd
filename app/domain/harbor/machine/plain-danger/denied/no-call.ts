import { plainTest } from '../../plain/people';

const WHO =
  '(?:anyone|anybody|no ?one|nobody|someone|somebody|people|police|cops|ambulance|911|feds|authorities|social services|immigration|my \\S+|him|her|them|on me)';
const A_QUIEN =
  '(?:nadie|alguien|policia|ambulancia|migracion|migra|patrulla|911|emergencias|familia|mi \\S+|mis \\S+|ella|ellos|el)';

/** Harbor is asked to call or tell nobody, or whether it will: not what they themselves will not do. */
export const asksNotToCall = plainTest([
  `(?<!(?:^| )(?:i|we) (?:\\S+ )?)(?<!want to )(?<!(?:said|says|told me|tells me|asked me) (?:to )?)(?:not|never|no) (?:you )?(?:go |be |start |even |go and )?(?:call|calling|tell|telling|ring|ringing|phone|phoning|text|texting|report|reporting|send|sending|contact|contacting|alert) (?:\\S+ ){0,2}?${WHO}`,
  `not (?:want|need) (?:\\S+ )?(?:${WHO}|you|anything) (?:to (?:be )?)?(?:called|calling|told|telling|call|tell|know|sent|send|coming|come)`,
  `(?:are|r|do|did|have|is) (?:you|u|this|they|it) (?:\\S+ ){0,3}?(?:tell|telling|told|call|calling|called|report|reporting|contact|contacting|inform|send|sending|alert|alerting) (?:\\S+ ){0,2}?${WHO}|will (?:you|this|it|they) (?:\\S+ )?(?:tell|report|inform|alert|contact) (?:\\S+ ){0,2}?${WHO}`,
  `no (?:(?:me|le|les|lo|la|se|vayan? a|vayas a) )*(?:llam(?:es|en|e|ar)|avis(?:es|en|e|ar)|dig(?:as|an|a)|cuent(?:es|en|e)|mand(?:es|en|e)|envi(?:es|en|e)|report(?:es|en|e)|denunci(?:es|en|e)|marqu(?:es|en|e)) (?:\\S+ ){0,3}?${A_QUIEN}`,
  '(?:does|do|will|would|is|are|can) (?:my )?(?:school|parents|mom|mum|dad|mother|father|folks|teacher|boss|doctor|family|anyone|anybody|police|cops) (?:\\S+ )?(?:get |be |being |gonna be |going to be )?(?:told|notified|informed|alerted|find out|called)|(?:le|les) (?:llega|llegara|llegan|avisan|mandan) (?:\\S+ ){0,2}?a (?:mi|mis|la escuela|el colegio)|se (?:enteran?|va a enterar|van a enterar) (?:mi|mis|la escuela|el colegio|alguien)',
  'no quiero que (?:(?:me|le|les|lo|se) )*(?:llam\\S+|avis\\S+|dig\\S+|cuent\\S+|mand\\S+|envi\\S+|venga\\S*|se enter\\S+|report\\S+)',
  `(?:vas|van|iran|piensas|piensan) a (?:llamar|avisar|decir\\S*|contar\\S*|reportar\\S*|mandar\\S*|denunciar\\S*) (?:\\S+ ){0,3}?${A_QUIEN}|(?:llamas|llamaste|avisas|avisaste|reportas|reportaste|llaman|avisan) (?:\\S+ )?a (?:la |mi )?${A_QUIEN}`,
]);
