import { expect, it } from 'vitest';
import { lastOf } from '../../../../tests/factories/harbor/play';

it.each([
  'me chilla que no valgo para nada, tira cosas, y mi hija de 6 se esconde en su cuarto',
  'cuando toma se pone a gritar y rompe platos',
  'lo que quiero saber es si esto es maltrato o estoy exagerando',
  'my husband screams at me that im worthless, never hit me though',
  'my daughter hides under the bed when he starts shouting',
  'he calls me a useless bitch in front of the kids. is that abuse',
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
])('is not made of %j', (text) => {
  expect(lastOf([text]).step).not.toMatch(/^(?:SQ\.hurt|HURT|HOME)/);
});
