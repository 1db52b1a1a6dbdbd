/** The form's field that tells one page's press from another's. */
export const KEY = 'key';
/** Which breathing is drawn: `?pace=slow`. */
export const PACE = 'pace';
