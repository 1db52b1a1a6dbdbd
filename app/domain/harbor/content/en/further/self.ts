export const FURTHER_SELF_EN = {
  'self.failure': {
    told: [
      'The head keeps what went wrong and drops the rest. Something good is gone in a minute, something bad stays for weeks.',
      'Late at night there is one judge in the head, and nobody speaks for you. That is no fair hearing.',
      'A thing that failed and a person are not the same. They get mixed up fast when you are worn out.',
    ],
    helps: [
      'Change the sentence into what happened: not I am a failure, but the test went wrong in May. With facts you can work.',
      'Ask one person who has seen you at work or at home: tell me what I do well and do not notice. Take the answer without a discount.',
      'Of what went wrong, name the part that was yours. Then name two causes that were not.',
    ],
  },
  'self.looks': {
    told: [
      'Each shop window and each photo asks again. By evening that is a lot of judging for one day.',
      'The eye goes to the one spot and makes it big. Others see a whole face, and mostly for a second.',
      'One remark takes a second and can stay for years. The person who made it has often long forgotten.',
    ],
    helps: [
      'Use the mirror from a step away, for what you need, and then go. Up close, any face turns into spots.',
      'Put what pinches in a bag this week and wear what fits today. A tight waistband can spoil a day on its own.',
      'If it takes hours a day or keeps you at home, tell a doctor exactly that. It is known, and it can be treated.',
    ],
  },
  'self.compare': {
    told: [
      'You see their best minute and know your own whole day. Nobody comes out well in that.',
      'The eye finds the one with the house, not the ten who rent. It always looks in one direction.',
      'What was fine this morning can look poor after one photo. That is how such pictures work, even on people who were content.',
    ],
    helps: [
      'Mute three accounts or chats that leave you smaller, for a month. Muting is silent, and nobody is told.',
      'Compare yourself with you two years ago. Find three things you know or can do now, and small ones count.',
      'Pick someone who seems ahead and ask what was hard about it. Many will tell you, and the picture gets more real.',
    ],
  },
  'self.impostor': {
    told: [
      'Kind words slide off, and one mistake sticks. So the proof of what you can do never adds up.',
      'To hide the doubt, people work twice as hard. Then it went well only because of that, and the doubt stays.',
      'Those who really bluff seldom lie awake over it. Doubt like this often comes with taking the work seriously.',
    ],
    helps: [
      'Keep a folder with thanks, results and good reviews. Open it before the meeting, not after.',
      'At the next praise say thank you, and stop there. Leave out that it was luck or nothing.',
      'Say once this week, openly: this is new to me, please show me. Then compare what happened with what you feared.',
    ],
  },
  'shame.did': {
    told: [
      'It comes at the sink, at a red light, before sleep. Always the same scene, and it never ends better.',
      'To have done wrong and to be all wrong are two things. A deed can have a next step.',
      'Kind words are hard to take with the thought: if they knew. That makes it lonely even among friends.',
    ],
    helps: [
      'An apology has three parts: what was done, that it was wrong, what you do now. No but, and no plea to be forgiven.',
      'Think first whether it would help them or only you. If contact would scare them, mend it in another way.',
      'If police, a court or the job may come into it, ask a lawyer or advice office first. Say or write more after that.',
    ],
  },
  'shame.said': {
    told: [
      'Heat in the face, eyes shut, a groan: the body plays it again. Even years later it can come in the shower.',
      'At such a moment all eyes seem to be on you. The others are mostly busy with how they come across themselves.',
      'Those who never cringe seldom notice what they say. To notice it is uncomfortable, and it is no flaw.',
    ],
    helps: [
      'If it hurt someone, send one line: what I said came out wrong, and I regret it. No long story after that.',
      'If it was only awkward, leave it alone. Explaining it late brings back what they have mostly forgotten.',
      'Try to recall an awkward thing someone else said last month. If little comes up, that is about how much they keep of yours.',
    ],
  },
  'shame.secret': {
    told: [
      'You watch each word, also with people you like. Even a nice evening is half work then.',
      'With time the first word gets harder. Then there is the thing itself, and also the silence.',
      'Not everyone has a right to know it. To tell one safe person is not the same as telling the world.',
    ],
    helps: [
      'Before you tell a doctor or counselor, ask what they would have to pass on. Then decide how much to say.',
      'Begin with this line: there is a thing nobody knows, please only listen. The rest may come another day.',
      'If someone makes you keep it and you fear them, call a hotline first. Many do not ask for your name.',
    ],
  },
  'trauma.comesBack': {
    told: [
      'A smell, a voice or a date is enough, and the body is back there. It is faster than any thought.',
      'Others say it was long ago. The body does not go by the calendar, and that is no weakness.',
      'To freeze, to obey or to stay silent is what bodies do in danger. Nobody chooses it, and it needs no excuse.',
    ],
    helps: [
      'Say aloud the date, the place and your age. Then press your feet down and look for what is different from then.',
      'At the doctor or dentist, say: tell me before you touch me, and stop when I raise my hand. No reason is needed.',
      'When you call a therapist, ask if they work with trauma and how. You can begin without telling what happened.',
    ],
  },
} as const;
