import type { FACT_STEPS } from '../../steps/facts';
import type { WordsFor } from '../words';

const GO_ON = 'Go on';
const SLEEP = 'Something for the night';
const BREATHE = 'Two minutes of breathing';
const GROUND = 'Look around me';
const WRITE = 'Let me write';
const KIND = 'Be kind to myself';

export const FACTS_EN: WordsFor<typeof FACT_STEPS> = {
  'FACT.teen': {
    say: [
      'From thirteen to eighteen, eight to ten hours is what bodies need. Most get less, and it shows in mood first.',
      'Teens need eight to ten hours, and their clock runs late by nature. To get up at one same hour helps the most.',
    ],
    choices: { sleep: SLEEP, worry: 'Park a worry until tomorrow', goOn: GO_ON },
  },
  'FACT.shift': {
    say: [
      'Who works at night needs as much as anyone: seven hours or more. It may be in two parts, if one of them is long.',
      'Seven hours or more, also by day. If it comes in pieces, four or five in one go do the most. A nap before the shift helps, too.',
    ],
    choices: { sleep: 'Steps for day sleep', words: 'Ask for quiet at home', goOn: GO_ON },
  },
  'FACT.nap': {
    say: [
      'Twenty minutes or so is a good nap, and before three in the afternoon. Longer ones can leave you dull, and cost sleep at night.',
      'A short nap helps: set an alarm for twenty minutes. It cannot make up for a night, and late in the day it costs one.',
    ],
    choices: { sleep: SLEEP, breathe: BREATHE, goOn: GO_ON },
  },
  'FACT.caffeine': {
    say: [
      'Half of a coffee is still in the body five hours later or so. After noon it can cost sleep, and it can make a heart race.',
      'Coffee, cola and energy drinks can feel like fear: a fast heart, shaky hands. Less of it, and none after lunch, is worth a try for a week.',
    ],
    choices: { sleep: SLEEP, breathe: BREATHE, goOn: GO_ON },
  },
  'FACT.heart': {
    say: [
      'A fast heart, sweat or shaky hands are common with worry, and they calm down. With chest pain, fainting or no air: {911}. If it comes often, have a doctor look.',
      'Many bodies do that when there is fear: they get ready to run. See a doctor if it comes at rest or a lot. If it hurts in the chest, or you faint: {911}.',
    ],
    choices: { breathe: BREATHE, ground: GROUND, goOn: GO_ON },
  },
  'FACT.panic': {
    say: [
      'A panic attack mostly peaks within ten minutes, and is over in half an hour. The first time, and with pain in the chest, have a doctor look.',
      'Most go down by themselves in ten to thirty minutes. They feel like danger and are not. If one lasts for hours, see a doctor.',
    ],
    choices: { breathe: BREATHE, ground: GROUND, goOn: GO_ON },
  },
  'FACT.cry': {
    say: [
      'Crying helps many, though often not at once: some feel worse first, and lighter an hour later. Nobody has to.',
      'For many it takes some pressure out, most of all with someone kind near. If it comes each day for two weeks, tell a doctor.',
      'To cry is no sign of weakness, and not to cry is none of coldness. It helps some people and not others.',
    ],
    choices: { kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.hangover': {
    say: [
      'The day after drink, fear and shame are often chemistry. For most it fades within a day: water, food, sleep. With shakes, fits or seeing things: {911}.',
      'Alcohol calms first, and the body pays it back the next day as fear. It mostly goes within a day. If it comes each time, that is worth telling a doctor.',
    ],
    choices: { breathe: BREATHE, kind: KIND, write: WRITE, goOn: GO_ON },
  },
  'FACT.withdrawal': {
    say: [
      'It differs by what it was and how long. The worst is often the first week. Off alcohol or pills, ask a doctor first. Fits or seeing things: {911}.',
      'For most it is the first days that are hard, and sleep and mood take weeks. To stop alcohol or pills at once can be a danger: a doctor can make it safe.',
    ],
    choices: { person: 'Ask a person', urge: 'Ride out an urge', goOn: GO_ON },
  },
  'FACT.grief': {
    say: [
      'Nobody can name a date, and there is no right length. For most, the sharp days come further apart in the first year or two.',
      'It differs from one to the next. If after a year each day is still as raw, a doctor or a grief group can help.',
    ],
    choices: { memory: 'One memory', write: WRITE, goOn: GO_ON },
  },
  'FACT.heartbreak': {
    say: [
      'It differs a lot. For many the worst is the first weeks, and most of it is lighter within some months, with bad days in between.',
      'There is no fixed time. First single hours get lighter, then whole days. If you cannot eat or sleep for two weeks, see a doctor.',
    ],
    choices: { kind: KIND, letter: 'A letter that is not sent', write: WRITE, goOn: GO_ON },
  },
};
