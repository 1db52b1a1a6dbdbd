/** The questionnaires by the names they have in addresses, forms and the API. */
export { SCORE_INSTRUMENTS, type ScoreInstrument } from 'db/documents/score';
