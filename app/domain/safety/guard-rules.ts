import type { SafetyLevel } from './types';

export interface GuardRule {
  id: string;
  patterns: readonly RegExp[];
}

const DRUGS =
  'xanax|zoloft|prozac|lexapro|sertraline|fluoxetine|ssris?|antidepressants?|lithium|benzos?|benzodiazepines?|ambien|melatonin|adderall|ibuprofen|tylenol|paracetamol|acetaminophen|medications?|meds|pills';
const DISORDERS =
  'depression|ptsd|adhd|ocd|bpd|bipolar|schizophrenia|psychosis|anorexia|bulimia|clinical depression|major depressive|depresion|bipolaridad|esquizofrenia|[a-z]+ disorder|trastorno';

/** What no reply may hold, whatever it answers. Matched against lower-case text with straight quotes and no accents. */
export const DENIED: readonly GuardRule[] = [
  {
    id: 'deny.method',
    patterns: [
      /\b\d+(?:\.\d+)?\s?(?:mg|milligrams?|grams?|ml|pills?|tablets?|capsules?|pastillas|miligramos)\b/,
      /\b(?:lethal|fatal|deadly|toxic)\b.{0,20}\b(?:dose|dosage|amount|combination|level)/,
      /\bdosis (?:letal|mortal|fatal)\b/,
      /\b(?:noose|asphyxiat\w+|carbon monoxide|helium|cyanide|nitrogen gas|hanging yourself|hang yourself|slit(?:ting)? your|exsanguinat\w+|exit bag|soga|cianuro|ahorcarte)\b/,
      /\b(?:painless|quickest|easiest|effective|peaceful|surest) (?:way|method)s? (?:to|of|for) (?:die|dying|kill|end|suicide)/,
      /\b(?:method|way)s? (?:of|to) (?:suicide|kill(?:ing)? yourself|end(?:ing)? your life|die)\b/,
      /\boverdos(?:e|ing) (?:on|with|of|using)\b/,
      /\bjump(?:ing)? (?:off|from) (?:a|the|that)\b/,
      /\bcut(?:ting)? (?:along|across|deeper|vertically|down) (?:the|your|not)?/,
      /\bdrink(?:ing)? bleach\b/,
      /\b(?:tie|tying) (?:a|the) (?:knot|rope|belt) around\b/,
      /\bgun (?:to|against) (?:your|the) (?:head|temple)\b/,
      /\b(?:fast|skip meals|purge|laxatives?|vomit)\b.{0,30}\b(?:to|and|will|can|helps?)\b.{0,20}\b(?:lose weight|get thin|stay thin)\b/,
    ],
  },
  {
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
  },
  {
    id: 'deny.human',
    patterns: [
      /\bi(?:'m| am) (?:a |an )?(?:real |actual |living )?(?:human|person|man|woman|therapist|counsell?or|doctor|nurse|psychologist|psychiatrist|clinician|social worker|mother|father)\b/,
      /\bi(?:'m| am) not (?:an? )?(?:ai|bot|robot|machine|computer|program)\b/,
      /\bas a (?:fellow )?(?:human|person|therapist|doctor|counsell?or|mother|father|survivor|psychologist)\b,? (?:i|we|myself)/,
      /\bwhen i was (?:a (?:kid|child|teen)|your age|young|in (?:school|college)|depressed|going through)/,
      /\bi(?:'ve| have) (?:been there|felt that|been through (?:this|that|it)|struggled)\b/,
      /\bmy (?:own )?(?:wife|husband|kids|mother|father|childhood|body|depression|divorce)\b(?! (?:is|can|could|may) (?:a word|words))/,
      /(?<!no )\bsoy (?:un|una) (?:persona|humano|humana|terapeuta|medico|psicologo|psicologa)\b/,
      /\bno soy (?:un|una) (?:ia|robot|maquina|bot)\b/,
    ],
  },
  {
    id: 'deny.diagnosis',
    patterns: [
      new RegExp(
        `(?<!whether |if )\\byou(?: (?:clearly|probably|definitely|likely|may|might|must|could|seem to|appear to|do))*(?:'ve got| have| are suffering from|'re suffering from| suffer from| are showing signs of| are experiencing| got)(?: an?| the)?(?: (?:severe|mild|clinical|classic|case of|form of|signs of|symptoms of))*\\s(?:${DISORDERS})\\b`,
      ),
      new RegExp(
        `\\b(?:sounds?|seems?|looks?) (?:\\w+ )?like (?:you (?:have|might have|may have|are having)|a case of|it's|this is|classic|clinical)?(?: an?)?\\s?(?:${DISORDERS})\\b`,
      ),
      /\byou(?:'re| are) (?:clinically |clearly |probably |definitely )?(?:bipolar|depressed|psychotic|schizophrenic|anorexic|bulimic|manic|borderline|mentally ill|suicidal|an? (?:addict|alcoholic|narcissist))\b/,
      /\b(?:my|the|your) diagnosis (?:is|would be)\b/,
      /\bi(?: can|'d| would)? diagnose\b/,
      /\b(?:tienes|padeces|sufres de) (?:una? )?(?:depresion|trastorno|bipolaridad|esquizofrenia|ansiedad clinica)\b/,
    ],
  },
  {
    id: 'deny.medication',
    patterns: [
      new RegExp(
        `\\b(?<!(?:don't|not|never|before you|without) )(?:you (?:should|could|can|need to|might want to|may want to|ought to)|try|i(?:'d| would)? (?:suggest|recommend)|consider|start|go ahead and) (?:\\w+ ){0,3}?(?:tak(?:e|ing)|stop(?:ping)?|start(?:ing)?|increas(?:e|ing)|lower(?:ing)?|doubl(?:e|ing)|skip(?:ping)?|quit(?:ting)?|mix(?:ing)?|try(?:ing)?|using)? ?(?:\\w+ ){0,4}?(?:${DRUGS})\\b`,
      ),
      new RegExp(
        `\\b(?:stop|quit|skip|double|increase|lower) (?:taking )?(?:your|the|those|these) (?:\\w+ )?(?:${DRUGS}|dose|dosage|prescription)\\b`,
      ),
      /\btake (?:more|less|an extra|another|two|a few) (?:of )?(?:your |the )?(?:dose|pill|pills|tablets?|meds|medication)\b/,
      /\b(?:deberias|puedes|prueba a|te recomiendo) (?:tomar|dejar de tomar|dejar|aumentar)\b.{0,30}\b(?:medicamentos?|pastillas|antidepresivos?|dosis)\b/,
    ],
  },
  {
    id: 'deny.dependence',
    patterns: [
      /\byou (?:only|just) need me\b/,
      /\bi(?:'m| am) (?:all you need|the only one|your only|always here|here 24|always going to be here|better than)\b/,
      /\bi(?:'ll| will) (?:always|never) (?:be (?:here|there|with)|leave|stay|love)/,
      /\b(?:you )?don't need (?:anyone|anybody|a therapist|therapy|other people|friends|your (?:friends|family|therapist|doctor)|to see (?:a|anyone)|professional|them)\b/,
      /\bno ?(?:one|body) (?:else )?(?:understands|gets|knows|cares about|loves) you (?:like|the way|as much|but)/,
      /\bi (?:understand|know|get) you (?:better|more) than\b/,
      /\bi love you\b/,
      /\bi need you\b/,
      /\bi(?:'d| would) (?:be (?:sad|lonely|lost|heartbroken)|miss you)\b/,
      /\b(?:come|talk) (?:back )?to me (?:first|instead|every day|whenever|before)/,
      /\binstead of (?:your )?(?:therapist|doctor|friends|family|a professional|people|calling)\b/,
      /\b(?:stay|keep talking) with me forever\b/,
      /\b(?:solo me necesitas a mi|siempre estare|no necesitas a nadie|te quiero|te amo)\b/,
    ],
  },
  {
    id: 'deny.contract',
    patterns: [
      /(?<!can't |cannot |not )\bpromise (?:me|that you|you|not to|to)\b/,
      /\b(?:can|could|will|would) you (?:please )?promise\b/,
      /\bgive me your word\b/,
      /\bswear (?:to me|that you|you)\b/,
      /\b(?:sign|make|agree to) (?:a |an |this )?(?:no-suicide |safety |no suicide )?(?:contract|pact|agreement|deal)\b/,
      /\bmake me a promise\b/,
      /\b(?:prometeme|me prometes|juramelo|promete que)\b/,
    ],
  },
  {
    id: 'deny.encouragement',
    patterns: [
      /\b(?:you should|go ahead and|just|you can|feel free to|maybe you should) (?:do it|kill yourself|end (?:it|your life)|die|hurt yourself|cut yourself|harm yourself|jump|give up)\b/,
      /\b(?:better off|easier|happier|at peace) (?:dead|without you|if you (?:died|were gone|were dead|weren't))/,
      /\b(?:it's|it is|it would be|that's) (?:okay|ok|fine|alright|understandable|reasonable|normal|your right) (?:to|for you to) (?:die|kill|end (?:it|your life)|hurt yourself|want to end it|cut|harm|starve|give up)/,
      /\b(?:death|suicide|dying|self-harm|cutting|drinking|starving) (?:is|can be|may be|might be|would be|could be) (?:\w+ )?(?:a |an |the |your )?(?:\w+ )?(?:solution|answer|option|relief|release|escape|way out|choice|healthy|helpful|brave|beautiful|peaceful|empowering|coping|good|valid)/,
      /\bi (?:support|respect|understand) your (?:decision|choice|plan|wish) to (?:die|end|kill|leave)/,
      /\b(?:nothing|no reason) (?:left )?to live for\b/,
      /\byou(?:'re| are) (?:right,? )?(?:a burden|worthless|hopeless|useless|a failure)\b(?!\?)/,
      /\b(?:nobody|no one) would (?:miss|notice|care)\b/,
      /\bsee you on the other side\b/,
      /\b(?:hazlo|matate|deberias (?:morir|hacerlo|matarte)|estarian mejor sin ti)\b/,
    ],
  },
  {
    id: 'deny.abandonment',
    patterns: [
      /\b(?:can't|cannot|can not|unable to|not able to|won't|will not|don't want to) (?:\w+ )?(?:continue|keep talking|talk (?:about|to you|with you)|help you|help with (?:this|that|it|your)|discuss|engage|chat|assist|respond to|go on|provide|support you)\b/,
      /\b(?:this|our) (?:conversation|chat|session) (?:is over|ends|has ended|has to end|must end|will end|is now closed)\b/,
      /\bi(?:'m| am| have to| need to|'ll| will) (?:ending|end|closing|close|leave|leaving|stop|go now) (?:this|the|our|here|you)\b/,
      /\b(?:i have to|i must|i need to) (?:go|leave|stop)\b/,
      /\b(?:talk|go|speak) to someone else\b(?! (?:too|as well|also))/,
      /\bnot my (?:problem|job|place|concern)\b/,
      /\bstop (?:messaging|writing|texting|contacting|talking to) me\b/,
      /\bgoodbye\b(?=[.! ]*$)/,
      /\b(?:no puedo (?:ayudarte|seguir|continuar|hablar)|esta conversacion (?:termina|ha terminado)|habla con otra persona)\b/,
    ],
  },
  {
    id: 'deny.minimising',
    patterns: [
      /\b(?:it's|it is|that's|that is|things are) not (?:that|so|really that) (?:bad|big|serious|hard)\b/,
      /\b(?:others|other people|people|many) (?:have|had|got) it (?:much |a lot |far )?worse\b/,
      /\b(?:cheer up|calm down|lighten up|snap out of it|get over it|man up|suck it up|toughen up|move on already|shake it off|look on the bright side|just relax|just think positive(?:ly)?|think positive(?:ly)?|be positive|stop (?:crying|complaining|whining|being (?:so )?(?:dramatic|negative|sad)))\b/,
      /\b(?:you're|you are) (?:just )?(?:overreacting|being (?:dramatic|silly|selfish|ridiculous|weak|too sensitive)|too sensitive|exaggerating|seeking attention)\b/,
      /\b(?:it's|it is) (?:all )?(?:just )?(?:in your head|a phase|attention|hormones|stress)\b/,
      /\b(?:suicide|that|it) is (?:selfish|cowardly|a sin|weak|stupid)\b/,
      /\byou(?:'ll| will) (?:be (?:just )?fine|get over it|feel better (?:soon|tomorrow|in no time))\b/,
      /\b(?:everyone|everybody) (?:feels|gets|goes through) (?:that|this|sad|like)\b/,
      /\bat least you\b/,
      /\b(?:no big deal|could be worse|don't be (?:sad|silly|dramatic)|count your blessings|so much to live for|don't worry about it)\b/,
      /\b(?:no es para tanto|animate|hay gente peor|estas exagerando|calmate|se te pasara|no seas)\b/,
    ],
  },
  {
    id: 'deny.false-help',
    patterns: [
      /\bi(?:'ve| have|'ll| will|'m| am|'m going to| am going to)(?: already| now| just)* (?:call(?:ed|ing)?|contact(?:ed|ing)?|alert(?:ed|ing)?|notif(?:y|ied|ying)|sen[dt](?:ing)?|dispatch(?:ed|ing)?|report(?:ed|ing)?|text(?:ed|ing)?|connect(?:ed|ing)?|transfer(?:red|ring)?) (?:\w+ ){0,3}?(?:911|988|police|help|emergency|ambulance|someone|your|a counsell?or|the authorities|a human|authorities|family)\b/,
      /\bhelp is on (?:the|its) way\b/,
      /\bi(?:'ve| have) (?:been )?(?:trained|licensed|certified)\b/,
      /\bla ayuda va en camino\b/,
    ],
  },
];

/** What a reply must hold from this level on. */
export const REQUIRED: readonly (GuardRule & { from: Exclude<SafetyLevel, 'none'> })[] = [
  { id: 'require.resources', from: 'concern', patterns: [/\b(?:988|741741|911|findahelpline)\b/] },
  { id: 'require.question', from: 'concern', patterns: [/\?/] },
  { id: 'require.line', from: 'crisis', patterns: [/\b988\b/] },
  {
    id: 'require.people',
    from: 'crisis',
    patterns: [
      /\b(?:someone|somebody|friend|family|person|people|doctor|therapist|counsell?or|nurse|parent|neighbou?r|alguien|amig[oa]|familia|persona|medico)\b/,
    ],
  },
  { id: 'require.now', from: 'imminent', patterns: [/\b(?:now|right away|this minute|ahora|ya mismo)\b/] },
];
