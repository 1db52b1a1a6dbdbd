import type { Denial } from './phrase';

/** Links and numbers, but the ones that this product names. */
export const ELSEWHERE: Denial = {
  id: 'deny.elsewhere',
  patterns: [
    /\b(?:https?:\/\/|www\.)(?!(?:www\.)?(?:findahelpline\.com|988lifeline\.org|crisistextline\.org))/,
    /\b(?!(?:findahelpline\.com|988lifeline\.org|crisistextline\.org)\b)[a-z0-9][a-z0-9-]*\.(?:com|org|net|io|ly|co|app|info|me|gov|edu|ai|health|us|uk|es|mx)\b/,
    /\S@\S+\.\S/,
    /(?<![\d.-])(?!1-800-(?:799-7233|662-4357|222-1222|422-4453|656-4673)\b)(?!1-833-852-6262\b)(?!\d{4}-\d{2}-\d{2}\b)\+?(?:\d[ ().-]{0,3}){7,}/,
    /\b(?:call|text|dial|llama|marca|sms) (?:at |to |al |us at )?(?!988\b|911\b|741741\b|838255\b|1-800-(?:799-7233|662-4357|222-1222|422-4453|656-4673)\b|1-833-852-6262\b)\d{3,}/,
    /\btext [a-z]+ to (?!988\b|741741\b)\d{3,}/,
  ],
};
