import { describe, expect, it } from 'vitest';
import { TOPICS } from '../listener/labels';
import { EXERCISE_WORDS } from './content/exercise-words';
import { GUIDE_WORDS, TOPIC_ABOUT, TOPIC_NAMES } from './content/guide-words';
import { LEGAL_NOTICES } from './content/notices-by-law';
import { SAFETY_WORDS } from './content/safety-words';
import { SAFETY_STEPS } from './steps/all';
import { EXERCISE_STEPS } from './steps/exercises/all';
import { GUIDE_STEPS } from './steps/guide';
import type { Step } from './steps/step';
import { TOPICS_OPENED } from './steps/topics';

const STEPS: [string, Step][] = Object.entries(GUIDE_STEPS);
const LANGUAGES = ['en', 'es'] as const;

/** Where the machine enters by itself: what it read in a text, or what it knows of somebody. */
const ENTERED =
  /^(?:MATTER\.\w+|ASKED\.\w+|FACT\.\w+|CALL\.(?:eating|parents)|TRIED|ABOUT\.(?:advice|homework|write|near|feel|made|button|free|evidence|normal|others|worth|asks|acts|therapist|gpt|doubt|typing|closed|minutes)|LOOKING|BORED|HELP\.calm|NEAR\.(?:car|unwell)|LOST(?:\.\w+)?|CARING\.nights|CARD\.school|NUMBER|BED|BLACKMAIL(?:\.\w+)?|PICTURES(?:\.\w+)?|OPEN|GREET|CHAT(?:\.you|\.likes|\.tell|\.memory)?|CONFIRM|WHICH|UNSURE\.(?:1|open|missed)|CORRECT|DECLINED(?:\.one)?|CRAVE|FEELING|HELP\.(?:2|none)|TOPIC\.(?:more|change)|HUMAN(?:\.abroad)?|REACH|PLAN(?:\.ask|\.invited|\.decided)?|CHOICE|TIP\.\w+|THANKS|COMPLAIN|JOKE(?:\.told|\.none)?|TEST|STOPPED|WAIT|LANGUAGE|EARLIER|UNDER13|BREAK|END|END\.night|ABOUT\.(?:readsModel|there|diagnose|medicine|fact)|RETURN\.(?:step|worry|plain|hello)|LOW|FACET|DOES|FIRST\.(?:sent|body)|TOLD)$/;
/** The newest buttons stand under it, whichever they are. */
const WITH_NEWEST_BUTTONS = 'EARLIER';
/** Leaving: nothing holds anybody back. */
const LEAVES = /^END/;

const variants = (line: string | readonly string[] | undefined): readonly string[] =>
  line === undefined ? [] : [line].flat();
const WORDS = LANGUAGES.flatMap((language) =>
  Object.entries(GUIDE_WORDS[language]).map(([id, words]) => ({
    id: `${language} ${id}`,
    says: variants(words.say),
  })),
);
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.?])\s+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter(Boolean);

describe('the talk around the exercises', () => {
  it('leads from every button to a step that exists', () => {
    const written = { ...GUIDE_STEPS, ...SAFETY_STEPS, ...EXERCISE_STEPS };
    const known = new Set([...Object.keys(written), 'BACK', 'TOPIC', 'TIP']);
    const lost = STEPS.flatMap(([id, { choices, writes }]) =>
      [...Object.values(choices), ...(writes ? [writes.to] : [])]
        .filter((target) => !known.has(target))
        .map((target) => `${id} > ${target}`),
    );
    expect(lost).toEqual([]);
  });

  it('can be reached, each step of it', () => {
    const pressed = new Set(
      STEPS.flatMap(([, { choices, writes }]) => [...Object.values(choices), writes?.to]),
    );
    expect(STEPS.map(([id]) => id).filter((id) => !ENTERED.test(id) && !pressed.has(id))).toEqual([]);
  });

  it('has a step of its own for every topic, and a way to it without typing', () => {
    const picked = STEPS.filter(([id]) => id.startsWith('PICK')).flatMap(([, { choices }]) =>
      Object.values(choices),
    );
    expect(new Set(picked.filter((target) => target.startsWith('TOPIC.')))).toEqual(
      new Set(Object.keys(TOPICS_OPENED).map((topic) => `TOPIC.${topic}`)),
    );
  });

  it('offers two to five buttons', () => {
    for (const [id, { choices, offers }] of STEPS) {
      if (id === WITH_NEWEST_BUTTONS) continue;
      const fixed = Object.keys(choices).length;
      expect(fixed + (offers ? 1 : 0), id).toBeGreaterThanOrEqual(LEAVES.test(id) ? 1 : 2);
      expect(fixed + (offers ? 3 : 0), id).toBeLessThanOrEqual(5);
    }
  });

  it('names each topic in its own way', () => {
    for (const language of LANGUAGES) {
      for (const names of [TOPIC_NAMES[language], TOPIC_ABOUT[language]]) {
        expect(new Set(Object.values(names)).size).toBe(TOPICS.length);
      }
    }
  });

  it('says no sentence in two places', () => {
    for (const language of LANGUAGES) {
      const places = new Map<string, string[]>();
      for (const [id, { say, ask }] of [
        ...Object.entries(GUIDE_WORDS[language]),
        ...Object.entries(EXERCISE_WORDS[language]),
        ...Object.entries(SAFETY_WORDS[language]).filter(([, { choices }]) => !('rather' in choices)),
      ]) {
        for (const sentence of [...variants(say), ...variants(ask)].flatMap(sentencesOf)) {
          // The numbers of a country are the same wherever they stand.
          if (sentence !== '{lines}') places.set(sentence, [...(places.get(sentence) ?? []), id]);
        }
      }
      const again = [...places].filter(
        ([, ids]) => ids.length > 1 && ids.some((id) => Object.hasOwn(GUIDE_STEPS, id)),
      );
      expect(again).toEqual([]);
    }
  });

  it('gives lines that come up again three variants or more', () => {
    const again =
      /^\w+ (?:TOPIC\.|THINK|OPEN\.again|GREET|UNSURE|CORRECT|FEELING|HELP|THANKS|JOKE(?:\.told|\.none)?|TEST|COMPLAIN|EARLIER|WAIT|STOPPED|HUMAN)/;
    const few = WORDS.filter(({ id, says }) => again.test(id) && says.length < 3);
    expect(few.map(({ id }) => id)).toEqual([]);
  });
});

it('holds the notice in the form that the law asks for', () => {
  expect(LEGAL_NOTICES.en).toBe(
    'HARBOR IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.',
  );
  for (const legal of Object.values(LEGAL_NOTICES)) expect(legal).toBe(legal.toUpperCase());
});
