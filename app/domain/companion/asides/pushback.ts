import type { Aside } from './aside';

export const PUSHBACK: readonly Aside[] = [
  {
    id: 'no-questions',
    match:
      /\b(?:stop|quit|enough|no more|too many|tired of|don't|dont) (?:with )?(?:the |your |all |all the |these |so many )*(?:asking|questions?|ask)\b|\bjust listen\b|\bstop interrogating\b/,
    makesQuiet: true,
    endsTurn: true,
    lines: [
      'Fair point. No more questions from me. You write, I listen.',
      'Okay, I stop asking. Say as much or as little as you like.',
      'You are right, that was a lot of asking. I will just be here and read.',
      'Understood. From here on I only listen, until you want something else.',
    ],
  },
  {
    id: 'anger-at-harbor',
    match:
      /\b(?:fuck (?:you|off|this)|screw you|shut up|you suck|hate you|useless (?:bot|app|ai|thing|machine)|(?:stupid|dumb) (?:bot|app|ai|machine|thing|question|advice)|you(?:'re| are) (?:so )?(?:useless|stupid|dumb|no help|not (?:helping|helpful|listening)|annoying|repeating)|you (?:keep|just) (?:repeat\w*|say\w* the same|copy\w*)|you (?:don't|dont|do not|never) (?:help|listen|understand|get it|get me|care)|this (?:is|isn't) (?:so )?(?:stupid|useless|dumb|pointless|bullshit|helping|not helping|a waste)|that(?:'s| is|was)? (?:not|no|un)(?: |-)?(?:helpful|help|what i (?:said|meant|asked))|waste of time|(?:this|the|that|your) (?:app|chat|bot|thing|ai|site) (?:is|isn't|sucks|does|doesn't|never)(?: \w+)? ?(?:useless|stupid|dumb|bad|crap|trash|garbage|awful|terrible|helping|help|working|work|good)?|(?:talk|speak|be) (?:like a )?(?:normal\w*|human|real|a person)|(?:sound|talk|speak)(?:s|ing)? like a (?:robot|bot|machine|script|book|card))\b/,
    lines: [
      'I missed what you needed, and you have every right to say so.',
      'Fair. That did not help. I am an AI with set words, and sometimes they do not fit.',
      'You are annoyed with me, and I can take that. I would rather hear it than have you swallow it.',
      'That came out wrong, then. I am sorry. You can tell me what you need instead, or nothing at all.',
      'Okay, that missed. If you would rather have a person, 988 takes calls and texts at any hour, also for days like this.',
    ],
  },
];
