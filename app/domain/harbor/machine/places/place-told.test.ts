import { describe, expect, it } from 'vitest';
import { assess } from '../../../safety/assess';
import { isSharedTold, placeAlone, placeTold } from './place-told';

const told = (text: string) => placeTold(assess(text).words);

describe('where somebody says they are', () => {
  it.each([
    ['estoy en madrid', 'es'],
    ['el 988 es de estados unidos no? yo estoy en zaragoza', 'es'],
    ["I'm in London, UK", 'gb'],
    ["i'm currently in Berlin Germany", 'de'],
    ['toy en bs as', 'ar'],
    ['acá en Buenos Aires', 'ar'],
    ['i’m in Mexico City!!', 'mx'],
    ['I live in São Paulo', 'br'],
    ['im living in dublin ireland', 'ie'],
    ["i'm in vancouver, canada", 'ca'],
    ['estoy en santiago de chile', 'cl'],
    ['estoy en lima', 'pe'],
    ['im in nz', 'nz'],
    ['im in nairobi', 'other'],
    ["that's an american number, i'm irish", 'ie'],
    ["I'm not in the US", 'abroad'],
    ['I live outside the US', 'abroad'],
    ['estoy en valencia', 'abroad'],
    ['988 no existe aqui', 'abroad'],
    ['estoy en EE.UU.', 'us'],
    ["i'm in new mexico", 'us'],
    ['im in paris texas', 'us'],
    ['vivo en nueva york', 'us'],
    ['estoy en puerto rico', 'us'],
  ])('%s', (text, place) => {
    expect(told(text)).toEqual({ place, how: 'is' });
  });

  it.each([
    ['soy de buenos aires y no doy mas', 'ar'],
    ['im from Wales', 'gb'],
    ['soy de Madrid, no de EEUU', 'es'],
  ])('comes from there: %s', (text, place) => {
    expect(told(text)).toEqual({ place, how: 'from' });
  });

  it('believes where they live before where they come from', () => {
    expect(told('soy de colombia pero vivo en miami')).toEqual({ place: 'us', how: 'is' });
    expect(told("i'm from texas but i live in spain")).toEqual({ place: 'es', how: 'is' });
  });

  it.each([
    'my brother lives in Madrid',
    'my ex moved to london',
    'mi hermana vive en bogota',
    'voy a madrid de vacaciones',
    'cuando estoy en madrid lloro',
    'if i am in london i will call you',
    'no estoy en madrid',
    'it is cold in london',
    'im in love with a guy from india',
    'im from texas',
    'soy mexicana y estoy harta',
    "i'm in birmingham",
    "i'm in lima",
    'estoy en casa',
    'i am in a bad place',
  ])('hears no country in %j', (text) => {
    expect(told(text)).toBeNull();
  });

  it('knows a city that the US has, too', () => {
    expect(isSharedTold(assess("i'm in manchester").words)).toBe(true);
    expect(isSharedTold(assess("i'm in madrid").words)).toBe(false);
  });

  it('takes a text that is nothing but a place for one', () => {
    expect(placeAlone(assess('Argentina').words)).toBe('ar');
    expect(placeAlone(assess('mexico. sonora').words)).toBe('mx');
    expect(placeAlone(assess('mexico lost the game').words)).toBeNull();
    expect(placeAlone(assess('in the uk').words)).toBe('gb');
    expect(placeAlone(assess('argentina lost the game').words)).toBeNull();
  });

  it.each([
    ['centrelink cut me off again', 'au'],
    ['ive been on the nhs waiting list for a year', 'gb'],
    ['failed my leaving cert mocks', 'ie'],
    ['fui al imss y nomas me dieron paracetamol', 'mx'],
    ['la nueva eps no me autoriza la cita', 'co'],
    ['perdi el monotributo y no se que hago', 'ar'],
    ['la fonasa no me cubre la hora', 'cl'],
  ])('knows a country by its public bodies: %s', (text, place) => {
    expect(told(text)).toEqual({ place, how: 'is' });
  });

  it.each([
    'my brother lives in england and the nhs is slow',
    'my cousin used to be on centrelink',
    'rang my gp and they said 3 weeks',
    'la eps no me autoriza la cita',
    'vi una pelicula del imss',
    'fui al seguro y me dieron paracetamol',
  ])('and none by what several countries have, or by what is of others: %s', (text) => {
    expect(told(text)).toBeNull();
  });
});
