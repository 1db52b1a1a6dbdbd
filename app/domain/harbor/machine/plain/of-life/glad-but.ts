import { phrase } from '../typed-words';

const GLAD = '(?:happy|glad|pleased|proud|excited|thrilled|feliz|content[oa]|orgullos[oa]|alegr[oa])';
const FOR_OTHER = `(?:${GLAD} (?:for|of|por|de) (?:her|him|them|my|our|the|a|everyone|ella|el|ellos|ellas|mi|mis)|me alegro (?:\\S+ )?(?:por|de)|(?:should|ought to|supposed to|meant to|want to|deberia|tendria que|quisiera) (?:be |feel |estar |sentirme |ponerme )?(?:\\S+ )?${GLAD}|deberia alegrarme|tendria que alegrarme)`;
const GLAD_BUT = phrase(
  `${FOR_OTHER} (?:\\S+ )*?(?:but|though|yet|except|and still|instead|pero|aunque|sin embargo|y aun asi|en cambio)|(?:but|though|pero|aunque) (?:\\S+ ){0,3}${FOR_OTHER}`,
);

/** Whether somebody is glad for somebody else, or should be, and says that there is another side to it. */
export const gladButNot = (words: string): boolean => GLAD_BUT.test(words);
