import { phrase } from '../typed-words';

const TIME = '(?:days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?)';
const LEFT_ES =
  '(?:tomar|beber|fumar|consumir|apostar|jugar|drogarme|cortarme|lastimarme|alcohol|una (?:gota|copa|cerveza)|recaer|pastillas|vomitar)';

/** What was held on to is over: a relapse, a streak that broke, something good that went on until. */
const ENDED = phrase(
  [
    `(?:had|was|were|got to|made it|been) (?:\\S+ ){0,3}${TIME} (?:clean|sober|dry|without (?:a |any )?(?:drink|drinking|booze|smok\\w+|using|gambling|betting|cutting)|off (?:it|the|drink|booze|weed))(?= (?:.* )?(?:last|then|until|till|but|and|yesterday|on|friday|saturday|sunday|monday|tonight|slipped|used|drank|[.,]))`,
    '(?:i |just |have |had |we )*(?:relapsed|slipped up|slipped again|fell off(?: the wagon)?|caved|blew it|broke my streak|lost my streak)',
    '(?:started|back to|went back to|am) (?:drinking|using|smoking|gambling|betting|cutting) again|(?:drank|used|smoked|gambled|cut) again|(?:day|square) (?:1|one)(?: again| all over)|back to (?:day|square) (?:1|one|zero)',
    `(?:llevaba|tenia|iba|completaba|habia cumplido|ya eran|eran) (?:\\S+ ){0,3}${TIME} (?:(?:sin|de no) ${LEFT_ES}|(?:\\S+ )?(?:limpi[oa]|sobri[oa]|sec[oa]))`,
    '(?:recai|recaimos|tuve una recaida|volvi a (?:tomar|beber|fumar|consumir|apostar|jugar|drogarme|cortarme|caer)|(?:me cai|cai) (?:de nuevo|otra vez)|se rompio la racha|rompi la racha|de vuelta al dia (?:1|uno|cero)|(?:todo|dias?|semanas?|meses|anos?) (?:\\S+ )?(?:a la basura|al tacho|al carajo))',
    '(?:was|were|been|going|doing) (?:\\S+ )?(?:so |really |pretty )?(?:well|good|great|fine|happy|better|perfect)(?: \\S+){0,4} (?:until|till|but then|(?:and )?then (?!some))',
    '(?:iba|ibamos|estaba|estabamos|andaba|andabamos) (?:\\S+ ){0,2}(?:bien|feliz|felices|content[oa]s?|mejor|perfecto)(?: (?:\\S+ ){0,4}|,? )?(?:hasta (?:que|ayer|hoy|el|la|anoche)|y (?:entonces|de pronto|de repente))',
  ].join('|'),
);

/** Whether a text tells that something good has come to its end: a relapse, "was well until". */
export const tellsOfEnd = (words: string): boolean => ENDED.test(words);
