import { type InBox, inBox } from '../shown/safety';
import type { ReportSnapshot } from '../snapshot/snapshot';
import { restOfFirstSheet, roomOfBox } from './first-sheet';
import { leftOutSentence } from './left-out';
import type { BoxRoom, OnFirst, PrintedReport, PrintPlan, PrintPlans } from './print-plan';
import { Room } from './room';
import { chooseScores } from './scores';
import {
  beginAnalysis,
  chooseAnalysis,
  chooseEntries,
  heightOfFixed,
  heightOfFoot,
  heightOfLeftOut,
} from './second-sheet';
import { SHORT, TALL } from './sheet';
import { chooseWords, together, withoutWords } from './words';

/** What the estimate may miss. */
const SPARE = 2.5;
/** Where this much of a sheet would stay blank, a text begins that has no room to be whole. */
const BLANK = 8;
/** What is left out changes with the room that the sentence about it takes. */
const ROUNDS = 3;

/**
 * Chooses what is printed, so that a report never takes more than two sheets of A4 or Letter: the numbers always, then the
 * person's words (the message first, then the newest) whole, as many check-ins as there is room for, and the analysis, which
 * says what the numbers say. If room is left then, one text begins. Words that the box on the first sheet says whole are not
 * printed again.
 */
export function planPrint(report: PrintedReport): PrintPlans {
  const room = roomOfBox(report);
  const box = inBox(report.snapshot, room.letters);
  const onFirst = report.snapshot.checkIns === 0 ? fillFirst(report, box, room) : null;
  const plan = (height: number) => planSheet(report, { box, onFirst }, height - SPARE);
  return { box: room, onFirst, short: plan(SHORT), tall: plan(TALL) };
}

/** Without check-ins the first sheet has no chart: what follows begins there. */
function fillFirst(report: PrintedReport, box: InBox, inRoom: BoxRoom): OnFirst {
  const rest = restOfFirstSheet(report, inRoom);
  const alone = fillWith(report.snapshot, box, rest - heightOfFoot(report.snapshot));
  const { reflections } = withoutWords(report.snapshot, alone.words);
  return reflections.length === 0 ? alone : fillWith(report.snapshot, box, rest);
}

function fillWith(snapshot: ReportSnapshot, box: InBox, height: number): OnFirst {
  const room = new Room(height);
  const scores = chooseScores(snapshot.scores ?? [], room);
  const { printed: words } = chooseWords(snapshot, box, room);
  const analysis = snapshot.aiAnalysis && chooseAnalysis(snapshot.aiAnalysis, room);
  return { scores, words, analysis };
}

interface Given {
  box: InBox;
  onFirst: OnFirst | null;
}

function planSheet(report: PrintedReport, given: Given, height: number): PrintPlan {
  let reserved = 0;
  for (let round = 1; ; round += 1) {
    const plan = fill(report.snapshot, given, height - reserved);
    const sentence = leftOutSentence(report, plan);
    const needed = sentence === null ? 0 : heightOfLeftOut(sentence);
    if (needed <= reserved || round === ROUNDS) return plan;
    reserved = needed;
  }
}

function fill(report: ReportSnapshot, { box, onFirst }: Given, height: number): PrintPlan {
  const { aiAnalysis } = report;
  const room = new Room(height - heightOfFixed(report));
  const scores = onFirst?.scores ?? chooseScores(report.scores ?? [], room);
  const { printed, begin } = chooseWords(onFirst ? withoutWords(report, onFirst.words) : report, box, room);
  const entries = chooseEntries(report.entries, room);
  const whole = onFirst?.analysis ?? (aiAnalysis && chooseAnalysis(aiAnalysis, room));
  const hasBegun = room.left > BLANK && begin();
  const isBegun = aiAnalysis !== null && whole === null && !hasBegun && room.left > BLANK;
  return {
    told: box.told,
    scores,
    words: onFirst ? together(onFirst.words, printed) : printed,
    analysis: isBegun ? beginAnalysis(aiAnalysis, room) : whole,
    entries,
  };
}
