import type { Rule } from './rule';

/** Neither says much alone; together they ask for a gentle question. */
export const SIGN_PATTERNS: readonly { sign: 'trouble' | 'means'; patterns: readonly string[] }[] = [
  {
    sign: 'trouble',
    patterns: [
      'lost|losing ~2 job|house|home|everything|custody|wife|husband|mom|dad|child|baby|business|hope|apartment',
      'fired|laid|evicted|dumped|divorce|divorced|divorcing|bankrupt|expelled|broke|rejected|homeless|unemployed|foreclosed|cheated|debt|alone|lonely|hopeless|depressed|miserable|worthless|exhausted|tired',
      'cannot pay|afford|cope|sleep|stop_crying',
      'failed|failing ~2 everything|school|exam|class|everyone|university|life',
      'passed away|died',
      'left me',
      'bad|worst|terrible|horrible|awful day|week|year|month|news|breakup|life',
      'nobody|noone ~2 me|cares',
      'hate ~1 life|myself|everything',
      'perdi|perdido mi|el|todo|a',
      'me despidieron|dejo|echaron',
      'deprimido|deprimida|sola|solo|triste|divorcio|deudas|deuda',
    ],
  },
  {
    sign: 'means',
    patterns: [
      'what|which|where|how|any|list|find|tell|is|are ~4 bridge|bridges|cliff|cliffs|rooftop|rooftops|building|buildings|overpass|tower ~5 tall|tallest|taller|high|highest|higher|meters|feet|open|access|accessible|railing|deep|near|barrier|barriers',
      'tall|tallest|high|highest|taller|higher ~3 bridge|bridges|cliff|building|buildings|rooftop|overpass',
      'where|how|what|which|best|strongest ~4 buy|get|find|purchase|order|strong|strongest|tie ~3 rope|gun|handgun|pistol|poison|cyanide|helium|nitrogen|noose|razor|blades|fentanyl|sleeping|pills|bleach|knife|shotgun|charcoal',
      'how many|much ~2 @pills|pills',
      'how long ~5 carbon|monoxide|bleed|drown|suffocate|train|freeze',
      'what time ~4 train|trains|express',
      'donde|como ~3 comprar|conseguir|compro|consigo ~3 cuerda|soga|pistola|arma|veneno|pastillas|navaja',
      'que|cual|cuales ~3 puente|puentes|edificio|edificios ~3 alto|altos|alta|altura',
    ],
  },
];

export const TROUBLE_WITH_MEANS: Rule = {
  id: 'suicide.means-in-trouble',
  category: 'suicide',
  level: 'concern',
  subject: 'self',
  patterns: [],
};
