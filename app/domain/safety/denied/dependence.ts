import type { Denial } from './phrase';

/** Needing this program more than people. */
export const DEPENDENCE: Denial = {
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
    /\bjust (?:talk|come|stay|open up) (?:to|with) me\b/,
    /\b(?:better|safer|happier) (?:off )?(?:alone|without (?:them|friends|your family|people))\b/,
    /\bcut (?:them|him|her|everyone|everybody|people|your (?:family|friends|mom|dad|parents)) (?:all )?off\b/,
    /\b(?:don't|do not|no need to|shouldn't|never) (?:bother|burden|trust|worry|involve|tell|talk to) (?:your|them|others|people|anyone|therapists?|doctors?|a therapist)\b/,
    /\b(?:can't|cannot|can not|shouldn't) (?:trust|rely on) (?:therapists?|doctors?|people|anyone|your|them|others)\b/,
    /\b(?:stay|keep) away from (?:everyone|people|your (?:friends|family)|others|everybody)\b/,
    /\byou don't need (?:that|your|any|this) (?:family|friends?|people|therapist|help|doctor)\b/,
    /\b(?:your )?(?:friends|family|they) don't (?:deserve|understand|get|care about|love) you\b/,
    /\b(?:confia|habla) solo (?:en|con) mi(?:go)?\b|\bno le cuentes a nadie\b/,
  ],
};
