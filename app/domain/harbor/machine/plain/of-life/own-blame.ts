import { phrase } from '../typed-words';

const FOOLISH =
  '(?:(?:so|really|kind of|kinda|a bit|just|all|pretty|very|probably) )*(?:stupid|dumb|silly|daft|ridiculous|pathetic|pointless|a joke|rubbish|crap)';
const OF_ONESELF = phrase(
  [
    `(?:i (?:do )?(?:know|realise|realize|get|bet|guess)|i am aware|(?:it )?(?:sounds|seems|feels)) (?:that |how |like )*(?:this |that |it )?(?:is |sounds |seems |looks |must (?:be|sound|seem) )?${FOOLISH}`,
    '(?:did not|do not|not|never) (?:mean|meant|say|said|saying|call|calling|called|think) (?:that )?you (?:are |were |was )?(?:\\S+ ){0,2}(?:stupid|dumb|useless|thick|daft|rubbish|pathetic)',
    '(?:no (?:te |le )?(?:dije|digo|decia|quise decir|queria decir|estoy diciendo)) (?:que )?(?:vos |tu |usted )?(?:(?:eres|sos|fueras|seas|es) )?(?:\\S+ ){0,2}(?:tont[oa]|inutil|burr[oa]|bob[oa]|idiota)',
    '(?:ya )?se que (?:esto |eso )?(?:es |suena )(?:\\S+ ){0,2}(?:tont\\w+|estupid\\w+|ridicul\\w+|inutil|boba\\w*|pavada|mierda|porqueria)',
  ].join('|'),
);
const ALL = new RegExp(OF_ONESELF, 'g');

/** A text without what is said of one's own foolishness, or is said not to be meant of Harbor: "I know it's stupid". */
export const withoutOwnBlame = (words: string): string => words.replace(ALL, ' ');
/** Whether a text speaks of one's own foolishness, or says that Harbor was not meant. */
export const blamesOneself = (words: string): boolean => OF_ONESELF.test(words);
