/** Words that people disguise. Found again behind digits, stars, drawn-out letters and in glued words. */
export const RISK_WORDS: readonly string[] = (
  'suicide suicidal kill killing killed kills die dying died dead death myself overdose overdosed hang hanging cut cutting ' +
  'hurt hurting harm harming unalive unaliving life live living alive kms kys ctb noose bleed bleeding blade razor pills meds ' +
  'gun rope voices tonight goodbye rape raped abuse abused end ending jump bridge worthless hopeless pointless burden selfharm ' +
  'hate disappear sleep forever starve purge exist gone wrist wrists anymore murder drown depressed ' +
  'matar matarme morir morirme muerte muerta muerto suicidio suicidarme suicidar vivir vida cortarme cortando pastillas'
).split(' ');

const GLUE_WORDS =
  'i im me my to too want wanna wana wanting gonna it all off of not no dont cant the a in is am be do so will ' +
  'just please help feel like better than with without going ready self everything now yo me quiero mi no mas voy a la';

const KNOWN = new Set([...RISK_WORDS, ...GLUE_WORDS.split(' ')]);

export const isKnownWord = (word: string) => KNOWN.has(word);
