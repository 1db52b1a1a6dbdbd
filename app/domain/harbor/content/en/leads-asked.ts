import { PAGE_LEADS_EN } from './leads-page';

/** Lines for what is asked, wished or put right at a step of an exercise, and of a page that is shown. */
export const ASKED_LEADS_EN = {
  ...PAGE_LEADS_EN,
  'rate.owned': [
    'You are right, that was mine and not yours. We leave the number out.',
    'True, the word was mine. It goes without a number.',
    'Then the scale has no place here. On to the first step.',
  ],
  'rate.taken': [
    'You are right, the word was mine. Your number is taken.',
    'True, that word came from me. The number stands.',
  ],
  'rate.why': [
    'The number is only there to see later if it changed. Any of them will do.',
    'It is asked before and after, to compare the two. Nobody else reads it.',
  ],
  'open.line': [
    'A first line can be this plain: hello, I wanted to hear how you are.',
    'No big words are needed. Such as: I was thinking of you, is this a good time.',
    'One line opens it: hi, I would like to talk, when is a good time for you.',
  ],
  'aside.how': [
    'To the question I have no good answer. The rest of it is taken.',
    'That question goes past what I know. The answer beside it stands.',
    'What you asked there I do not know. What you told is in.',
    'On the question I would only guess. The step goes on with the rest.',
  ],
  'aside.stay': [
    'That one I do not know. The step is still open.',
    'To that I have no answer, and I will not guess. The step stays as it is.',
    'It is a fair question, and past what I know. This step can still go on.',
  ],
  'normal.any': [
    'It is common, and few people say it aloud.',
    'Many know that, most of all on hard days.',
    'Yes, that happens to a lot of people.',
  ],
  switched: ['Then this one now.', 'All right, over to this.', 'Then we go over to that one.'],
  'switched.left': [
    'Then this one now. What you wrote before stands further up in this talk.',
    'Over to this one. Your lines from before are still above.',
  ],
  'worry.late': [
    'It is night, so nothing has to be done about it now. It gets its time by day.',
    'At this hour there is no need to solve it. By day there is.',
  ],
  'worry.otherTime': [
    'Then not that hour. Any free quarter of an hour will do.',
    'That time is taken, so leave it. Pick one that is your own.',
    'Then another one. It can be short, as long as it is not in bed.',
  ],
  'worry.anyTime': [
    'Any quiet quarter of an hour by day. Many take the early evening, well before bed.',
    'The same hour each day works best, and not close to sleep.',
  ],
  'step.whole': [
    'That has a size of its own, so we leave it as it is.',
    'It is clear enough as it stands.',
    'Nothing to make smaller there.',
  ],
  'step.asWish': [
    'That is already the thing to ask for, so one question falls away.',
    'There the request is. It need not be asked again.',
  ],
  'record.reword': [
    'Nicer words are past what I can do: I only put your lines in order. You can write a line anew.',
    'I cannot reword it. These are your lines in a row. Going through them again is the way to change one.',
    'A program like me has no better wording. What it can do is take the lines from you once more.',
  ],
  'record.same': [
    'True, it is what you wrote. I put lines in order, and do no more than that.',
    'That is right: not a word of it is mine. You can change the lines, keep them, or let them go.',
    'Yes, the words are all yours. More than the order I cannot give.',
  ],
  'record.change': [
    'You can. By myself I leave all as it is, but the lines can be gone through again.',
    'Yes. I take no piece out, so we go back to the lines if you want.',
    'It can be changed. I leave words as they are, so it needs you to write that line anew.',
  ],
  'record.again': [
    'From the first line, then. With Skip a line stays as it was.',
    'Once more from the start. What you skip stays as it is.',
  ],
  'words.home': [
    'For whoever you rent from, short and dated is best: what is so, and by when you can do what.',
  ],
  'words.speech': [
    'A speech can be three lines: who they are to you, one small thing that happened, and one thing you wish to say.',
  ],
  'words.work': ['At work, short and plain goes furthest: what is so, and one thing you ask for.'],
  'words.school': ['To a school, two lines do: what happened, and what you ask them to do.'],
  'words.doctor': ['For a doctor, the main thing goes first: since when, how often, and what you fear.'],
  'words.kin': ['With your own people it helps to say it once, calmly, and to ask for one thing.'],
} as const;
