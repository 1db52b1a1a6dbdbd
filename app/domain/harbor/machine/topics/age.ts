import type { Talk } from '../talk/state';

const AGE =
  /(?:^| )(?:i am (?:only |just )?(\d{1,2})(?: years? old| yo)?(?= (?:$|[.,]|and |years|yo))(?! years? (?!old|and|[.,]|$))|tengo (?:solo )?(\d{1,2}) anos(?! (?:de(?! edad)|en(?! (?:este|el) (?:mes|ano))|con|trabajando|aqui|aca|sin|juntos|limpi[oa]|sobri[oa]|viviendo|\S+[ai]endo|\S+ando|cuidando|casad[oa]|metid[oa]|fuera|desde)(?= )))/;
/** Somebody who says an age under 18. */
export function withAge(talk: Talk, words: string): Talk {
  const age = ageIn(words);
  if (age === null || age >= 18) return talk;
  const { memory } = talk;
  return { ...talk, memory: { ...memory, person: { ...memory.person, isMinor: true } } };
}
const ageIn = (words: string) => {
  const found = AGE.exec(words);
  const age = Number(found?.[1] ?? found?.[2]);
  return found && age >= 5 ? age : null;
};
export const isUnderThirteen = (words: string) => (ageIn(words) ?? 99) < 13;
