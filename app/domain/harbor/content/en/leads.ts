/** Lines that stand before a step's own words. */
export const LEADS_EN = {
  'no.thanks': [
    'Thank you for answering. I ask when something sounds heavy, and I can be wrong.',
    'Thank you. I ask rather than guess, and a no counts.',
  ],
  'no.method': [
    'Then a teacher or a library is a better source. Here we can stay with how you are.',
    'That kind of fact has its place somewhere else. Here it is about you.',
  ],
  'safe.thanks': ['Thank you, that is worth knowing. Please keep it that way.'],
  misread: ['Thank you for saying so. I read it wrong.', 'Then I had it wrong. Thank you for telling me.'],
  gone: ['Thank you for telling me. If it comes back, the button below stays.'],
  corrected: ['Thank you for saying so. I took it wrong.', 'Then I was off. Now with what you said.'],
  held: ['I will leave the question there. Help stays in sight, and you can come back to it at any time.'],
  ok: ['All right. The buttons lead on, or you write more.', 'Good. Pick one below, or write on.'],
  'exercise.waits': ['The exercise waits. This comes first.', 'Before the exercise there is this.'],
  'flow.text': [
    'I have your words, and what you told me still counts.',
    'I may not get every word. What I do know: you should not be alone with this.',
    'Keep writing if it helps. Please have a person near while you do.',
    'A counselor can say more than I can. They answer at any hour.',
    'You can say it in your own words here. A person should hear it, too.',
    'What you write stays in this talk. The buttons lead to people.',
    'It is right to put it into words. Do it near someone, if you can.',
    'Write on. And let one person know where you are.',
  ],
  'flow.lightly': ['If that was a way of speaking, the last button says so.', 'If I read you wrong, press the last button.'],
  'flow.other': [
    'Your words are here, and they count.',
    'Some of that is past a program. One of these may fit.',
    'You can write it out here. A person can do more with it than I can.',
    'This can stand here as you wrote it. The buttons are the way on.',
    'I only know a few ways on. They are the buttons below.',
    'What matters most may need a person. Here are the next steps.',
  ],
} as const;
export type LeadId = keyof typeof LEADS_EN;
