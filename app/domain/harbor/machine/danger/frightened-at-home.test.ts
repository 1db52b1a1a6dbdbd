import { expect, it } from 'vitest';
import { lastOf } from '../../../../../tests/factories/harbor/play';

it.each([
  'me chilla que no valgo para nada, tira cosas, y mi hija de 6 se esconde en su cuarto',
  'cuando toma se pone a gritar y rompe platos',
  'lo que quiero saber es si esto es maltrato o estoy exagerando',
  'my husband screams at me that im worthless, never hit me though',
  'my daughter hides under the bed when he starts shouting',
  'he calls me a useless bitch in front of the kids. is that abuse',
  'she keeps my phone at night so i sleep better',
  'pay goes in her account since spring. i get bus fare on mondays if mondays nice',
  'my sister started wetting the bed again and she wont be in a room w him by herself',
  'mi sueldo cae en su cuenta y me da para el camion',
])('shouting and fear at home are asked about, also without a hit: %j', (text) => {
  const last = lastOf([text]);
  expect(last.step).toMatch(/^(?:SQ\.hurt|HURT|HOME)/);
});

it('says that it counts', () => {
  expect(lastOf(['lo que quiero saber es si esto es maltrato o estoy exagerando']).lines[0]).toMatch(
    /cuentan, aunque no haya golpes/,
  );
});

it.each([
  'my daughter hides under the bed when there is thunder',
  'mi jefe me grita que no sirvo para nada',
  'my boss screams at me that im useless',
  'mi hija se esconde en su cuarto por el examen',
  'he shouts at the tv when his team loses',
  'my mom keeps my phone at night because of school',
  'my pay goes into my account on friday',
])('is not made of %j', (text) => {
  expect(lastOf([text]).step).not.toMatch(/^(?:SQ\.hurt|HURT|HOME)/);
});
