import type { TopicFlow } from './flow';

/** Paced breathing and the five-senses grounding exercise, one small step a turn. */
export const PANIC: TopicFlow = {
  topic: 'panic',
  label: 'the panic',
  factor: 'anxietyRating',
  core: /\b(?:panic\w*|can't breathe|cant breathe|anxiety attack)\b/,
  back: [
    'You slowed your breath before. Keep that going.',
    'You came through the first minutes of it.',
    'You have the breath from before, and it still works.',
  ],
  cues: /\b(?:panic\w*|can't breathe|cant breathe|freaking out|anxiety attack|hyperventilat\w*|heart (?:is )?(?:racing|pounding)|going crazy|losing control|shaking|chest (?:is )?tight|dizzy)\b/,
  steps: [
    {
      hear: [
        'This is frightening, and a panic wave does go down again. If it is new, or your chest hurts, call 911.',
        'I am here. Panic peaks and then it drops. With chest pain, or if it is new to you, call 911.',
      ],
      ask: ['May I go through some slow breaths with you?', 'Shall we breathe slowly together?'],
      awaits: 'permission',
    },
    {
      hear: [
        'In through the nose for four. Out through the mouth for six. Four times, with no strain.',
        'Let the air out first, all of it. Then in for four, out for six, four times.',
      ],
      ask: ['How is it after those four?', 'What do you notice now?'],
    },
    {
      hear: [
        'You are doing it. Now your eyes: look around the room.',
        'Good, stay with the slow out-breath. Now look around you.',
      ],
      ask: ['What are five things you can see?'],
    },
    {
      hear: [
        'Those are here, and so are you. Now your hands and feet.',
        'That is the room, and it is not moving. Next is touch.',
      ],
      ask: ['What are four things you can feel, such as the chair or your sleeve?'],
    },
    {
      hear: [
        'Slowly out again, longer than in. Now your ears.',
        'You are coming back into the room, bit by bit. Next, listen.',
      ],
      ask: ['What are three sounds you can hear?'],
    },
    {
      hear: [
        'Good. Two things you can smell, and one you can taste. A sip of water counts.',
        'Nearly there: two smells, one taste. Take a sip of something if you can.',
      ],
      ask: ['From 0 to 10, how strong is the panic now?'],
    },
  ],
  permission: {
    hear: [
      'You got through that, step by step. The next hour may feel shaky, and that is normal after such a wave.',
      'That took work, and your body will be tired now. The hour after can feel raw.',
    ],
    ask: ['Would you like a few ideas for that hour?', 'Shall I name some quiet things for now?'],
  },
  offer: ['Three quiet things: {list}.', 'For the next hour: {list}.'],
  options: [
    {
      id: 'cold',
      what: 'cold water on your wrists',
      match: /\b(?:cold|water|wrists?|face)\b/,
      how: 'Half a minute on each side. Notice the cold, and nothing else.',
    },
    {
      id: 'someone',
      what: 'telling someone that it happened',
      match: /\b(?:tell\w*|someone|call|friend|text)\b/,
      how: '"I had a panic attack, I am okay, can you stay on the line a bit."',
    },
    {
      id: 'card',
      what: 'a note to yourself that it passes',
      match: /\b(?:note|card|writ\w*|next time)\b/,
      how: 'Write: it peaks, it drops, I have been here before. Keep it in your phone.',
    },
  ],
  listen: [
    'I am here. No need to write much.',
    'Out, slowly. Longer out than in.',
    'This wave comes down, as waves do.',
    'Your feet are on the floor. That floor holds.',
  ],
};
