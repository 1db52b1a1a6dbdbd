import fs from 'node:fs';
import path from 'node:path';

/** A typed answer: at a step, by a writer, with the button or the kind of remark it is. */
export interface AnswerLine {
  writer: string;
  language: 'en' | 'es';
  step: string;
  label: string;
  text: string;
}
/** A text about a situation, or what is said on about it, by the name of its kind. */
export interface SituationLine {
  writer: string;
  language: 'en' | 'es';
  label: string;
  text: string;
}
export interface BesideLine {
  writer: string;
  language: 'en' | 'es';
  text: string;
}
interface MeaningWriter {
  id: string;
  language: 'en' | 'es';
  who: string;
}

export interface MeaningCorpus {
  writers: MeaningWriter[];
  answers: AnswerLine[];
  situations: SituationLine[];
  /** Texts that touch the situations' people and places and tell of none of them. */
  besides: BesideLine[];
  /** Texts about situations that came later. */
  further: SituationLine[];
  /** What is said on in the middle of telling: its kind and the text. */
  remarks: SituationLine[];
  /** Whole talks of people who are in no danger: the talk's number within its writer, and the turn's text. */
  calm: SituationLine[];
  /** The same as `remarks` for turns of whole talks and ordinary lines of the listener's corpus, as a second hand labelled them. */
  inTalk: SituationLine[];
  /** The tone of lines of all kinds, as a second hand labelled it. */
  tones: SituationLine[];
  /** Texts of situations, further ones and remarks in which a second reader heard a sign of danger, surely or perhaps. */
  withSigns: Set<string>;
}

/** Reads `writers.tsv` and the lines in the folders beside it. @throws Error for a line that is not whole */
export function readMeanings(folder: string): MeaningCorpus {
  const writers = rowsOf(path.join(folder, 'writers.tsv'), 3).map(([id, language, who]) => ({
    id: id as string,
    language: language as 'en' | 'es',
    who: who as string,
  }));
  const of = (kind: string, cells: number) =>
    writers.flatMap(({ id, language }) => {
      const file = path.join(folder, kind, `${id}.tsv`);
      return fs.existsSync(file) ? rowsOf(file, cells).map((row) => ({ id, language, row })) : [];
    });
  const named = (kind: string) =>
    of(kind, 2).map(({ id, language, row: [label, text] }) => ({
      writer: id,
      language,
      label: label as string,
      text: text as string,
    }));
  /** Labels that a second hand gave to lines of writers of either corpus: a file for each of these. */
  const labelled = (kind: string) =>
    fs
      .readdirSync(path.join(folder, kind))
      .sort()
      .flatMap((file) =>
        rowsOf(path.join(folder, kind, file), 3).map(([language, label, text]) => ({
          writer: path.basename(file, '.tsv'),
          language: language as 'en' | 'es',
          label: label as string,
          text: text as string,
        })),
      );
  return {
    writers,
    answers: of('answers', 3).map(({ id, language, row: [step, label, text] }) => ({
      writer: id,
      language,
      step: step as string,
      label: label as string,
      text: text as string,
    })),
    situations: named('situations'),
    further: named('further'),
    remarks: named('remarks'),
    calm: named('calm'),
    inTalk: labelled('in-talk'),
    tones: labelled('tones'),
    withSigns: new Set(rowsOf(path.join(folder, 'with-signs.tsv'), 3).map(([, , text]) => text as string)),
    besides: of('beside', 2).map(({ id, language, row: [, text] }) => ({
      writer: id,
      language,
      text: text as string,
    })),
  };
}

function rowsOf(file: string, cells: number): string[][] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const row = line.split('\t');
      if (row.length !== cells || row.some((cell) => cell.trim() === ''))
        throw new Error(`${file}:${index + 1} is not ${cells} cells`);
      return row;
    });
}
