import { describe, expect, it } from 'vitest';
import { at, play } from '../../../../../tests/factories/harbor/play';
import { assess } from '../../../safety/assess';
import { numberHint } from './number-hints';
import { placePutRight } from './place-put-right';

describe('a place that is named against numbers which do not work there', () => {
  it.each([
    ['leeds is in england 911 doesnt work here. music just stopped', 'gb'],
    ['he wont answer. were in leeds', 'gb'],
    ['whats the number over here, I said Scotland no America', 'gb'],
    ['its england mate', 'gb'],
    ['i told you limerick', 'ie'],
    ['not america. im talking about new zealand', null],
    ['not the us, Ireland', 'ie'],
    ['this is canada', 'ca'],
    ['i literally said sydney australia', 'au'],
    ['aca Juliaca, hace frio', 'pe'],
    ['ya te dije que Popayan', 'co'],
    ['esto es Uruguay', 'uy'],
    ['no estados unidos, en Chile', 'cl'],
    ['queda en otro lado. Soria esta en España', 'es'],
    ['nunca dije peru', null],
    ['i never said scotland', null],
    ['my mum lives in leeds. leeds is far', null],
    ['i used to be in Fife. i said fife', null],
    ['they were in leeds', null],
    ['we were in leeds then', null],
    ['i said i want to die', null],
    ['its a mess', null],
    ['scotland beat them', null],
    ['he said ireland is nicer', null],
    ['it is cold', null],
  ])('%s', (text, place) => {
    expect(placePutRight(assess(text).words)).toBe(place);
  });
});

describe('a number of another country, as their own', () => {
  it.each([
    ['should i ring 999', 'gb'],
    ['do i call 999 yes or no', 'gb'],
    ['999 or not', 'gb'],
    ['is triple zero an option. shall i call triple zero', 'au'],
    ['llamo al 112?', 'abroad'],
    ['marco el 123?', 'co'],
    ['llame al 131', 'cl'],
    ['llamo al 107 o que', 'ar'],
    ['911 is american', 'abroad'],
    ['911 doesnt work here', null],
    ['the 911 thing: 911 is for americans', 'abroad'],
    ['el 911 es de los gringos', 'abroad'],
    ['aca no hay 911', 'abroad'],
    ['no sirve el 911 aca', 'abroad'],
    ['i told him 999 times', null],
    ['i owe 999 dollars', null],
    ['i have 112 tabs open', null],
    ['call me at 123 main street', null],
    ['911 was a bad day', null],
    ['my room is 107', null],
    ['911 is the number', null],
  ])('%s', (text, place) => {
    const heard = numberHint(assess(text).words);
    expect(place === null && heard === 'abroad' ? null : heard).toBe(place);
  });
});

const WITHDRAW = { level: 'imminent', flow: 'WITHDRAW', raisedBy: 'person' } as const;
const THIRD = { level: 'crisis', flow: 'THIRD', raisedBy: 'person' } as const;
describe('a place told in the midst of danger', () => {
  it.each([
    [
      'WITHDRAW.911',
      WITHDRAW,
      '911? am in Paisley pal. and am no wasting an ambulance on a hangover, ma da did it cold',
      'gb',
      '999',
    ],
    [
      'WITHDRAW.911',
      WITHDRAW,
      'naebody else here but Moira and shes sleepin. whats the number over here, I said Scotland no America',
      'gb',
      '999',
    ],
    [
      'WITHDRAW.911',
      WITHDRAW,
      '911?? thats america bai im in limerick. i am not ringing an ambulance over spiders',
      'ie',
      '112',
    ],
    [
      'THIRD',
      THIRD,
      "he just texted fola 'look after everyone for me'. i can hear music but he wont answer. were in leeds",
      'gb',
      '999',
    ],
    ['THIRD.ask', THIRD, 'hes on about wanting to die again. leeds is in england', 'gb', '116 123'],
    ['THIRD.ask', THIRD, 'dice que no quiere vivir, estamos en Popayan', 'co', '123'],
  ] as const)('changes the numbers in the same reply: %s %j', (step, risk, text, country, number) => {
    const { last, talk } = play([text], at(step, risk));
    expect(talk.risk.country).toBe(country);
    expect(last.lines.join(' ')).toContain(number);
    expect(last.lines.join(' ')).not.toMatch(/\b911\b/);
  });

  it('is answered with the number, and not with what was not understood', () => {
    const { last } = play(
      ['911?? thats america bai im in limerick. im not ringing an ambulance over a few spiders'],
      at('WITHDRAW.911', WITHDRAW),
    );
    expect(last.lines.join(' ')).toContain('112');
    expect(last.lines.join(' ')).not.toMatch(/more than I know|did not get|Yes, go now/);
  });

  it('stands after the plain yes to who asks whether to call', () => {
    const { last } = play(['llamo al 112?'], at('THIRD.911', { ...THIRD, language: 'es' }));
    expect(last.lines[0]).toMatch(/^Sí/);
  });

  it('is kept from before, where nobody was in danger', () => {
    const { talk, last } = play([
      'I am 71, retired joiner, Dundee. Havent slept in three nights',
      'i want to kill myself',
    ]);
    expect(talk.risk).toMatchObject({ isAbroad: true, country: 'gb' });
    expect(last).toMatchObject({ isAbroad: true, country: 'gb' });
  });

  it('asks for the country where only a number tells that it is not the US', () => {
    const { last, talk } = play(
      ['911 is american. she is still not picking up and i dont know what to do'],
      at('THIRD.911', THIRD),
    );
    expect(talk.risk).toMatchObject({ isAbroad: true, country: null });
    expect(last.lines.join(' ')).toMatch(/Write me the country/);
  });

  it('takes 999 for the UK, but where they are in Ireland', () => {
    const from = (country: string | null) =>
      at('THIRD.911', { ...THIRD, country, isAbroad: country !== null });
    expect(play(['should i ring 999'], from(null)).talk.risk.country).toBe('gb');
    expect(play(['should i ring 999'], from('ie')).talk.risk.country).toBe('ie');
  });
});
