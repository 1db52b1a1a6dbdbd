import type { HigherIs, ScoreInstrument } from 'db/documents/score';

/** A part of a range that its makers have named; both ends are included. */
export interface Band {
  name: string;
  from: number;
  to: number;
}

export interface Instrument {
  title: string;
  /** What it asks about, in our own words. */
  about: string;
  /** Highest total; the lowest is 0. */
  max: number;
  /** How much of the total each point of the answers is worth. */
  perPoint: number;
  items: number;
  /** Highest answer; the lowest is 0. */
  itemMax: number;
  higherIs: HigherIs;
  /** Lowest totals first. */
  bands: readonly Band[];
  bandSource: string;
  /** The same as a reader of print knows it. */
  bandSourceInShort: string;
  /** From how many points on a difference counts as a change. */
  changeFrom: number;
  /** Reliable: more than measuring itself makes. Clinically relevant: enough to matter. */
  changeIs: 'reliable' | 'clinically relevant';
  changeSource: string;
  changeSourceInShort: string;
  /** A total below this, after a higher band, is called remission. */
  remissionBelow?: number;
  remissionSource?: string;
}

export type KnownInstrument = Exclude<ScoreInstrument, 'other'>;

/**
 * Bands: Kroenke 2001, Spitzer 2006, Topp 2015. Reliable change of PHQ-9 and GAD-7: the smallest whole numbers above the
 * indices 5.20 and 3.53 that NHS Talking Therapies works with (Gyani 2013, after Jacobson & Truax 1991). Of the WHO-5 Topp 2015
 * says that 10 points are a clinically relevant change, which is no such index (docs/decisions/057).
 */
export const INSTRUMENTS: Readonly<Record<KnownInstrument, Instrument>> = {
  'phq-9': {
    title: 'PHQ-9',
    about: 'depression',
    max: 27,
    perPoint: 1,
    items: 9,
    itemMax: 3,
    higherIs: 'worse',
    bands: [
      { name: 'Minimal', from: 0, to: 4 },
      { name: 'Mild', from: 5, to: 9 },
      { name: 'Moderate', from: 10, to: 14 },
      { name: 'Moderately severe', from: 15, to: 19 },
      { name: 'Severe', from: 20, to: 27 },
    ],
    bandSource: 'Kroenke, Spitzer & Williams 2001, J Gen Intern Med 16:606-613',
    bandSourceInShort: 'Kroenke 2001',
    changeFrom: 6,
    changeIs: 'reliable',
    changeSource: 'NHS Talking Therapies; Gyani et al. 2013, Behav Res Ther 51:597-606',
    changeSourceInShort: 'Gyani 2013',
    remissionBelow: 5,
    remissionSource: 'Kroenke & Spitzer 2002, Psychiatr Ann 32:509-515',
  },
  'gad-7': {
    title: 'GAD-7',
    about: 'anxiety',
    max: 21,
    perPoint: 1,
    items: 7,
    itemMax: 3,
    higherIs: 'worse',
    bands: [
      { name: 'Minimal', from: 0, to: 4 },
      { name: 'Mild', from: 5, to: 9 },
      { name: 'Moderate', from: 10, to: 14 },
      { name: 'Severe', from: 15, to: 21 },
    ],
    bandSource: 'Spitzer, Kroenke, Williams & Löwe 2006, Arch Intern Med 166:1092-1097',
    bandSourceInShort: 'Spitzer 2006',
    changeFrom: 4,
    changeIs: 'reliable',
    changeSource: 'NHS Talking Therapies; Gyani et al. 2013, Behav Res Ther 51:597-606',
    changeSourceInShort: 'Gyani 2013',
  },
  'who-5': {
    title: 'WHO-5',
    about: 'well-being',
    max: 100,
    perPoint: 4,
    items: 5,
    itemMax: 5,
    higherIs: 'better',
    bands: [
      { name: '50 or less: look further', from: 0, to: 50 },
      { name: 'Above 50', from: 51, to: 100 },
    ],
    bandSource: 'Topp, Østergaard, Søndergaard & Bech 2015, Psychother Psychosom 84:167-176',
    bandSourceInShort: 'Topp 2015',
    changeFrom: 10,
    changeIs: 'clinically relevant',
    changeSource: 'Topp, Østergaard, Søndergaard & Bech 2015, Psychother Psychosom 84:167-176',
    changeSourceInShort: 'Topp 2015',
  },
};

export const isKnown = (instrument: ScoreInstrument): instrument is KnownInstrument => instrument !== 'other';
