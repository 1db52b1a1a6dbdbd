/** One line, or variants of it: none is said twice in a conversation while another is left. */
export type Line = string | readonly string[];

/** What Harbor says at a step: lines, then at most one question, then its buttons' labels. */
export interface StepWords {
  say: Line;
  ask?: Line;
  choices: Readonly<Record<string, string>>;
}

/** The words to a table of steps: every step, and every button of it, in the order of the step. */
export type WordsFor<Table extends Readonly<Record<string, { choices: Readonly<Record<string, string>> }>>> =
  {
    readonly [Id in keyof Table]: {
      readonly say: Line;
      readonly ask?: Line;
      readonly choices: { readonly [Choice in keyof Table[Id]['choices']]: string };
    };
  };

type StepForMinors =
  'HUMAN' | 'REACH' | 'PERSON' | 'PERSON.next' | 'PERSON.line' | 'SUI.who' | 'HURT' | 'HURT.else';
/** What is said in another way to somebody under 18; the buttons are the same. */
export type MinorWords = Readonly<Record<StepForMinors, Omit<StepWords, 'choices'>>>;
