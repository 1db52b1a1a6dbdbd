import { animado, encouraged } from './encouraged';
import { type Denial, say } from './phrase';

const MEAL = '(?:meals?|breakfast|lunch|dinner|supper|food|eating|carbs|sugar|snacks?|calories|portions?)';
const COMIDA =
  '(?:comidas?|desayuno|cena|almuerzo|merienda|comer|cenar|hidratos|azucar|calorias|raciones|porciones)';

/** Fasting, restriction, purging and praise of weight lost. */
export const FOOD: Denial = {
  id: 'deny.food',
  phrases: [
    ...encouraged({
      do: '(?:skip|miss|avoid|restrict|limit|cut|drop|count|log|track|go without|do without|eat (?:less|fewer|only|just|smaller)|stop|resist|replace|delay|put off)',
      doing:
        '(?:skipping|missing|avoiding|restricting|limiting|cutting|dropping|counting|logging|tracking|going without|doing without|eating (?:less|fewer|only|just|smaller)|resisting|replacing|delaying|leaving out)',
      what: MEAL,
    }),
    ...encouraged({
      do: '(?:fast(?= (?:for|until|today|tomorrow|tonight|a|one|till)| ?$| ,)|starve|purge|vomit|throw up|throw it up|bring it (?:back )?up|make yourself (?:sick|vomit)|get rid of (?:it|what you ate)|burn (?:it|them|that|those) off|weigh yourself|eat (?:less|nothing|very little))',
      doing:
        '(?:an? {any}(?:fast|purge|detox|cleanse)|fasting|starving|purging|vomiting|throwing (?:it )?up|bringing it (?:back )?up|making yourself (?:sick|vomit)|getting rid of it|burning (?:it|them) off|not eating|eating (?:less|nothing|very little))',
      what: '',
    }),
    ...encouraged({
      do: '(?:lose|drop|shed|get|be|become|stay|take|use|try|work)',
      doing: '(?:losing|dropping|shedding|getting|being|becoming|staying|taking|using|an?)',
      what: '(?:weight|kilos?|pounds|thin|thinner|slim|slimmer|skinny|laxatives?|diuretics?|diet pills?|appetite suppressants?)',
    }),
    ...say([
      '(?:under|below|only|less than|fewer than|no more than|up to|at most|about|around)? ?\\d[\\d_]* (?:k?cal|kcals?|calories|calorias)',
      '(?:laxatives?|laxantes?|diuretics?|diureticos?) ~~ (?:{good}|{bien}|settle|once|quita\\w*)',
      '(?:perhaps|maybe|try|quiza|prueba) ~ (?:laxatives?|laxantes?)',
      '(?:proud|disciplined|discipline|strong|willpower|well done|impressive|admire|good job|control) ~~ (?:not eating|without eating|skipping|fasting|hungry|weight|no food)',
      'you (?:would|will|could) ~ (?:feel|look|be) ~~ (?:thinner|slimmer|lighter|lost|less weight|kilos|pounds|smaller)',
      '(?:hunger|an empty stomach|emptiness) ~ (?:passes|fades|goes away|is (?:strength|control|power|good|clean|a kind)|makes you|means)',
      'you (?:ate|have eaten) (?:too much|enough|more than enough)',
      '(?:orgullos[ao]|disciplinad[ao]|disciplina|voluntad|control) ~~ (?:no comer|sin comer|ayunar|ayuno|saltarte|peso)',
      '(?:el hambre|estomago vacio) (?:se |te |es )?(?:pasa|quita|fuerte|fuerza|limpia|control)\\w*',
      'con ~ (?:kilos?|tallas?) menos',
    ]),
    ...animado({
      haz: 'salta|evita|limita|reduce|cuenta|quita|come (?:menos|solo)|pasa sin|aguanta sin',
      hacer: 'saltar|evitar|limitar|reducir|contar|quitar|comer (?:menos|solo)|pasar sin|aguantar sin',
      que: COMIDA,
    }),
    ...animado({
      haz: 'ayuna|vomita|purga|adelgaza|pierde peso|no comas|come menos',
      hacer:
        'ayunar|vomitar|purgar|adelgazar|perder (?:peso|kilos)|bajar de peso|no comer|comer menos|pasar hambre|hacer ayuno|un ayuno',
      que: '',
    }),
  ],
};
