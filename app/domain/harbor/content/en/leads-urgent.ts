/** Answers to what is asked, and lines for what is told, in the midst of a danger of their own. */
export const URGENT_LEADS_EN = {
  'flow.take': [
    'No, not alone at home: no drink, nobody’s pills, also not a little. It can hide how bad it gets. Call {911}: say how much you drank, and since when not.',
    'Still no, not alone. Only a doctor can say what is safe to take now. Ask at {911}, and say how much it was, and since when.',
    'No. Leave it where it is. At the hospital they have what makes this stop: {911}.',
  ],
  'flow.takePills': [
    'No, not alone at home: no drink, nobody’s pills, also not a little. It can hide how bad it gets. Call {911}, they say what to do. Take the box along.',
    'Still no, not alone. Only a doctor can say what is safe to take now. Ask at {911}, and show them the box.',
    'No. Leave it in the box, and hand the box to the doctor. There they have what makes it stop.',
  ],
  'body.waited': [
    'Those hours of waiting were hard. This can get worse fast, so please let them look all the same: {911}.',
    'Nobody should have to wait like that. Say at the desk that you stopped and what you see or feel: that goes first.',
  ],
  'body.cure': [
    'Soup, sleep or a bath does not stop this, and it can get worse fast. A doctor can stop it: {911}.',
    'It may look like something to sleep off. It is not, and each hour alone is a risk. Let a doctor look now.',
  ],
  'body.refused': [
    'You need not like it there. This can get worse fast, and at home nobody can stop it: {911}.',
    'It is your choice, and I still ask you to go. Ring {911} first, if you like: they say what to do.',
    'Then let someone else look at you now, in the room. If it gets worse, they call {911}.',
  ],
  'body.shut': [
    'Closed there, and {911} answers at any hour. Say what you stopped, and what you feel or see.',
  ],
  'body.near': ['Knock or ring there now, also if they sleep. Say: I need a doctor, please call {911}.'],
  'flow.takeLife': [
    'No, please not tonight. Drink or pills make a bad hour more dangerous. Let someone else keep them, and ask a doctor about sleep.',
    'I would leave it. With it in you, the next hours are less safe. A doctor can say what helps.',
  ],
  'flow.worth': [
    'They would take you, and you waste no time of theirs. This is what they are there for, and it can turn bad fast: {911}.',
    'It is not too small. Doctors see this each day and treat it. It is worse to come too late.',
  ],
  'flow.passes': [
    'It may get worse before it eases, and how long nobody can tell from here. A doctor can make it stop. Do not wait for it.',
    'That it went well once says little about today. Each time can be harder. Let a doctor look now.',
  ],
  'flow.until': [
    'Sit or lie where someone sees you, door unlocked, light on. Take nothing more, no drink either. Have ready what it was, and when.',
    'Until they come: light on, door open, near someone. Sip water if you are awake. Keep what you took or stopped at hand.',
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
    'Short is fine, such as: please come and keep my pills for a while. It is not safe with me.',
  ],
  'hurt.thatOne': [
    'That may be the one. Think of a time when you could see that person alone.',
    'Then that one, where nobody else hears. One line is enough: I am not safe at home.',
  ],
  'assault.counts': [
    'It counts. Who is asleep, drunk or frozen has not said yes. You owe nobody a no for it to count.',
    'Yes, that counts, whatever was said or not said.',
  ],
  'assault.tell': [
    'You could say: something happened to me, and I need you to come with me. The rest can wait.',
    'One line is enough: I was hurt, and I do not want to go alone. You need not tell it all.',
  ],
  'hurt.knows': [
    'Good that one person knows. Agree on a word with them that means come.',
    'One who knows is a strong part of a plan. Their phone can be a safe one, too.',
  ],
  'hurt.papers': [
    'Then leave them where they are for now. Copies can be had later, and the hotline knows how.',
    'No paper is worth a risk. It can be made anew once you are safe.',
  ],
  'hurt.childCounts': [
    'Yes, it counts, for the child, too. To be shouted at or frightened is harm, also without a hit.',
    'It does. A child that small feels it in the body. You can tell that first when you ask for help.',
  ],
  'hurt.theirPhone': [
    'Then use the phone of the one who knows, and never yours. They can also call for you, and ask what you would ask.',
    'The one who knows can call in your place, at a time when nobody listens.',
  ],
  'hurt.otherPhone': [
    'Then not from that phone. A neighbor, a shop, a school or a doctor can lend one. Someone else can call for you, too.',
    'No call is needed now. A doctor, a school or a shop can call when you are there by yourself.',
  ],
} as const;
