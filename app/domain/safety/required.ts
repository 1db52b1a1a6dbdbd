import type { SafetyLevel } from './types';

interface Requirement {
  id: string;
  from: Exclude<SafetyLevel, 'none'>;
  patterns: readonly RegExp[];
}

/** What a reply must hold from this level on. */
export const REQUIRED: readonly Requirement[] = [
  { id: 'require.resources', from: 'concern', patterns: [/\b(?:988|741741|911|findahelpline)\b/] },
  { id: 'require.question', from: 'concern', patterns: [/\?/] },
  { id: 'require.line', from: 'crisis', patterns: [/\b988\b/] },
  {
    id: 'require.people',
    from: 'crisis',
    patterns: [
      /\b(?:someone|somebody|friend|family|person|people|doctor|therapist|counsell?or|nurse|parent|neighbou?r|alguien|amig[oa]|familia|persona|medico)\b/,
    ],
  },
  { id: 'require.now', from: 'imminent', patterns: [/\b(?:now|right away|this minute|ahora|ya mismo)\b/] },
];
