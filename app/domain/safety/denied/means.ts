import { type Denial, say } from './phrase';

const THINGS =
  '(?:pills?|tablets?|paracetamol|acetaminophen|overdos\\w*|rope|noose|hanging|bridges?|jumping|guns?|firearms?|knife|knives|razors?|blades?|trains?|drowning|gas|fumes|poison\\w*|cutting|falling|height|burning|pastillas|sobredosis|soga|ahorcar\\w*|puentes?|tirarse|saltar|pistolas?|armas?|cuchillas?|cuchillos?|tren|ahogar\\w*|veneno|cortar\\w*)';
const COMPARED =
  '(?:quick|quicker|quickest|fast|faster|slow|slower|slowest|painless|painful|lethal|deadly|deadlier|fatal|certain|sure|surer|reliable|gentle|gentler|peaceful|visible|survive\\w*|longer|wake up|less likely|more likely|easier|effective|clean way|rapid[oa]|lent[oa]|indolor[oa]?|doloros[oa]|letal(?:es)?|mortal(?:es)?|segur[oa]|eficaz|seguras|eficaces|tardan?|funcionan?|nota)';

/** Ways to die or to be hurt, compared or weighed, and how to hurt oneself with care. */
export const MEANS: Denial = {
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
    /\b(?:take|taking|swallow\w*|tak(?:es|ing)) (?:\d+|ten|twenty|thirty|forty|fifty|all|a handful|a bottle)\b[^.?!]{0,20}\b(?:of them|them|with alcohol|at once)\b/,
    /\b(?:mix|mixing|combin\w+)\b[^.?!]{0,40}\b(?:alcohol|pills?|benzos?|opioids?|vodka|medication|meds)\b/,
    /\b(?:alcohol|benzos?|opioids?|pills)\b[^.?!]{0,30}\bstops? (?:your |the )?(?:breathing|heart)/,
    /\b(?:golden gate|aokigahara|beachy head)\b/,
    /\b(?:belt|rope|cord|sheet|scarf)\b[^.?!]{0,30}\b(?:rod|beam|ceiling|door|fan|branch|tree|neck|knot)\b/,
    /\b(?:train|gun|bridge|height|fall|overdose|hanging|drowning|gas)\b[^.?!]{0,25}\b(?:is|would be|are) (?:the )?(?:surest|quick(?:er|est)?|fast(?:er|est)?|painless|lethal|most (?:common|reliable|effective)|certain)/,
    /\bcut\w* (?:lengthwise|vertical\w*|deep\w*|along)\b/,
    /\b(?:damages?|destroys?|shuts? down) (?:the|your) (?:liver|organs?|kidneys?|heart)\b/,
    /\b(?:one|two|three|four|five|ten|twenty|thirty|forty|fifty|a hundred) (?:milligrams?|mg|grams?|pills?|tablets?|capsules?)\b/,
    /\b(?:under|below|only|than|just) \d{2,4} (?:k?cal|calories)\b/,
    /\b(?:laxatives?|purg(?:e|ing)|starv(?:e|ing)|vomit(?:ing)?|fasting)\b[^.?!]{0,50}\b(?:keeps?|help|light|thin|slim|lose|weight|works?|good|control)\b/,
  ],
  phrases: [
    ...say(
      [
        '{means} ~~ (?:is|are|be|would|takes?|es|son|no|not|se|siempre|as|less|more|mas|menos|seria)? ?(?:be |so |as |much |far |always |mas |menos |siempre |mucho |muy )*{compared}',
        '{means} (?:is|are|would|will|does|do|es|son|seria|no) (?:\\S+ )?(?:not|no|never|nunca|siempre)? ?(?:\\S+ ){0,2}{compared}',
        '{compared} ~ (?:than|que) ~ {means}',
        '(?:if you (?:must|have to|need to|are going to|really|do|still|want to)|when you|si (?:tienes que|vas a|necesitas|quieres)) ~ (?:hurt|cut|harm|burn|scratch|hacerte dano|cortarte|lastimarte|quemarte|te cortas) ~~ (?:use|clean|not|only|shallow|careful|small|usa|limpi[oa]|poco|cuidado|que no)',
        '(?:cut|cutting|burn|burning|scratch|scratching|hurting|cortarte|cortes|quemarte|aranarte)(?: yourself)? ~ (?:thighs?|arms?|wrists?|legs?|stomach|skin|ribs|muslos?|brazos?|munecas?|piernas?|tripa|piel)',
        '(?:scars?|cuts?|wounds?|cicatrices|cortes|heridas) ~~ (?:hide|hidden|cover|visible|show less|esconder|tapar|ocultar|se (?:ven|notan))',
        '(?:same|healthier|safer|mismo) (?:release|relief|feeling|alivio|efecto) ~ (?:as|than|que|without)?',
        '(?:snap\\w*|elastic|rubber) (?:an? )?(?:elastic |rubber )?bands?',
        '(?:way|ways|method|methods) to (?:go|do it|die|end it|hurt yourself|disappear)',
        '(?:forma|formas|manera|maneras|metodo|metodos) de (?:morir|hacerlo|matarse|matarte|acabar con todo|irse|quitarse)',
      ],
      { means: THINGS, compared: COMPARED },
    ),
  ],
};
