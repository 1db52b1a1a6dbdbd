import type { Denial } from './phrase';

/** Help said to be called, sent or on its way. */
export const FALSE_HELP: Denial = {
  id: 'deny.false-help',
  patterns: [
    /\bi(?:'ve| have|'ll| will|'m| am|'m going to| am going to)(?: already| now| just)* (?:call(?:ed|ing)?|contact(?:ed|ing)?|alert(?:ed|ing)?|notif(?:y|ied|ying)|sen[dt](?:ing)?|dispatch(?:ed|ing)?|report(?:ed|ing)?|text(?:ed|ing)?|connect(?:ed|ing)?|transfer(?:red|ring)?) (?:\w+ ){0,3}?(?:911|988|police|help|emergency|ambulance|someone|your|a counsell?or|the authorities|a human|authorities|family)\b/,
    /\bhelp is on (?:the|its) way\b/,
    /\bi(?:'ve| have) (?:been )?(?:trained|licensed|certified)\b/,
    /\bla ayuda va en camino\b/,
    /\bi(?:'ll| will|'m going to|'ve| have| already)(?: just| already| now)* (?:(?:let|tell|told|inform\w*|warn\w*|call|text|message|email|contact) (?:your|you|someone|somebody|them|him|her|the (?:police|hospital|doctor))\b(?! (?:decide|choose|know (?:what|how|when|if)|rest|go|what|how|that|about|this|one))|reach(?:ed)? out to|check(?:ed)? (?:in )?on you|remind you|be watching)/,
    /\b(?:emergency services|the police|an ambulance|paramedics|help|someone|somebody|your (?:mom|dad|family|therapist|doctor)|a counsell?or) (?:has|have|is|are|will)(?: been| be)? (?:contacted|called|notified|alerted|informed|on (?:the|their) way|at your door|with you soon|there soon|coming|sent)\b/,
    /\b(?:ya|voy a|he) (?:llam\w+|avis\w+|contact\w+) (?:a |al )?(?:la |el |tu )?(?:policia|ambulancia|911|988|emergencias|familia|mama|madre|doctor)/,
  ],
};
