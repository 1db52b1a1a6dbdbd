import { describe, expect, it } from 'vitest';
import { assess } from '../../../../safety/assess';
import { bodyShows, stoppedTold } from './stopped';

const words = (text: string) => assess(text, { before: 'en' }).words;

describe('daily drink or pills that were stopped', () => {
  it.each([
    "it'll be four days since I poured the lot down the sink. Bottle of Grouse a day since Jean passed",
    'knocked the drink on the head sunday lunchtime. was on a bottle of vodka a day near enough',
    'llevo tres días sin las pastillas',
    'I told the lads at work nae mair after what happened at the weans christening. thats been since sunday. I was on a bottle a day near enough',
    'stopped drinking friday, was a litre of gin a day',
    'havent touched a drop since thursday, used to be 12 cans a night',
    'ran out of my xanax on monday',
    '3 days off the booze now and i feel like death, was drinking every day',
    'gave up the vodka cold turkey',
    'quit my benzos last week all at once',
    'deje de tomar el domingo de golpe, me bajaba una botella diaria',
    'ya van 4 dias sin una gota, tomaba todos los dias',
    'se me acabo el clonazepam hace tres dias',
    'tire todo el ron al inodoro, tomaba a diario',
    'desde el viernes no tomo nada, antes una caja de cervezas por dia',
    'llevo dos noches sin rivotril',
    'lo deje de golpe el lunes, el trago, tomaba cada dia',
    'I chucked all my valium in the bin tuesday',
    'been off the drink four days',
  ])('is heard in %j', (text) => expect(stoppedTold(words(text))).toBe(true));

  it.each([
    'my husband stopped drinking three days ago',
    'I want to stop drinking, I drink a bottle a day',
    'should i stop drinking all at once',
    'i stopped drinking coffee last week',
    'quit smoking monday',
    'I stopped drinking years ago',
    '10 years sober now',
    'if i stopped the drink tomorrow would i be ok',
    'mi papa dejo de tomar el lunes',
    'quiero dejar de tomar',
    'I poured the tea down the sink',
    'deje de fumar hace tres dias',
    'no he dejado de tomar',
    'hace años deje el trago',
    'ok i gave up on him',
    'I dropped the bottle',
    'how do i come off xanax',
    'i am two days behind on my work',
    'tipped the wine away',
    'threw the old pills out',
  ])('is not heard in %j', (text) => expect(stoppedTold(words(text))).toBe(false));
});

describe('a body that shows it', () => {
  it.each([
    'hands are gaun like the clappers',
    'am sweatin through the sheets',
    'I keep seein spiders on the curtain, corner of ma eye',
    'They shake so bad I couldnt hold the kettle',
    "I'm soaking the sheets",
    'there was a wee dog in the corner of the room',
    "I'm seeing that dog again, and the sweat is pouring off me",
    'hands are going like the clappers spilt the tea twice. and theres a load of small spiders on the lino by the fridge',
    "she says i was talking to my da and he's dead six years",
    'me tiemblan las manos y empapo las sabanas de sudor',
    'veo hormigas en la pared que no estan',
    'tengo temblores y vomito',
    'no puedo ni sostener el vaso',
    'amanecí con la cama empapada',
    'tuve una convulsion',
    'my hands wont stop shaking',
  ])('is heard in %j', (text) => expect(bodyShows(words(text))).toBe(true));

  it.each([
    'no shaking, no fever',
    'his hands were shaking',
    'my hands were shaking with anger',
    'I saw spiders at the zoo',
    'shaking before the exam',
    'saw a dog in the park',
    'we have ants in the kitchen',
    'he is shaking',
    'a mi abuelo le tiemblan las manos',
    'I have the heating on, so warm',
    'my mom saw a rat',
    'the kids are seeing their dad',
  ])('is not heard in %j', (text) => expect(bodyShows(words(text))).toBe(false));
});
