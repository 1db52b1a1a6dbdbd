/** What a house is like: nobody has died. */
const COMPARED =
  /(?:^| )(?:like|as if|as though|feels? like|como si|como que|parece(?:mos|n)?|como(?: en)?) (?:it is |it was |he is |estamos |estuvieramos |se |en )*(?:(?:some ?one|some ?body) (?:has |had |just |had just )?(?:died|passed(?: away)?|was dead)|(?:a|un|el|de) (?:\S+ )?(?:funeral|velorio|wake|morgue|entierro)|(?:hubiera |hubiese |haya )?(?:muerto|muriera|murio|fallecido) alguien|alguien (?:se )?(?:hubiera |hubiese |haya )?(?:muerto|muriera|murio))(?= |$)/g;

/** A text without a death that something is only like: "as if someone had died in here". */
export const withoutCompared = (words: string): string => words.replace(COMPARED, ' ');
