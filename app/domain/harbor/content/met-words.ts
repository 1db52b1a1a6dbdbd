import type { Event, Feeling, Person } from './told-ids';

/** The pieces of a line that says back what was told, in one language. */
export interface MetWords {
  /** What somebody is to them. */
  people: Readonly<Record<Person, string>>;
  /** With somebody in it, and without. */
  events: Readonly<Record<Event, readonly [withWho: string, alone: string]>>;
  feelings: Readonly<Record<Feeling, string>>;
  withFeeling: string;
  whoFeels: string;
  whoAlone: string;
}
