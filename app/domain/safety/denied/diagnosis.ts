import { type Denial, sayUnless } from './phrase';

const DISORDERS =
  'depression|ptsd|adhd|ocd|bpd|bipolar|schizophrenia|psychosis|anorexia|bulimia|clinical depression|major depressive|depresion|bipolaridad|esquizofrenia|[a-z]+ disorder|trastorno';
const CONDITIONS =
  '(?:(?:clinical |major |severe |postpartum )?depression|depressive|ptsd|c-?ptsd|adhd|ocd|bpd|bipolar|borderline|schizo\\w+|psychosis|psychotic|anorexi\\w+|bulimi\\w+|autis\\w+|asperger\\w*|mania|manic|narcissis\\w+|insomnia|dissociat\\w+|panic disorder|(?:\\w+ )?disorder|trastorno|bipolaridad)';

const CONDITION =
  '(?:{any}depressi(?:on|ve)(?: episode)?|clinically depressed|(?:c-)?ptsd|post-?traumatic\\w*|adhd|add|ocd|bpd|bipolar(?:ity)?|borderline|schizo\\w+|psycho(?:sis|tic)|anorexi\\w+|bulimi\\w+|binge eating|autis\\w+|asperger\\w*|mania|manic|hypomani\\w+|dissociati\\w+|paranoi(?:a|d)|addict(?:ion|ed)?|alcoholi(?:c|sm)|(?:\\w+ ){0,2}disorder|{any}syndrome|mental illness|mentally ill|codependen\\w+)';
const CUADRO =
  '(?:(?:una? )?{any}depresion(?: \\w+)?|depresiv[oa]|trastorno(?: \\w+){0,3}|bipolar(?:idad)?|tdah|toc|tept|tlp|esquizo\\w+|psico(?:sis|tic[oa])|anorexi\\w+|bulimi\\w+|autis\\w+|mania|maniac[oa]|hipomania|paranoi\\w+|adiccion|adict[oa]|alcoholi\\w+|sindrome(?: \\w+){0,3}|enfermedad mental|ansiedad (?:generalizada|clinica|patologica)|estres postraumatico)';
const PERSON_LABEL =
  '(?:narcis\\w+|psychopath\\w*|sociopath\\w*|psicopata|sociopata|toxic[oa]?|bipolar|borderline|gaslighter|crazy|insane|loc[oa]|manipulador[a]?)';
/** A name that a doctor gave already, or a limit said plainly. */
const KNOWN =
  '(?:whether|if|have been (?:told|diagnosed)|were (?:told|diagnosed)|(?:he|she|they|doctor|gp|you) {any}(?:says?|said|told|called|calls|thinks?|thought|wonder|feels?|mentioned|read)|cannot|not able|te han (?:dicho|diagnosticado)|te (?:dijo|dijeron|diagnosticaron)|dices|dice|si (?:tienes|es)|no puedo|no se|preguntas) .*';

/** The name of a disorder, for the person or for somebody they talk of. */
export const DIAGNOSIS: Denial = {
  id: 'deny.diagnosis',
  patterns: [
    new RegExp(
      `(?<!whether |if |told |told that )\\byou(?: (?:clearly|probably|definitely|likely|may|might|must|could|seem to|appear to|do))*(?:'ve got| have| are suffering from|'re suffering from| suffer from| are showing signs of| are experiencing| got)(?: an?| the)?(?: (?:severe|mild|clinical|classic|case of|form of|signs of|symptoms of))*\\s(?:${DISORDERS})\\b`,
    ),
    new RegExp(
      `\\b(?:sounds?|seems?|looks?) (?:\\w+ )?like (?:you (?:have|might have|may have|are having)|a case of|it's|this is|classic|clinical)?(?: an?)?\\s?(?:${DISORDERS})\\b`,
    ),
    /\byou(?:'re| are) (?:clinically |clearly |probably |definitely )?(?:bipolar|depressed|psychotic|schizophrenic|anorexic|bulimic|manic|borderline|mentally ill|suicidal|an? (?:addict|alcoholic|narcissist))\b/,
    /\b(?:my|the|your) diagnosis (?:is|would be)\b/,
    /\bi(?: can|'d| would)? diagnose\b/,
    /(?<!(?:dicho|dijeron|dijo|si)(?: que)? )\b(?:tienes|padeces|sufres de) (?:una? )?(?:depresion|trastorno|bipolaridad|esquizofrenia|ansiedad clinica)\b/,
    new RegExp(
      `\\b(?:what you(?:'re| are)? (?:describe|describing|feel|feeling|have)|this|that|it|these|those) (?:is|are|sounds?|looks?|seems?|could be|may be|might be)(?: \\w+){0,5} ${CONDITIONS}\\b`,
    ),
    new RegExp(
      `\\b(?:criteria|symptoms?|signs?|case|textbook|episode|form) (?:for|of)\\b[^.?!]{0,20}${CONDITIONS}\\b`,
    ),
    new RegExp(
      `(?<!whether |if |told |told that )\\byou(?:'re| are|'ve| have|r)?\\b(?: (?:having|have|got|be|are|may|might|could|probably|clearly|likely|seem|to|sound|a|an|in|the|suffering|from|experiencing|showing))* ${CONDITIONS}(?: episode)?\\b`,
    ),
    /(?<!(?:dicho|dijeron|dijo|si)(?: que)? )\b(?:tienes|padeces|sufres|parece|es) (?:de )?(?:una? )?(?:depresion|trastorno|bipolaridad|esquizofrenia|autismo|tdah)\b/,
    /\b(?:manic|depressive|psychotic) episode\b/,
  ],
  phrases: sayUnless(
    KNOWN,
    [
      '(?:you|you all|it|that|this|these|those|what you \\w+|which) {any}(?:have|has|had|are|is|be|sounds?|seems?|looks?|suggests?|points?|means?|show|shows|indicates?|got|suffer\\w*|developed?) ~~ {condition}',
      '(?:signs?|symptoms?|criteria|textbook|classic|clear case|case|consistent|typical|diagnosis|hallmarks?|suffering|episode|form) ~ {condition}',
      '{condition} (?:, )?(?:textbook|is what|by the book|for sure|clearly|in all likelihood|explains?)',
      '(?:could|might|may|must|would) {any}be ~ {condition}',
      '(?:your \\w+|he|she|they|ex|mother|father|boss|husband|wife|partner|person) {any}(?:is|are|was|sounds?|seems?|must be|has|could be) ~ (?:{label}|{condition})',
      '(?:tienes|padeces|sufres|es|son|sera|parece|seria|tiene|eres|estas|encaja\\w*|suena|apunta\\w*|indica\\w*|sugiere\\w*|tener|padecer|sufrir) ~ {cuadro}',
      '(?:signos?|sintomas?|criterios|cuadro|tipic[oa]s?|clasic[oa]s?|episodio|caso) ~ {cuadro}',
      '{cuadro} de (?:manual|libro)',
      '(?:tu \\w+|el|ella|tu ex) {any}(?:es|parece|sera|suena) ~ (?:{label}|{cuadro})',
    ],
    { condition: CONDITION, cuadro: CUADRO, label: PERSON_LABEL },
  ),
};
