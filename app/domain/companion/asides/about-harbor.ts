import type { Aside } from './aside';

export const ABOUT_HARBOR: readonly Aside[] = [
  {
    id: 'identity',
    match:
      /\b(?:are|r) (?:you|u) (?:a |an |really |even )*(?:real|human|person|bot|robot|ai|machine|computer|alive|therapist|doctor)\b|\b(?:who|what) (?:are|r) (?:you|u)\b|\bam i talking to (?:a|an)\b|\byou(?:'re| are) (?:just |only )?(?:a |an )?(?:bot|machine|robot|computer|program|ai)\b|\bdo you have feelings\b|\bwho made you\b|\b(?:are|r) (?:you|u) (?:chat ?gpt|gpt|claude|gemini|siri|alexa)\b|\byou(?:'re| are) (?:just |only )?(?:a )?script\b|\b(?:are|r) (?:you|u) (?:just |only )?(?:a )?script\b|\btalking to a (?:bot|machine|robot)\b/,
    lines: [
      "No person is writing here. I'm Harbor, an AI, and my words were written by people beforehand.",
      "I'm an AI called Harbor. I am not a person and not a therapist. I can listen and help you sort things.",
      "I'm a computer program, an AI. I have no feelings of my own, and I do take what you write seriously.",
      "There is no human on this side: I'm an AI. For a human voice you can call or text 988 at any hour.",
    ],
  },
  {
    id: 'abilities',
    match:
      /\bwhat (?:can|do|could) (?:you|u|this|harbor) (?:do|help|offer)\b|\bhow (?:do|can|does) (?:you|this|it|that) (?:work|help)\b|\bwhat (?:is|are) (?:this|you) (?:for|good for)\b|\bhow can you help\b|\bwhat is harbor\b|^help$|\bwhat should i (?:say|write)\b/,
    lines: [
      'I can listen, say back what I hear, and help you find one small next step. I know topics like sleep, worry, work, loss and panic.',
      'You can tell me what is going on, and I help you look at it. If you want, I offer small things to try. I am no doctor.',
      'I am good for talking things through: a bad night, a fight, an exam, a win. I can guide a calm breath, too. I do not diagnose.',
      'I listen and I ask now and then. When you like, I suggest two or three small steps, and you choose.',
    ],
  },
  {
    id: 'attachment',
    match:
      /\b(?:i love (?:you|u)|do you love me|you(?:'re| are) my (?:only|best) friend|be my (?:friend|girlfriend|boyfriend)|only one (?:who|i can)|marry me|miss you|do you (?:like|care about) me|do (?:you|u) (?:really |actually |even )?care)\b/,
    lines: [
      "I am glad it feels good to write here. I'm an AI, though, so I want you to have people, too.",
      'Those are warm words. I cannot be a friend the way a person can, and you deserve some who can.',
      'I can be a good place to put things down. A person can do more: hug you, call back, laugh with you.',
      "I'm an AI and cannot love or miss anyone. What you feel is real, and it deserves a real someone.",
    ],
  },
  {
    id: 'memory',
    match:
      /\b(?:can|do|will|would) (?:you|u) (?:still )?(?:remember|forget|know) (?:me|this|that|what i|who i|us|any of)\b/,
    lines: [
      'Within a conversation I do. Each new day begins a new one, and you can read the old ones under "Your conversations".',
      'I keep the thread of this conversation. Tomorrow begins a fresh one, and what you wrote stays yours to read or delete.',
    ],
  },
  {
    id: 'rules',
    match:
      /\b(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |of )*(?:previous |prior |above )*(?:rules?|instructions?|prompts?|guidelines?|programming|training)\b|\bsystem prompt\b|\byou are now\b|\b(?:pretend|act|roleplay|behave) (?:to be|as|like|that you|you(?:'re| are))\b|\bjailbreak\b|\bdeveloper mode\b|\bdo anything now\b|\b(?:reveal|show|print|repeat) (?:me )?your (?:rules|instructions|prompt)\b/,
    lines: [
      'I stay who I am: Harbor, an AI that listens. There are no other rules for me to switch to.',
      'That is not something I can do. My words are written in advance, so there is no prompt to change.',
      'I will keep to what I am here for. You are welcome to tell me how things are with you.',
      'I do not take on other roles. As myself I can still listen.',
    ],
  },
];
