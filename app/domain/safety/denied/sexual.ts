import { encouraged } from './encouraged';
import { type Denial, say } from './phrase';

/** Sex and flirting. */
export const SEXUAL: Denial = {
  id: 'deny.sexual',
  phrases: [
    ...say([
      'turn(?:s|ed)? (?:you|me) on|turning (?:you|me) on',
      '(?:sexy|horny|aroused|naughty|erotic|orgasm\\w*|masturbat\\w*|porn\\w*|undress\\w*|kinky|seductive|flirt\\w*|nudes?|intercourse|foreplay|lingerie|fuck\\w*)',
      '(?:kissing|touching|caressing|undressing|holding) you|(?:kiss|touch|caress|undress|taste|seduce) (?:you(?:r (?:body|skin|lips|neck))?)(?! (?:up|with kindness))',
      'what are you wearing|are you (?:naked|in bed with|alone in bed)',
      'your (?:body|lips|skin|curves|breasts|legs) ~ (?:amazing|hot|beautiful|soft|perfect|gorgeous|crazy|delicious|wild)',
      '(?:imagine|picture|picturing|imagining|dream of|fantasi[sz]\\w*(?: about)?) (?:you|your body|us)',
      '(?:sexual|intimate|dirty) (?:fantas(?:y|ies)|dreams?|secrets?|desires?|thoughts?) (?:with me|of yours|in detail|do you)|your (?:sexual )?fantas(?:y|ies)',
      '(?:night|fling|hook-?up|one-night stand) (?:with (?:a stranger|someone)|no strings)|no strings attached',
      '(?:que te (?:excita|pone|calienta)|excitad[oa]|cachond[oa]|sexy|travies[oa]|desnud(?:o|a|ate|arte|os)|masturba\\w*|orgasmos?|porno\\w*|erotic[oa]|sensual\\w*|follar\\w*)',
      '(?:besandote|besarte|tocarte|acariciarte|desnudarte|quitandote la ropa|quitarte la ropa|lamerte|acariciandote|tocandote)',
      'que llevas puesto|estas desnud[oa]',
      'tu (?:cuerpo|piel|boca|labios) ~ (?:precios[oa]|hermos[oa]|increible|suave|vuelve|perfect[oa])',
      'me (?:excitas|pones|gusta tu cuerpo|imagino (?:tu cuerpo|contigo))',
    ]),
    ...encouraged({
      do: '(?:have|try|sleep with|hook up with|enjoy)',
      doing: '(?:having|trying|sleeping with|hooking up with)',
      what: '(?:sex|someone new|a stranger|somebody new|casual sex|a one-night stand|a fling)',
    }),
    ...say([
      '(?:tener|ten|practica|practicar) ~ (?:sexo|relaciones sexuales)|{start}(?:acuestate|liate) con (?:alguien|otr[oa]|un|una)|(?:acostarte|liarte) con ~~ {bien}',
    ]),
  ],
};
