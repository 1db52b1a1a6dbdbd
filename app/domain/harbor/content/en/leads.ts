import { FIRST_LEADS_EN } from './first';
import { ASKED_LEADS_EN } from './leads-asked';
import { DANGER_LEADS_EN } from './leads-danger';
import { HELPER_LEADS_EN } from './leads-helper';
import { PERSON_LEADS_EN } from './leads-person';
import { REACH_LEADS_EN } from './leads-reach';
import { RISK_LEADS_EN } from './leads-risk';
import { SIDE_LEADS_EN } from './leads-side';
import { STEP_LEADS_EN } from './leads-step';
import { TOLD_LEADS_EN } from './leads-told';

/** Lines that stand before a step's own words. */
export const LEADS_EN = {
  ...DANGER_LEADS_EN,
  ...FIRST_LEADS_EN,
  ...REACH_LEADS_EN,
  ...RISK_LEADS_EN,
  ...SIDE_LEADS_EN,
  ...STEP_LEADS_EN,
  ...ASKED_LEADS_EN,
  ...HELPER_LEADS_EN,
  ...PERSON_LEADS_EN,
  ...TOLD_LEADS_EN,
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
  corrected: [
    'Thank you for saying so. I took it wrong.',
    'Then I was off. Now with what you said.',
    'I had that wrong. Back to what you told.',
    'My guess missed it. What you say counts.',
  ],
  held: ['I will leave the question there. Help stays in sight, and you can come back to it at any time.'],
  ok: ['All right. The buttons lead on, or you write more.', 'Good. Pick one below, or write on.'],
  rate: ['Here only a number from 1 to 5 is needed.', 'One of the five numbers leads on.'],
  'me.program': [
    'I am a program and have no life to try it in. This much I can say:',
    'What I would do, a program cannot know. What I have is this:',
    'There is no me that could be in your place. Here is what I do know:',
  ],
  'baby.down': [
    'Lay the baby in the crib, on the back, and go to another room now. That is safe. {parents} helps parents, any hour.',
  ],
  refused: ['All right, that is set aside.', 'Fine, we go on without it.', 'That stays set aside.'],
  'normal.caring': [
    'Many who look after someone have wished that it would end. That is what years of tiredness say, not a lack of love.',
    'Love and wanting it to be over stand side by side in many who care for someone. It makes nobody bad.',
  ],
  'normal.bond': [
    'For many parents, fathers too, love for a baby comes after weeks or months. A doctor or midwife hears this often, and it can be a sign of depression after a birth.',
    'Love at first sight is what gets told. Many feel nothing for weeks, most of all worn out, and a doctor can help if it stays.',
  ],
  'normal.parent': [
    'Many parents hate it at times, most of all without sleep. It tells how tired they are, not how they love.',
    'Hardly a parent gets through the first years without such thoughts. They come more when nobody takes over.',
  ],
  'normal.grief': [
    'Grief brings all kinds of things: relief, anger, laughter, nothing at all. None of them is wrong.',
    'There is no right way to miss someone, and no feeling that must not come.',
  ],
  'normal.froze': [
    'To freeze, shake or cry under pressure is plain body work. It happens to steady people, too.',
    'Under pressure the voice goes first in many people. It says little about how strong they are.',
  ],
  'pass.grief': [
    'Missing someone has no last day. For most the sharp days come further apart, and some come even years later.',
    'It changes more than it ends. With time there are hours without it, then days.',
  ],
  'pass.breakup': [
    'For most the worst of it eases within some months, and not in a straight line.',
    'It goes up and down for a good while. First single hours get lighter, then whole days.',
  ],
  'pass.panic': [
    'A wave like this is mostly at its highest within ten minutes, and then it goes down by itself.',
  ],
  'pass.sleep': [
    'A stretch of bad sleep mostly ends within weeks. After three months of it, a doctor can help.',
  ],
  'pass.newborn': [
    'Most babies sleep longer after some months. A low mood of more than two weeks can be treated: tell a doctor.',
  ],
  'pass.caring': [
    'That hangs on the illness, and their doctor knows its usual course. What can change sooner is how much falls on you.',
  ],
  'pass.body': [
    'A doctor can say that better. You can ask: what is the usual course, and by when would you want to see me again.',
  ],
  'pass.low': [
    'Low stretches mostly lift, and sooner with help. After two weeks of it, it is time to see a doctor.',
  ],
  'pass.drink': [
    'A strong urge mostly fades within half an hour. For many the first weeks are the hardest ones.',
  ],
  'pass.nerves': [
    'Nerves before a thing are mostly worst right before it, and drop a few minutes after it has begun.',
  ],
  'corrected.unknown': [
    'I took it for something else. You know best what it is, so the word for it is yours.',
    'Not that, then. It does not need a name here. You can tell it your way.',
    'I had the wrong one. The naming is yours, in your own time.',
  ],
  'corrected.stay': [
    'All right, that is not it. The rest stays as you told it.',
    'Then that falls away. What you told before still stands.',
  ],
  'refused.only': ['No {putAway}, then.', 'Without {putAway}, then.'],
  'refused.back': ['It is back.', 'Then it is here again.'],
  'none.stretches': [
    'Stretches I do not have. A doctor or a physio knows which ones are safe for you. What I have is slow breath, lying down.',
  ],
  'refused.all': ['No exercises from here on.', 'Then I offer nothing to practice any more.'],
  'theirs.medicine': [
    'Of the medicine itself I cannot say. A pharmacist or the doctor knows how to get it taken.',
    'Ask the pharmacist by phone, before you crush, hide or skip any of it. There are often other forms.',
  ],
  welcome: ['Welcome. Nothing can break here, and nobody is called. Take your time. Any words will do.'],
  'step.wanted': [
    'A few words are enough, in your own way. It is only for you, and Skip is fine, too.',
    'Whatever comes first will do. There is no wrong answer here, and you can skip it.',
  ],
  'time.changed': ['Changed. The rest stays.', 'Then that is the time.'],
  'exercise.waits': ['The exercise waits. This comes first.', 'Before the exercise there is this.'],
  'flow.text': [
    'I take it seriously, also where I do not get every word.',
    'I may not get every word. What I do know: you should not be alone with this.',
    'Keep writing if it helps. Please have a person near while you do.',
    'A counselor can say more than I can. They answer at any hour.',
    'You can say it in your own words here. A person should hear it, too.',
    'What you write stays in this talk. The buttons lead to people.',
    'It is right to put it into words. Do it near someone, if you can.',
    'Write on. And let one person know where you are.',
  ],
  'flow.guess': [
    'That may mean “{guess}”. Please press what fits, so that I do not have to guess.',
    'I would read that as “{guess}”, and I am not sure. A button makes it certain.',
  ],
  'flow.unread': [
    'I could not read that as an answer. A button makes it certain.',
    'I am not sure what that means here. The buttons are the surest way.',
  ],
  'flow.program': [
    'I am a program, so I cannot care or understand as a person does. A person can, and one is a call away.',
    'No, I am a program. What I can do is show you to a person.',
  ],
  'flow.tell': [
    'Now is a good time, and you do not need the right words.',
    'One short line to them is enough, and it can go out now.',
  ],
  'flow.threat': [
    'A threat like that is a danger sign by itself, and it is not your fault. Tell only someone you trust, from a phone they do not check. {home} plans it with you. If it begins: {911}.',
  ],
  'flow.question': [
    'That is more than I know. A counselor can answer it, at any hour.',
    'I cannot say. A person on the line can.',
  ],
  'flow.complaint': [
    'You may be right. I am a simple program. This one still matters.',
    'I repeat myself, I know. It is because this matters.',
  ],
  'flow.thanks': ['You are welcome. One thing is still open.', 'All right. This one is still open.'],
  'number.life': ['{988} is the number, by call or text, at any hour.'],
  'number.hurt': ['Yes: {home}, at any hour. In many places you can text {911}, too.'],
  'number.child': ['Yes: {childhelp}, call or text, at any hour.'],
  'number.third': ['{911} if it is happening now. {988} helps you to help them.'],
  'number.taken': ['{911}, or Poison Control: {poison}.'],
  'do.life': ['First, go away from what could hurt you. Then call or text {988}, or go to a person.'],
  'do.hurt': [
    'If you can, go where other people are. {911} if it starts; in many places a text to {911} works, too.',
  ],
  'do.child': ['Go to a grown-up you trust, or call Childhelp: {childhelp}. In danger now: {911}.'],
  'do.third': [
    'If it is happening now, call {911}. If not, stay with them, by phone, too, and ask them plainly.',
  ],
  'do.taken': ['Call {911} now, or wake the nearest person. Do not wait to feel worse.'],
  'flow.secret': [
    'I cannot call or tell anyone. What you write stays in your account until you delete it.',
    'No, I tell nobody, and I cannot. Only you can.',
  ],
  emergency: [
    'For police or an ambulance, call {911} now. I am a program and cannot call for you.',
    'It is {911} for police, fire or an ambulance. I cannot call, you can.',
  ],
  'hurt.go': ['Yes. Go now, and tell them on the way.', 'Good. Go there now, and tell them why.'],
  'bye.now': ['Please call or text {988} first. If it is happening: {911}.'],
  'flow.goThere': [
    'Yes. Go there now, away from what could hurt you.',
    'Good. Go now, with nothing dangerous on you, and text from there.',
  ],
  'flow.there': [
    'Good. Stay there, away from what could hurt you.',
    'That is distance, and it protects you. Stay where you are.',
  ],
  'flow.away': [
    'You did that, and it makes you safer. Leave it there.',
    'That was a strong step. It stays there.',
  ],
  'flow.hand': [
    'You do not have to. It makes tonight safer, and it is not silly at any hour.',
    'It is up to you. Out of reach for one night is already much.',
  ],
  'flow.normal': [
    'Many feel that at times, and it makes nobody a bad person. A counselor can say more about it.',
    'Yes, others feel that, too. It says how hard it is, not who you are.',
  ],
  'third.afraid': [
    'It is natural to shake after that. You act all the same. Let someone be with you, too.',
    'Fear fits what you are going through. Ask someone to sit with you.',
  ],
  'third.answered': [
    'Good that they answered. Keep them talking.',
    'They answered, so stay with them on the phone.',
  ],
  'flow.delete': ['Delete this conversation stands under the menu at the top, and it takes all of it.'],
  'flow.control': [
    'Being watched, kept from money or from people is a form of harm, too, also without a hit. {home} is for that as well.',
  ],
  'flow.words': [
    'You can say: I am not okay, and I do not want to be alone with it.',
    'One line is enough, such as: Please stay on the phone with me.',
  ],
  'number.abroad': ['{lines}'],
  'there.numbers': ['{lines}'],
  'number.from': ['{lines} In the US it stays {usLine}.'],
  'number.us': ['Those were numbers of the US. {lines}'],
  'number.same': ['Yes, it works there, too. {lines}'],
  'number.usHere': [
    'Yes, {usLine} is a line of the US. {elsewhere} lists free lines of other countries. Write me the country: I know the numbers of some.',
  ],
  'number.back': ['Then it is {988}, by call or text, at any hour. In danger now: {911}.'],
  'third.right': ['It is right to act, also if you turn out to be wrong. Angry and alive is better.'],
  'flow.meant': ['I mean to end your own life. I asked too soon.'],
  'flow.other': [
    'I did not get that. Once more:',
    'I cannot answer that. One of these may fit.',
    'You can write it out here. A person can do more with it than I can.',
    'I missed that. Pick what is nearest.',
    'I only know a few ways on. They are the buttons below.',
    'What matters most may need a person. Here are the next steps.',
  ],
} as const;
export type LeadId = keyof typeof LEADS_EN;
