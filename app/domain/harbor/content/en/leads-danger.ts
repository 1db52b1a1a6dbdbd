/** Lines of the safety flows: what was understood so far, that it goes on, and answers to what people ask there. */
export const DANGER_LEADS_EN = {
  'no.owned': [
    'Then I read it wrong, and that is on me. I ask rather than miss it.',
    'My mistake, then. I ask when words sound heavy, and I was off.',
  ],
  'withdraw.er': [
    'Stopping drink or pills can do this, and you need a hospital now. Call {911}, or let someone drive you. Do not drive yourself.',
  ],
  'withdraw.go': [
    'Yes, go now, if they have not been drinking. Tell the doctor what you drank or took, when you stopped, and all you feel or see.',
  ],
  'withdraw.words': [
    'Say: “I stopped drinking and I am very sick. I need a hospital now. Please take me, or call {911}.”',
  ],
  'some.thought': [
    'A thought like that counts, also where nothing would be done about it.',
    'That such thoughts come is worth saying, whatever holds you back.',
  ],
  'some.act': [
    'You say what you would not do. The thought can be there all the same, and it counts.',
    'Something holds you back, and that matters. So does the thought itself.',
  ],
  'got.said': ['Thank you for saying it so plainly.', 'That is plain, and it is taken as you say it.'],
  'got.life': [
    'I did not get all of that. What I did get: you think about ending your life.',
    'Not every word is clear to me. That it is about dying is.',
  ],
  'got.today': [
    'I did not get all of that. What I did get: it may be close. {988} answers now, by call or text.',
    'Not all of it is clear to me. That tonight needs care is.',
  ],
  'got.means': [
    'I did not get all of that. What I did get: there is something you could use.',
    'Not all of it is clear to me. That it should be far from you tonight is.',
  ],
  'got.away': ['I did not get all of that. What I did get: it is out of your reach, and that counts.'],
  'got.with': [
    'I did not get all of that. What I did get: you reached someone. Stay near them.',
    'Not all of it is clear to me. That someone is with you is.',
  ],
  'got.person': [
    'I did not get all of that. What I did get: it is about who could be with you.',
    'Not all of it is clear to me. Any one person is enough.',
  ],
  'got.barrier': [
    'I did not get all of that. What I did get: it is hard to reach out.',
    'Not all of it is clear to me. Something makes it hard, that much is.',
  ],
  'got.safer': ['I did not get all of that. What I did get: it is a little safer than before.'],
  'got.ten': ['Write as much as you like in these ten minutes. The step stays here.'],
  'got.unsafe': [
    'I did not get all of that. What I did get: you are not safe now. The numbers stay in sight.',
    'Not all of it is clear to me. That you need someone now is.',
  ],
  'got.harm': [
    'I did not get all of that. What I did get: it is about hurting yourself.',
    'Not all of it is clear to me. That your body needs care is.',
  ],
  'got.taken': [
    'I did not get all of that. What I did get: you may have taken something, or be hurt. {911} is the safe choice.',
    'Not all of it is clear to me. In doubt it is {911} now.',
  ],
  'got.hurt': [
    'I did not get all of that. What I did get: someone hurts you, or did.',
    'Not all of it is clear to me. That you should be safe is.',
  ],
  'got.voices': ['I did not get all of that. What I did get: something tells you what to do.'],
  'got.body': ['I did not get all of that. What I did get: your body may need help.'],
  'got.others': ['I did not get all of that. What I did get: you fear that you could hurt someone.'],
  'got.third': [
    'I did not get all of that. What I did get: you are afraid for someone.',
    'Not all of it is clear to me. That they should not be alone is.',
  ],
  'go.on': [
    'I leave that question open. On to the next step.',
    'We need not settle that now. This comes next.',
    'Let us go on all the same.',
    'I will not ask that again. What can help now is this.',
  ],
  'flow.here': [
    'The steps below stay here, and so do the numbers.',
    'You can go on writing. A person hears more in it than I do.',
    'I can do little with that. The people behind the numbers can do more.',
    'Nothing here runs out. Press one when you want to.',
    'All that is here, you have seen. Now it takes a person.',
    'I stop asking. Help stays in sight.',
  ],
  'flow.give': [
    'That is a good plan. Do it now, while you think of it, or ask them to come and get it.',
    'Yes, like that. Ask them now. You do not have to say why.',
  ],
  'telling.matters': ['It does for what comes next here. A person can do more with it than I can.'],
  'means.cannot': [
    'True, some things nobody can keep for you. Then say which kind it is.',
    'Then it is nothing to hand over. One of the others may fit.',
  ],
  'flow.giveGun': [
    'Good. Ask them now to come and get it. It is safer if they fetch it than if you carry it.',
    'That is a good plan. Call or text them now, and let them come for it. You need not handle it.',
  ],
  'flow.noCall': [
    'I call nobody. I am a program, and cannot call or tell anyone.',
    'No call goes out from here, and nobody is told. Only you could do that.',
    'Nobody is called from here. That stays with you.',
  ],
  'flow.back': [
    'It is for now, not for good. It stays yours. Ask at the start how you get it back.',
    'Only until this is over. You can agree on that with whoever takes it.',
  ],
  'flow.silly': [
    'It is not silly. Many do it for a while, so that a bad hour has less to work with.',
    'Careful is not childish. It makes tonight safer, and it is only for now.',
  ],
  'flow.kids': [
    'To ask for help does not by itself take a child from anyone. I cannot say how it goes where you live. The line can, and you need not give your name.',
    'That fear is common. You can ask the line about it first, without a name.',
  ],
  'od.noWait': [
    'Please do not wait, and do not sleep it off. Throwing up does not make it safe. Call now, also when you feel better: {911}, or Poison Control at {poison}.',
    'Yes, call now, also if it feels better. Some things do their harm hours later. {911}, or Poison Control at {poison}.',
  ],
  'od.tell': [
    'Say what it was, how much, when, and if you drank. Read it off the box. Nobody there will shout at you.',
  ],
  'hurt.coming': [
    'Go before they are there: to a neighbor, a shop, anywhere with people. Take phone, keys and papers.',
    'Be out before they come. Anywhere with people will do, with phone, keys and papers.',
  ],
  'hurt.where': [
    'The hotline can look for a bed tonight, and for a way to get there: {home}. Until then: a neighbor, a shop, a police station.',
    'At {home} they find places to sleep, and rides. A place with people is a good start.',
  ],
  'hurt.counts': [
    'Yes, that is enough. A push counts, and so does being afraid.',
    'It is enough to call. Nobody there asks for a bruise.',
  ],
  'hurt.once': [
    'It counts. One push is enough, whatever came before it, and it is not your doing.',
    'That is not too much made of it. Once is enough to count, and no mood of yours earns it.',
  ],
  'hurt.normal': [
    'No, it is not how it should be, and you did not cause it. A push counts, also if it was once.',
    'It happens to many, and it is still not all right. Being searched and watched counts, too.',
  ],
  'hurt.home': [
    'Home should not be a place to be afraid of. At {home} they can look for somewhere else tonight.',
    'That fear is a reason to be elsewhere tonight, if you can. {home} helps to find a place.',
  ],
  'hurt.believed': [
    'It was done, and I keep to that. It counts.',
    'I let go of that too soon. What was done to you stands.',
  ],
  'hurt.quietly': [
    'People who know this well answer at {home}, and they ask for no name. Call from a phone nobody looks at, if you can.',
  ],
  'hurt.kids': [
    'How it goes with children where you live, I cannot say. That you look for safety speaks for you. At {home} they know, and you need not give your name.',
    'Put that question to {home} first. You need not say who you are.',
  ],
  'flow.askThem': [
    'Then let the person who is with you, or on the line, do it with you. Tell them what you told me.',
  ],
  'flow.apart': ['It is out of reach already. That counts, and it stays so.'],
  'flow.late': [
    'Wake them all the same. Who cares for you would want to be woken. And {988} is awake.',
    'The hour is no reason. A call at night is for nights like this, and {988} is up.',
  ],
  'third.tell': [
    'Yes, tell whoever is near them, and ask them to move what could be used. Angry passes. It is right to tell.',
    'Tell one more person. A secret is not worth a life, and you need not carry it by yourself.',
  ],
  'third.near': [
    'Then ask the one who is there to stay close and put away what could be used. You can do that by phone.',
    'Call whoever is there. Say what you know, and that they should not leave the room.',
  ],
  'third.wrong': [
    'There are no wrong words here. What helps is that you ask, and stay.',
    'You need no right words. Asking and staying do the work.',
  ],
} as const;
