import type { TopicFlow } from './flow';

export const SLEEP: TopicFlow = {
  topic: 'sleep',
  label: 'sleep',
  factor: 'sleepRating',
  core: /\b(?:sleep|slept|insomnia|asleep|nightmares?)\b/,
  cues: /\b(?:sleep\w*|slept|insomnia|asleep|awake|bed|bedtime|nights?|nightmares?|woke|waking|wake up|wakes|3 ?am|4 ?am|nap|snor\w*|tossing|toss and turn)\b/,
  steps: [
    {
      hear: [
        'A bad night follows you into the day.',
        'The hours in the dark are long ones.',
        'Lying there waiting for sleep is work, not rest.',
      ],
      ask: [
        'What is it like when you lie there?',
        'What happened last night?',
        'How do your nights go at the moment?',
      ],
    },
    {
      hear: [
        'At night there is nothing to drown it out.',
        'The harder you try to sleep, the further off it gets.',
        'Things look bigger at that hour than they do at noon.',
      ],
      ask: ['What goes through your head at that hour?', 'When did the nights start to be like this?'],
    },
    {
      hear: [
        'And then the day still wants all of you.',
        'Short nights make the next day thin-skinned.',
        'So the day begins before you have had any rest from it.',
      ],
      ask: ['What does it do to your days?', 'Where do you feel it most the day after?'],
    },
    {
      hear: [
        'You have been getting by on very little.',
        'You have found some way through these nights so far.',
        'Even now there will be nights that are a bit less bad.',
      ],
      ask: ['What was different on a night that went a little better?', 'What has helped, even by an inch?'],
    },
  ],
  permission: {
    hear: [
      'I know a few small things that some people find useful at night.',
      'There are some quiet things one can try for nights like that.',
    ],
    ask: ['Would you like to hear three?', 'May I tell you what they are?'],
  },
  offer: ['Three small ones: {list}.', 'Here is what some people do: {list}.'],
  options: [
    {
      id: 'list',
      what: "writing tomorrow's worries on paper before bed",
      match: /\b(?:writ\w*|paper|list|note|worries)\b/,
      how: 'Two minutes, no full sentences. The paper keeps them until morning.',
    },
    {
      id: 'phone',
      what: 'leaving the phone in another room',
      match: /\b(?:phone|room|screen)\b/,
      how: 'Put it on the charger out there before you brush your teeth.',
    },
    {
      id: 'up',
      what: 'getting up for a while when you lie awake',
      match: /\b(?:get\w* up|up for|awake|leave the bed|out of bed)\b/,
      how: 'Low light, something dull, and back to bed once your eyes get heavy.',
    },
  ],
  listen: [
    'Nights like that are lonely.',
    'No wonder you are worn out.',
    'You do not have to fix the night right now.',
    'I am listening. Tell it in any order.',
  ],
};
