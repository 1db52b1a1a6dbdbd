import { phrase, typedWords } from '../plain/typed-words';
import { familyOf, isSafetyStep } from '../talk/move';
import type { Resolved } from '../talk/resolved';
import type { Talk } from '../talk/state';
import type { Written } from '../talk/written';

const BREATH =
  '(?:breath(?:s|ing|e)?(?: (?:thing|exercise|stuff|one))?|respir(?:ar|ando|acion|aciones|o)|la respiracion)';
/** That it is not wanted, or made things worse. */
const LEFT = phrase(
  `(?:no|not|without|stop|skip|hate|cannot do|do not want|anything but|enough) (?:more |any more |any |the |that |this |doing |to |your |with )*${BREATH}(?= (?:$|[.,?]|please|thanks|it|that|any|again|thing|makes|made|does|exercise))|${BREATH} (?:\\S+ ){0,4}?(?:(?:makes?|made|making|got|gets) (?:me |it |things |everything )*(?:\\S+ )?(?:worse|dizzy|dizzier|panic\\w*|tingl\\w+)|does not help|did not help|not helping|not working|no (?:good|use))|(?:no (?:quiero|puedo|mas)|sin|nada de|odio|ya no) (?:hacer |volver a |el |la |lo de |ejercicios? de )*${BREATH}(?= (?:$|[.,?]|por|porfa|que|me|otra|mas))|${BREATH} (?:\\S+ ){0,3}?me (?:\\S+ )?(?:pone|hace|hizo|puso|marea|mareo|da) (?:\\S+ )?(?:peor|mal|mareo|hormigue\\w*|mas)?`,
);
/** The same, said while it goes on. */
const WORSE = phrase(
  '(?:worse|tingl\\w+|pins and needles|numb|panick\\w*|not helping|does not help|hormigue\\w+|peor|adormecid\\w+|se me duermen|no (?:me )?(?:ayuda|sirve))',
);

/** The talk in which breathing is put away, from the text that says it did no good or is not wanted. */
export function withBreathLeft(talk: Talk, { text }: Written): Talk {
  const { risk, memory } = talk;
  if (memory.refused.includes('BREATH') || isSafetyStep(memory.step)) return talk;
  const words = typedWords(text);
  const isHere = memory.exercise === 'BREATH' && familyOf(memory.step ?? '') === 'BREATH';
  if (!LEFT.test(words) && !(isHere && WORSE.test(words))) return talk;
  return { risk, memory: { ...memory, refused: [...memory.refused, 'BREATH'] } };
}

/** Where breathing was put away, or a body in alarm has just been asked about, the senses come in its place. */
export function insteadOfBreath({ risk, memory }: Talk, to: string): Resolved | null {
  if (familyOf(to) !== 'BREATH') return null;
  const isKnown = memory.step === 'BODY';
  if (!isKnown && !memory.refused.includes('BREATH')) return null;
  const { before = '' } = memory.slots;
  return {
    talk: { risk, memory: { ...memory, exercise: 'GROUND', slots: { before } } },
    to: 'GROUND.1',
    leads: [isKnown ? 'body.known' : 'breath.ground'],
  };
}
