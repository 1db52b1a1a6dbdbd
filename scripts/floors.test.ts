import fs from 'node:fs';
import { expect, it } from 'vitest';
import FLOORS from './floors.cjs';

const readme = fs.readFileSync('README.md', 'utf8');
const picture = fs.readFileSync('docs/architecture.md', 'utf8');
const DOMAIN = FLOORS['app/domain'];

/** What stands between two texts. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  return text.slice(from, text.indexOf(end, from));
}
/** The rooms that the lines of a tour with this indent begin with. */
const roomsOf = (tour: string, indent: number) =>
  [...tour.matchAll(new RegExp(`^ {${indent}}((?:[a-z-]+/ )*[a-z-]+/) `, 'gm'))].flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.slice(0, -1)),
  );

it('the picture of the architecture draws the floors of the domain as lint holds them', () => {
  const floors = between(picture, 'subgraph domain', '\n  end').matchAll(/\w+\["([a-z, -]+)(?:: [^"]*)?"\]/g);
  const drawn = [...floors].map(([, names = '']) => names.split(', '));
  expect(drawn.reverse()).toEqual(DOMAIN);
});

it('the tour in the README goes through every room of the domain, from the ground up', () => {
  const rooms = roomsOf(between(readme, '  domain/', '  gateways/'), 4);
  const floorOf = (room: string) => DOMAIN.findIndex((floor) => floor.includes(room));
  expect([...rooms].sort()).toEqual(DOMAIN.flat().sort());
  expect(rooms.map(floorOf)).toEqual(rooms.map(floorOf).sort((one, other) => one - other));
});

it('the tour names every room of the app', () => {
  expect(roomsOf(between(readme, '\napp/', '\ndb/'), 2).sort()).toEqual(FLOORS.app.flat().sort());
});
