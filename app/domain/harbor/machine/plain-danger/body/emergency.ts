import { plainTest } from '../../plain/people';

const SERVICE =
  '(?:911|112|999|000|triple zero|the police|police|polis|officer|medics|cops|feds|gardai|saps|paramedics?|ambos|ambulance|an ambulance|emergency (?:services|number|numbers|line)|emergancy number|emergencias?|numero de emergencias?|numero d emergencias?|carabineros|los carabineros|pacos|los pacos|samu|urgencias|patrullero|policia|poli|poli nacional|patrulla|guardia civil|ambulancia|ambulansia|paramedicos|bomberos|cruz roja|same)';
const WANTED =
  '(?:call|dial|ring|get|send|need|want|phone|reach|connect|number|numbers|llama|llame|llamen|llamar|llamo|marco|manda|mande|manden|envia|envien|necesito|nesecito|quiero|numero|tel|telefono|venga|dame)';

/** The police, an ambulance or the number itself, asked for in a few words; or a cry for somebody, and nothing else. */
const CALLS = plainTest([
  `${WANTED} (?:\\S+ ){0,4}${SERVICE}`,
  `${SERVICE} (?:\\S+ ){0,2}(?:number|please|now|quick|asap|urgent|urgente|ya|ahora|por favor|rapido|rapid)`,
  `(?:^|[.,] )(?:please |por favor |una )?${SERVICE}(?= (?:[.,] )?$)`,
]);
const BEGINS =
  /^(?:[.,] )*(?:call |dial |ring |llamo al |marco al )?(?:el )?(?:911|999|112|000|triple zero|emergency number|numero de emergencias?)(?= )|(?:^| )(?:it is|this is|its|es|es una|tengo una) (?:an )?(?:real )?(?:emergency|emergencia|urgencia)(?= )/;
const CRY =
  /^(?:[.,] |omg |please |por favor |xfis |ay )*(?:socorro+|auxilio+|sos|mayday|emergency|emergencia|(?:some(?:one|body)|sombody|smbdy|any(?:one|body)) (?:please |plz |pls )?(?:help|come|send)\S*(?: \S+){0,3}|(?:send|get) (?:some(?:one|body)|sombody|help)(?: \S+){0,2}|can you call someone(?: \S+){0,4}|(?:help (?:me )?(?:[.,] )?){2,}|help me (?:please|pls|plz|now|quick)|help (?:now|quick|urgent)|(?:que )?alguien (?:que )?(?:me )?(?:ayud\S+|venga)(?: \S+){0,2}|(?:manden?|llamen?) a alguien(?: \S+){0,2}|(?:ay+udame? (?:[.,] )?){2,}|ayud(?:en|a)+me+n? (?:por ?favor|please|ya)(?: \\S+)?|ayuda (?:urgente|ya|please|pls)(?: \\S+){0,3}|ayudenmen?|a quien se llama (?:\\S+ ){0,3}urgente|(?:necesito|nesecito) ayuda (?:ya|urgente|ahora))(?: (?:please|plz|pls|now|ya|ahora|por favor|help|ayuda|[.,]))* $/;
/** They were called, are feared, or it is said of some other day. */
const TOLD =
  /(?:^| )(?:no sirve|no funciona|soy de|not work|not|never|afraid|scared|hate|already|called|nunca|miedo|llame|llamamos|llamo a mi|vino|vinieron|came|when|cuando|used to|my (?:dad|husband|mom|brother|son|job|boss)|trabajo|movie|serie|film|game|juego|test|simulacro|song)(?= )/;
const LONGEST = 16;

export const callsForHelp = (text: string): boolean =>
  text.split(' ').length <= LONGEST &&
  (CRY.test(text) || BEGINS.test(text) || CALLS(text)) &&
  !TOLD.test(text);
