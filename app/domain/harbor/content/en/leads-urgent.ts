/** Answers to what is asked, and lines for what is told, in the midst of a danger of their own. */
export const URGENT_LEADS_EN = {
  'flow.take': [
    'No, not alone at home: no drink, nobody’s pills, also not a little. It can hide how bad it gets. Call {911}: say what you used or stopped, and when.',
    'Still no, not alone. Only a doctor can say what is safe to take now. Ask at {911}, and say what it was, and since when.',
    'No. Leave it where it is. At the hospital they can treat this: {911}.',
  ],
  'flow.takePills': [
    'No, not alone at home: no drink, nobody’s pills, also not a little. It can hide how bad it gets. Call {911}, they say what to do. Take the box along.',
    'Still no, not alone. Only a doctor can say what is safe to take now. Ask at {911}, and have the box at hand.',
    'Not before you ask at {911}. Keep the box, and show it to the doctor. They can treat this.',
  ],
  'body.waited': [
    'To wait like that is hard. This can get worse fast, so please let them look all the same: {911}.',
    'Nobody should have to wait like that. Say at the desk what you took or stopped, and what you feel or see.',
  ],
  'body.cure': [
    'Soup, sleep or a bath does not stop this, and it can get worse fast. A doctor can stop it: {911}.',
    'It may look like something to sleep off. It is not, and each hour alone is a risk. Let a doctor look now.',
  ],
  'body.refused': [
    'You need not like it there. This can get worse fast, and at home nobody can stop it: {911}.',
    'It is your choice, and I still ask you to go. Ring {911} first, if you like: they say what to do.',
    'Please still call {911}. Until then, not alone: someone beside you who can call.',
  ],
  'body.shut': [
    'Closed there, and {911} answers at any hour. Say what you took or stopped, and what you feel.',
  ],
  'body.near': ['Knock or ring there now, also if they sleep. Say: I need a doctor, please call {911}.'],
  'flow.takeLife': [
    'No, please not tonight: no drink, and no more than your usual dose. Let someone keep the rest. Ask a doctor about sleep.',
    'I would leave it. With it in you, the next hours are less safe. A doctor can say what helps.',
  ],
  'flow.worth': [
    'An emergency room is there for this, and you waste no time of theirs. It can turn bad fast: {911}.',
    'It is not too small. Doctors see this each day and treat it. It is worse to come too late.',
  ],
  'flow.passes': [
    'It may get worse before it eases, and how long nobody can tell from here. A doctor can treat it. Do not wait for it.',
    'How long it takes I cannot say, and it can get worse fast. Let a doctor look now.',
  ],
  'flow.until': [
    'Sit or lie where someone sees you, door unlocked, light on. Take nothing more, no alcohol either. Have ready what it was, and when.',
    'Until they come: light on, door open, near someone. Eat and drink nothing unless they say so. Have what it was at hand.',
  ],
  'flow.tellToo': ['And tell them how low you are. They can help with that, too.'],
  'flow.untilLife': [
    'Go where there are light and people. Keep the phone in your hand. You can write here until they come.',
    'Until then: light on, the door open for them, phone in hand. Tell them that you wait.',
  ],
  'flow.toldDoctor': [
    'I do not know who gets told there. Ask the doctor that first. Those who treat you keep what you tell them as private as they can.',
  ],
  'flow.papersHome': [
    'At {home} they do not ask for papers to help you, and you need not give your name. How it is with other offices I do not know. Ask them first.',
    'No papers are needed to talk to {home}, and no name. What comes after, you decide. They know people who help with papers, too.',
  ],
  'flow.papersLine': [
    'At {988} they do not ask for papers to help you, and you need not give your name. A hospital treats an emergency with papers or without.',
    'No, not for that: no papers and no name are needed to talk to {988}. Beyond that I do not know, and you can ask them first.',
  ],
  'flow.papersThere': [
    'What they ask for where you are I do not know. You can ask them that first, and you need not begin with your name.',
    'I do not know the rules there. Put that question first, without a name. In an emergency go all the same.',
  ],
  'flow.policeHome': [
    'To call {home} is not to call the police. You can ask them first, without a name, when they would ever do that.',
    'The hotline is there to talk and plan with you. Ask at the start when the police come into it. You need not say who you are.',
  ],
  'flow.askFirst': [
    'I do not know that for sure. You can ask them first, and you need not give your name for it.',
    'That is the first thing to ask them, before your name. Then you decide what you tell.',
  ],
  'person.pills': [
    'You can say: I am not okay, and there are pills here. Please come and take them, and stay a bit.',
    'Short is fine: please keep my pills for a while. I am not safe with them here.',
  ],
  'hurt.thatOne': [
    'That may be the one. Think of a time when you could see that person alone.',
    'Then that one, where nobody else hears. One line is enough: I am not safe at home.',
  ],
  'assault.counts': [
    'It counts. Someone asleep, too drunk or frozen has not said yes. You did not have to say no.',
    'Yes, that counts, also when no was not said.',
  ],
  'assault.tell': [
    'You could say: something happened to me, and I need you to come with me. The rest can wait.',
    'One line is enough: I was hurt, and I do not want to go alone. You need not tell it all.',
  ],
  'hurt.knows': [
    'Good that one person knows. Agree on a word that means: call {911}.',
    'One who knows is a strong part of a plan. Their phone can be a safe one, too.',
  ],
  'hurt.papers': [
    'Then leave them where they are for now. Copies can be had later, and the hotline knows how.',
    'No paper is worth a risk. Many can be replaced once you are safe.',
  ],
  'hurt.childCounts': [
    'Yes, it counts, for the child, too. Hits, shouts and fear are all harm.',
    'It does. A child feels it, even without a hit. You can tell that first when you ask for help.',
  ],
  'hurt.theirPhone': [
    'Then use the phone of the one who knows. They can call for you, too. In danger now: any phone, {911}.',
    'The one who knows can call in your place, at a time when nobody listens.',
  ],
  'hurt.otherPhone': [
    'Then not from that phone. A neighbor, a shop, a school or a doctor can lend one. Someone else can call for you, too.',
    'In danger now: try {911}, even without credit. If not: a shop, a school or a doctor can call for you.',
  ],
} as const;
