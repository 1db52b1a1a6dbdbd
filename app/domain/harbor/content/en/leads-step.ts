/** Lines for what is said to Harbor in the middle of an exercise, and examples to borrow for its steps. */
export const STEP_LEADS_EN = {
  'step.unsure': [
    'Not knowing is fine. One to borrow, and you can change it:',
    'You need no good answer here. One to start from:',
  ],
  'step.silly': [
    'It can feel odd to write to a program. You can skip this or stop. What you wrote stays.',
    'It does not have to be for you. Skip it or stop here, and nothing is lost.',
  ],
  'step.which': [
    'That choice is yours. Short and true is easiest to stand by, and you need not tell all of it at once.',
    'I cannot pick for you. What you would not have to take back later is mostly the lighter one to say.',
  ],
  'step.fine': [
    'It does not have to be perfect. If it says what you mean, it is good enough.',
    'Yes, that will do. Plain is better than clever here.',
  ],
  'step.already': ['Then it stands as you said it. On to the next.', 'You did, and once is enough.'],
  'step.worse': [
    'If it makes it worse, it is the wrong thing for now. We leave it.',
    'Then we leave that. An exercise should not cost you more than it gives.',
  ],
  'step.afraid': [
    'If you fear what they do when you say it, you do not have to say it. Your safety goes before any talk.',
  ],
  'beside.sounds': [
    'How it lands I cannot know. Keep it short and true, and leave out always and never.',
    'I cannot hear how it sounds to them. Said calmly and only once, it is a fair thing to say.',
  ],
  'beside.fits': [
    'If it says what you mean, it fits. Nobody else reads it unless you send it.',
    'It may stand like that. You can change it before you use it.',
  ],
  'beside.whom': [
    'To one person who would listen: a teacher, a relative, a friend. It need not be the one who did it.',
    'Think of one who has helped before. The line is for that one.',
  ],
  'beside.form': [
    'No rule for that. A few words are enough, and your own way is right.',
    'Short or long, as you like. One line is plenty.',
  ],
  'beside.left': [
    'Only a few more steps, about {minutes} minutes in all. Any of them can be the last.',
    'It is short, and you can stop at each step.',
  ],
  'beside.long': ['About {minutes} minutes, and you can stop at any step.'],
  'beside.complains': [
    'You are right, that was no answer. I know few answers, and this step only gathers your lines.',
    'That went by me. I am a program with few answers. The step is still here if you want it.',
  ],
  'beside.empty': ['No line of yours stands here yet.'],
  'step.missed': [
    'You are right, I did not answer that. Your line is taken, without the rest.',
    'That went by me. Only your line is taken.',
  ],
  'step.lineOnly': [
    'It fits if it says what you mean. Only the line itself is taken.',
    'It may stand like that. I took the line, without the question.',
  ],
  'step.erased': ['That line is deleted.', 'Deleted. It can be said anew.'],
  'record.here': ['Here it is, line by line.', 'All of it stands here.'],
  'record.notKept': [
    'Then it is not kept yet. Look at it first.',
    'It goes by your word alone. Here it is again.',
  ],
  'record.asked': [
    'That I cannot answer. Your page is here until you choose.',
    'To that I know no answer. What you made is still here.',
  ],
  'record.if': [
    'It may go wrong the first time. Your part of it stands here, and it can be said again on another day.',
    'How they take it is not in your hands. What you say is, and so is when.',
  ],
  'record.waits': ['Your lines stay here, and nothing is lost.'],
  'beside.toMe': [
    'If you ask me: that I cannot know. If it is for them, write it once more and it is your line.',
  ],
  'page.heavy': [
    'Nothing has to follow from that page today.',
    'It stands there now, and need not be carried around in the head.',
  ],
  'example.WORDS.1': ['I have not told you yet that the money is gone. Or: we have not talked since Sunday.'],
  'example.WORDS.2': ['I need some time. Or: I need you to hear me out first.'],
  'example.WORDS.3': ['Please ask me before you decide. Or: can we talk on Friday after dinner.'],
  'example.DECIDE': ['To tell them now, or to wait a week.'],
  'example.DECIDE.2': ['It would be over with. Or: I could sleep again.'],
  'example.DECIDE.3': ['They may be angry for a while. Or: it takes a lot of time.'],
  'example.DECIDE.4': ['What it costs. Or: what one person I trust says to it.'],
  'example.THOUGHT.1': ['My boss did not say hello this morning.'],
  'example.THOUGHT.2': ['They all think that I am no good at this.'],
  'example.THOUGHT.4': ['Last week I forgot a thing that mattered.'],
  'example.THOUGHT.5': ['Two people thanked me this month.'],
  'example.THOUGHT.6': ['I made one mistake, and I did ten other things right.'],
  'example.SOLVE.1': ['On Friday the rent is due, and I have half of it.'],
  'example.SOLVE.2': ['That they give me two more weeks.'],
  'example.SOLVE.3': ['I call and ask. Or: I ask my cousin how they did it.'],
  'example.WORRY.1': ['That they call me in tomorrow.'],
  'example.LETTER': ['There is something that I never told you.'],
  'example.KIND.3': ['That was a hard day, and you are still here for the others.'],
  'example.SPEAK.2': ['Good morning. I will talk about three things.'],
  'counts.harm': [
    'To be shouted at, put down, watched or afraid counts, also without a hit. That is not making too much of it.',
  ],
  'flow.tellThem': [
    'That is not mad. One friend who knows is the best thing now. You could send: I need to tell you something, have you got a minute.',
  ],
  'flow.wake': ['Yes, wake or call them now. Just say: “I am very sick. I need help now. Stay with me.”'],
  'flow.more': [
    'That is the main thing: somebody near, and what could hurt you out of reach. The rest can wait.',
  ],
  'saved.notYet': ['Not yet as a page. You can keep it here, or delete it.'],
  'bye.luck': ['Good luck with it.', 'Good luck, then.'],
  'third.go': [
    'Yes, go, and take somebody with you, or ring their family first. {911} if it may be happening now.',
    'Yes. Going there is right, best not alone. Someone who lives near can be there sooner, so ask them, too.',
  ],
  'third.more': [
    'That was right. Look for blades, alcohol and weapons, too. Then stay near tonight, and ask again tomorrow.',
  ],
  'hurt.more': [
    'The main thing: a way out, a bag, a charged phone, and one person who knows. The rest can wait.',
  ],
} as const;
