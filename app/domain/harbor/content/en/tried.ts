import type { OpenTopic } from '../../steps/topics';

/** What others do, by topic: for who asks what Harbor would do, or what helps. */
export const TRIED_EN: Readonly<Record<OpenTopic, readonly [string, string]>> = {
  work: [
    'What helps many: write down what was said and when, then ask for one talk, with one clear wish.',
    'Some set an hour at which work ends, and leave the phone in another room from then on.',
  ],
  study: [
    'What helps many: twenty minutes on, five off, and the phone in another room. The easiest page first.',
    'Some tell one teacher early that it is too much. That often brings more time.',
  ],
  money: [
    'What helps many: one list of what is due, with home and food at the top. {bed} knows who helps near you, at any hour.',
    'Some call before the date is due and ask to pay in small parts. It is asked for every day.',
  ],
  family: [
    'What helps many: one thing, in one calm minute, in a line that begins with I. Old stories stay out of it.',
    'Some choose how long they stay, and what they will not talk about, and then go there.',
  ],
  partner: [
    'What helps many: not at night and not in anger. One subject, five minutes each, and the other one only listens.',
    'Some write it down first and hand it over. On paper nobody breaks in.',
  ],
  breakup: [
    'What helps many: no look at their page for a week, and one fixed plan for each evening.',
    'Some put the things in a box for later, and tell one friend which hour of the day is the worst.',
  ],
  friends: [
    'What helps many: one short message with no blame in it, such as: I miss our talks. Then give it time.',
    'Some ask one person for one small thing, a coffee or a walk. One is enough to begin with.',
  ],
  lonely: [
    'What helps many: the same place at the same hour each week. That is how faces turn into greetings.',
    'Some begin with a small request. That is easier to answer than a hello.',
  ],
  grief: [
    'What helps many: a candle, a photo, their dish on a Sunday. Small and often is enough.',
    'Some tell people plainly what helps and what does not. Most are unsure, and want to be told.',
  ],
  body: [
    'What helps many: to spread the strength of the day, and rest before it runs out, not after.',
    'Some write three questions down for the doctor, and take someone along.',
  ],
  caring: [
    'What helps many: one fixed hour a week that is theirs, with someone else in the house.',
    'Some make a list of ten small jobs. Who asks how to help gets one of them.',
  ],
  newborn: [
    'What helps many: sleep while someone else holds the baby, and leave the dishes. {parents} helps parents, at any hour.',
    'Some ask one person to come at the same hour each day, even for twenty minutes.',
  ],
  sleep: [
    'What helps many: up at the same time each day, and out of bed when sleep does not come.',
    'Some write down what tomorrow wants, an hour before bed, and leave the paper in the kitchen.',
  ],
  low: [
    'What helps many: one thing for the body and one for the eyes each day, such as a shower and an open window.',
    'Some tell a doctor when it has lasted for two weeks. That is not too early.',
  ],
  worry: [
    'What helps many: to write it down and split it. What can be done gets a time, the rest gets fifteen minutes a day.',
    'Some keep the hands busy, with dishes or a walk, until the head is quieter.',
  ],
  panic: [
    'What helps many: long breaths out, feet on the floor, and to stay in the place until it sinks.',
    'Some have a line ready: this is a wave, I know it, it takes minutes.',
  ],
  anger: [
    'What helps many: out of the room for ten minutes, move, and answer only then.',
    'Some write the angry message, send it to themselves, and read it again the next day.',
  ],
  self: [
    'What helps many: to ask what they would say to a friend with the same day, and then to say that.',
    'Some write down one thing each evening that they did, and not how well.',
  ],
  shame: [
    'What helps many: to tell one person one part of it. It mostly gets smaller when it is said.',
    'Some ask what they can still mend, and do the smallest part of that first.',
  ],
  trauma: [
    'What helps many: to name five things that are here now, until the room is clear again.',
    'Some look for a therapist who works with such memories. It can be helped, also years later.',
  ],
  drink: [
    'What helps many: to wait ten minutes, leave the place, and eat something first.',
    'Some tell one person before the hard hour, not after it. {samhsa} is free, at any hour.',
  ],
  food: [
    'What helps many: meals at fixed times, with someone there. The ANAD line knows more: {eating}, on weekdays.',
    'Some cover the mirror for a week and wear what is soft.',
  ],
  identity: [
    'What helps many: one person or one group where nothing has to be hidden.',
    'Some choose what they tell, to whom and when. It does not have to be all at once.',
  ],
  stuck: [
    'What helps many: five minutes by the clock, and then they may stop. Most go on.',
    'Some ask a friend to be there meanwhile, if only on the phone.',
  ],
  good: [
    'What many do: write down one detail of it, so that it can be found on a gray day.',
    'Some tell one person who will enjoy it with them.',
  ],
};
