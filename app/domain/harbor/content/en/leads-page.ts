/** Lines for a page that is not right yet, for what was done against an urge, and for what is said beside a step. */
export const PAGE_LEADS_EN = {
  'record.notRight': [
    'Then it is not right yet. You can go through it once more, or let it go.',
    'Then that is not the way to put it. It can be changed, line by line.',
    'Then these lines do not do it yet. Nothing has to be used as it stands.',
    'It does not fit, then. One other line can make it another page.',
    'Then it wants another try, or none. Both are fine.',
    'Not like this, then. The first line is often the one to make softer.',
  ],
  'record.half': [
    'Then it need not stay. It is only half of something.',
    'Then nothing has to come of it. It can go, and nothing is lost.',
    'It does not have to be of use. You choose what stays.',
    'Half a page may be wrong. It stays only if you say so.',
    'Then it was not the thing. Delete it, or leave it for later.',
  ],
  'record.praised': [
    'Good to hear. It is here until you choose.',
    'The words are yours, so the praise is, too. Keep it if you want to have it.',
    'Then it can stay as it is. One button keeps it.',
    'Fine. It is kept only when you say so.',
  ],
  'record.told': [
    'That goes on no page unless you want it. The lines wait.',
    'I read it. Your lines are still here, and kept only by a yes.',
    'Thank you for telling me. Nothing is kept by that, and the lines are still here.',
  ],
  'record.typed': [
    'Your lines stand as you typed them, and you can go through them again.',
    'The lines are as you typed them. You can go through them again, to the person they are for.',
  ],
  'record.own': [
    'Then you take it from here. The lines stay here until you keep or delete them.',
    'You can take it from here by yourself. Nothing is kept unless you say so.',
  ],
  'bye.sends': [
    'Then it is in your hands now.',
    'Good, you take it from here.',
    'The words are yours to send.',
  ],
  'decide.both': [
    'What it costs is in there already, so I do not ask for it.',
    'Both sides are told in one. Then the question of the cost can go.',
  ],
  'urge.deed': [
    'You did that with the urge still in you. That counts for a lot.',
    'That was a strong move, made by you alone. The next minutes get easier by it.',
    'Good. What is out of reach cannot talk to you any more.',
    'You put something between you and it. That is the hard part.',
  ],
  'urge.near': [
    'As long as it stands there it calls. Pour it out, or go to another room, and then on.',
    'What is in sight pulls the most. Away with it first, or you away from it.',
  ],
  'normal.doctor': [
    'If it is a problem I cannot judge, and I will not guess. Shaking after drink is one for a doctor, today if it gets worse.',
    'That is past what I can judge. A doctor can, and hears it often. With fits or seeing things: {911}.',
  ],
  'offer.oneBreath': [
    'Then only this: both feet on the floor, and one slow breath out. That is all for now.',
    'The shortest there is: let your shoulders drop, and look at one thing for a moment. Then go on with your day.',
  ],
  'open.long': [
    'To open, one line is enough: it has been a while, and you came to my mind today.',
    'Start with the time that has passed: it is long ago, and I would like to hear from you.',
    'You need not explain the gap. Such as: I know it has been long, how are you.',
  ],
  'open.new': [
    'With somebody you hardly know, hello is enough. Such as: do you want to get a coffee in the break.',
    'A plain hello will do, and one small thing that you both see there.',
    'Your name and one short sentence are plenty. It does not have to be clever.',
  ],
  'step.noted': [
    'Right, that I had wrong. Then nothing is in the way there.',
    'I take that. It is no obstacle, so on we go.',
    'Then we leave that question.',
  ],
  'breath.ground': [
    'No breathing this time. Your eyes and hands can do it, standing or sitting.',
    'The breath can be left alone. This goes by what is around you.',
    'Then without the breath. What you see and touch is enough.',
  ],
  'body.known': [
    'Then it is the wave that you know: it comes, it peaks, and it goes down. You can stay where you are.',
    'Then you have been through it before, and it passed. Wherever you stand, look around.',
  ],
  'ground.back': [
    'It may come back. Then it goes down again, and you do the same once more.',
    'If it comes again, it passes again, and you know how now.',
    'It can return, and it cannot stay. These steps work a second time, too.',
  ],
  'form.closed': [
    'Then that was the wrong form. It is closed, and nothing of it is kept.',
    'I took that for a message. I close it, and nothing stays of it.',
    'No message, then. The form is gone.',
  ],
} as const;
