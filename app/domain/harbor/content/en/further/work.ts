export const FURTHER_WORK_EN = {
  'work.boss': {
    told: [
      'The body learns it. It tenses at a step, a ring, a name on the screen, long before a word is said.',
      'It is hard to talk back to the one who sets your hours and your pay. Staying quiet can be plain good sense.',
      'A title does not make someone right. What you can do does not shrink because a boss talks it down.',
    ],
    helps: [
      'After a talk, send a short email: as agreed today, I will do this by Friday. Then it is in writing, with a date.',
      'If credit gets lost, put your name on it early. Send the draft yourself, and copy the people who need to know.',
      'Have one line ready for loud moments: I want to fix this, let us talk when it is calm. Then say no more.',
    ],
  },
  'work.colleague': {
    told: [
      'The shift ends, but the head takes them home. Small remarks get played again at the sink and in bed.',
      'Each thing alone sounds too small to complain about. What wears a person down is the sum, and hardly anyone sees the sum.',
      'To work well with someone, you do not have to be liked by them. Polite and brief is enough.',
    ],
    helps: [
      'Choose one thing and say it with nobody else there: next time, please come to me first. Then leave it at that.',
      'Keep gossip short: I would rather not talk about people who are not here. Then ask about the work.',
      'When you go to the boss, bring dates and what it did to the work. Leave out what kind of person they are.',
    ],
  },
  'work.tooMuch': {
    told: [
      'Often sleep and quiet meals go first. Then the patience for people at home goes too, and that hurts in another way.',
      'Whoever gets things done is often handed more. Then saying no can look like letting the others down.',
      'At many jobs the list is never done. That shows how long the list is, not how good you are.',
    ],
    helps: [
      'Take the list to your boss and say: I can do two of these this week, please pick which two. Let the boss choose.',
      'A swap is easier to say than a no. Try this: I can take it on, if the other one waits until Monday.',
      'Note when you begin and end for two weeks, and check it against your pay stub. Numbers get heard sooner than tiredness.',
    ],
  },
  'work.lostJob': {
    told: [
      'A job holds up the day as well as the rent: set hours, people, a place to be. When it shakes, all of that shakes.',
      'Saying it aloud can be one of the worst parts. Others ask what now, before there was time to take it in.',
      'Who has to go is often decided far away from the work. What you learned to do there stays yours.',
    ],
    helps: [
      'If it has happened, file for unemployment pay this week. It often counts from the week you file, not from your last day.',
      'Ask three things: when the last pay comes, what happens to unused days off, when health insurance ends. Read papers at home before you sign.',
      'While it is still a fear, gather what is yours. That is pay stubs, reviews, and names of people who would speak for you.',
    ],
  },
  'work.search': {
    told: [
      'Every job ad asks you to sound sure, often on days when that is hardest. Nobody counts those hours as work, but they are.',
      'Silence can be worse than a no, because nothing gets closed. Often it means a full inbox, or a job filled from inside.',
      'You do not see who else applied, or what was settled before. A no tells little about what you can do.',
    ],
    helps: [
      'After a no, write back two lines: thank you, and please tell me one thing to do better. Some do answer.',
      'Take one ad and use its own words at the top of your resume, where they are true. Many resumes are sorted by such words.',
      'Tell three people who know your work the exact job you want. A clear wish is easier to pass on than any job will do.',
    ],
  },
  'work.mistake': {
    told: [
      'The moment plays again, often at night, and each time with a new detail. The mind does that with what matters to it.',
      'The wait can be harder than the mistake: who has heard, and what they will say. Shame makes people hide, and hiding is tiring.',
      'Most mistakes have more than one cause: a rush, noise, a step nobody explained.',
    ],
    helps: [
      'If it is not out yet, tell it early and short: what went wrong, what you did, what you need now.',
      'Own it once, in one line, and then talk about the fix. A long excuse keeps everybody looking back.',
      'Find the step where it slipped and change that step: a checklist, a second pair of eyes, a note on the screen.',
    ],
  },
  'work.quit': {
    told: [
      'Sunday evening often shows it first, or the way to the door. The body says it before the head does.',
      'What keeps people in such a job is real: pay, health insurance, someone at home who counts on it. That is not being weak.',
      'From outside they say: be thankful you have work. Both can be true, that you need it and that it does you no good.',
    ],
    helps: [
      'For three days, note what you do each hour and mark what drains you. It may be one task or one person, not the whole job.',
      'Count how many months your money would last, with rent and food first. A number is easier to think with than a mood.',
      'Ask to change one thing first: the shift, the team, one task. Set a date to see whether it helped.',
    ],
  },
  'study.exam': {
    told: [
      'Even the free hours are not free now. You sit down to eat, and what is left to learn sits there too.',
      'The closer it comes, the more one sees what is missing. What is already in your head makes no noise.',
      'Nerves before an exam are the body getting ready for something that matters. They do not mean that you know too little.',
    ],
    helps: [
      'Do one old test with the clock running, even if you do not know it all yet. The gaps are your list.',
      'Close the book and say one page from memory, as if to a friend. That sticks better than reading it a third time.',
      'The evening before, lay out what to bring and how to get there, and stop at a set hour. Sleep helps to keep what you learned.',
    ],
  },
  'study.failed': {
    told: [
      'The grade is one thing. Then come the faces: at home, in class, in the hall when everyone compares.',
      'Putting in the hours and still failing is bitter. So is knowing there were too few, and both end in the same shame.',
      'A grade cannot show the sick week, the job after class, the noise at home. It shows what got onto paper.',
    ],
    helps: [
      'Ask to see the graded paper and sort what was lost: not known, read wrong, no time. Each of these has its own fix.',
      'Find out this week what is still open: a second try, extra work, a late drop. Such chances mostly have a date.',
      'At home, tell the plan with the news: I failed, and on Tuesday I see the teacher.',
    ],
  },
  'study.focus': {
    told: [
      'Hours go by, and there is one page to show for them, if that. It tires like real work, and then guilt comes on top.',
      'Putting it off is seldom being lazy. Often the task is too big or too vague, or there is fear in it.',
      'From outside it looks like not wanting to. To want it all day and not get there is the part nobody sees.',
    ],
    helps: [
      'Make the first step tiny: open the file, write the date and one bad line. A bad line is easier to go on from than none.',
      'Study where others study: a library, or a silent video call with a friend. Many start sooner with someone in view.',
      'When it has been like this for years, tell a doctor or the school counselor. There can be a reason, and there is help for it.',
    ],
  },
  'study.teacher': {
    told: [
      'Part of the mind keeps watch on them all the time. What is left has to do the learning.',
      'They give the grade, or you share it with them. So each honest word looks like a risk.',
      'When it is unfair, people begin to doubt what they know. How someone treats you in a course does not measure your mind.',
    ],
    helps: [
      'Send one short email: this part is not clear to me, please tell me a time to come by. An email also leaves a date.',
      'For group work, put who does what by when in the shared chat. If parts stay empty, show that before the due date.',
      'If talking fails, try the next door: the counselor, the adviser, the student office. Bring dates and the work itself.',
    ],
  },
  'money.debt': {
    told: [
      'The phone rings or a letter comes, and the stomach knows before you look. Some stop opening the mail. That is how fear works.',
      'Few people talk about what they owe, so each one thinks the others manage. Shame keeps it quiet, and in the quiet it grows.',
      'Debt often starts with something ordinary: a sick month, a lost job, a price that went up. It is a number, not who you are.',
    ],
    helps: [
      'Before you pay a collector, ask for the debt in writing: who it is owed to and how much. Asking costs nothing.',
      'Open the letters with someone next to you. Make two piles: first what keeps roof, lights and car, then the rest.',
      'Look for a nonprofit credit counselor. They go through all of it with you, free or for little. Beware of anyone who wants a fee up front.',
    ],
  },
  'money.home': {
    told: [
      'Some lie awake and count what they would have to pack. Every knock and every letter makes the heart race.',
      'This is about more than walls: the neighbors, the key in your pocket, the years of work in it.',
      'Such letters are made to sound final. Often there are steps and dates between the letter and the day it comes true.',
    ],
    helps: [
      'On each paper, look for two things: who sent it, and the date. If it names a court day, go, even with no money in hand.',
      'Call legal aid or a housing counselor, today if there is a date. Say the date first. It decides how fast they can act.',
      'Call the landlord or the bank before they call you: this is what I can pay, and when. Ask for any deal in writing.',
    ],
  },
  'money.short': {
    told: [
      'Near the end of the month, things go back on the shelf at the store. Hardly anyone sees that.',
      'Having little is expensive: late fees, the small pack, the old car. It takes more skill than people with plenty ever need.',
      'When pay and prices do not meet, it is not bad planning. Nobody can make forty out of thirty.',
    ],
    helps: [
      'Ask the power or water company for two things: hardship help and a later due date. They seldom offer it on their own.',
      'Food first: use the food bank this week, and let the cash go to the rent. You do not have to be at zero to go there.',
      'Ask at the school, the clinic or the library what help you could get: food, heat, school meals. Many never ask for it.',
    ],
  },
  'money.family': {
    told: [
      'The pay has names on it before it comes. Each call from them starts the counting again.',
      'Saying no can look like not loving them. And those who ask seldom see what your month is like.',
      'To help and to be tired of helping can both be true. What you keep for yourself also keeps the help going.',
    ],
    helps: [
      'Set a sum that you can keep up, and tell them: this comes on the first, there is no more. A fixed sum saves many calls.',
      'Pay one thing directly, such as the school or the medicine, in place of cash. Then it is clear where your part ends.',
      'For the sudden call, have a line: let me look at my month, I will tell you on Friday. Nothing has to be settled on the phone.',
    ],
  },
} as const;
