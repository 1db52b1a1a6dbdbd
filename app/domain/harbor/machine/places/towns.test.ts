import { describe, expect, it } from 'vitest';
import { assess } from '../../../safety/assess';
import { placeTold } from './place-told';
import { NAMED_COUNTRIES, NAMED_PLACES, SHARED } from './places';
import { TOWNS_OF_AMERICA } from './towns-of-america';
import { TOWNS_OF_EUROPE } from './towns-of-europe';
import { TOWNS_OF_THE_EAST } from './towns-of-the-east';

const TABLES = [TOWNS_OF_AMERICA, TOWNS_OF_EUROPE, TOWNS_OF_THE_EAST];
const ALL = TABLES.flatMap((table) =>
  Object.entries(table).flatMap(([country, names]) =>
    names.split('|').map((name) => [name, country] as const),
  ),
);

describe('the towns and regions of other countries', () => {
  it('stand once each, in plain letters, and are no state of the US nor a name that it shares', () => {
    expect(new Set(ALL.map(([name]) => name)).size).toBe(ALL.length);
    expect(ALL.filter(([name]) => !/^[a-z]+(?: [a-z]+)*$/.test(name))).toEqual([]);
    expect(ALL.filter(([name]) => NAMED_COUNTRIES.get(name) === 'us' || SHARED.includes(name))).toEqual([]);
  });

  it('are each known as of that country', () => {
    expect(ALL.filter(([name, country]) => NAMED_PLACES.get(name) !== country)).toEqual([]);
  });
});

describe('where somebody says they are, in more ways', () => {
  const told = (text: string) => placeTold(assess(text).words);
  it.each([
    ['im in Paisley', 'gb'],
    ['911? am in Paisley pal', 'gb'],
    ['I am 71, retired joiner, Dundee. Havent slept in three nights', 'gb'],
    ['retired nurse, Swansea', 'gb'],
    ['were a family of six. living in Merthyr, valleys', 'gb'],
    ['hello from Tralee, cant do this', 'ie'],
    ['im in northern ireland', 'gb'],
    ['I reside in Whangarei', 'nz'],
    ['we live near Wagga', 'au'],
    ['im up in Thunder Bay', 'ca'],
    ['am stuck out here in Broken Hill, Australia', 'au'],
    ['im in coimbatore', 'in'],
    ['estoy en un pueblo de Soria', 'es'],
    ['estoy en Ecatepec, Estado de Mexico', 'mx'],
    ['por aca en Juliaca no hay nada', 'pe'],
    ['acá en el puerto de Buenaventura', 'co'],
    ['me encuentro en Loja', 'ec'],
    ['radico en Tapachula', 'mx'],
    ['saludos desde Paysandú', 'uy'],
    ['estoy en Tocopilla, Chile', 'cl'],
    ['ando por Choluteca', 'hn'],
    ['soy ana, 34 años, Envigado', 'co'],
  ])('%s', (text, place) => {
    expect(told(text)).toEqual({ place, how: 'is' });
  });

  it.each([
    ['soy Graciela, de Rosario', 'ar'],
    ['31, nurse, from Cebu', 'ph'],
    ['soy mama de tres, de Pachuca', 'mx'],
  ])('comes from there: %s', (text, place) => {
    expect(told(text)).toEqual({ place, how: 'from' });
  });

  it.each([
    'my sister is in dundee',
    'my cousin, 45, plumber, Dundee, he drinks',
    'we were in leeds when he left me',
    'leeds lost the game',
    'im in reading and i hate it',
    'soy de Posadas y extraño mi casa a veces pero vivo en Houston',
    'estoy en progreso',
    'en la union esta la fuerza',
    'if i was in swansea id be ok',
    'cuando estoy en Soria duermo',
    'my daughter lives near Tralee',
    'ojala estuviera en Loja',
    'im in bits',
  ])('hears no other country in %j', (text) => {
    expect([undefined, 'us']).toContain(told(text)?.place);
  });
});
