import { countOf } from '../calendar/counts-in-words';
import { BUILT_IN } from '../wording/types';
import type { Findings } from './findings';
import { type Missing, whatIsMissing } from './missing';
import { ofFive } from './numbers-in-words';
import {
  describeLink,
  describePattern,
  notFound,
  positiveFactorsOf,
  riskFactorsOf,
  toldChanges,
  weekdaySentences,
} from './pattern-texts';
import { type Recommendation, recommendationFor } from './recommendation-texts';
import { type Reason, reasonsToAct } from './recommendations';
import type { Risk } from './risk';
import { lately, ONLY_LATEST, signOf, warningSignOf } from './risk-texts';
import { weekTexts } from './week-texts';

/** Every number and claim that the texts rest on: what may be said, and nothing else. */
interface Claims {
  findings: Findings;
  risk: Risk;
  reasons: Reason[];
}

/** The built-in texts. Each names a number of the claims. */
interface InsightTexts {
  /** What the check-ins say, in a few sentences. */
  insights: string;
  recommendations: Recommendation[];
  /** Null when no rule fired. */
  warningSign: string | null;
  /** What is said of the pattern as a whole. */
  description: string;
  riskFactors: string[];
  positiveFactors: string[];
  /** One to three sentences about the last seven days. */
  week: string[];
  missing: Missing[];
}

export interface WrittenInsights {
  claims: Claims;
  texts: InsightTexts;
  /** Who worded `insights` and the steps: `built-in`, or a model and its host. */
  wordedBy: string;
}

/**
 * The texts of every insight, and the claims they come from. Deterministic: the same findings and the same risk give the
 * same texts. A model may reword `insights` and the steps (`reword`).
 */
export function writeInsights(findings: Findings, risk: Risk): WrittenInsights {
  const reasons = reasonsToAct(findings, risk);
  return {
    wordedBy: BUILT_IN,
    claims: { findings, risk, reasons },
    texts: {
      insights: summarise(findings, risk),
      recommendations: reasons.map(recommendationFor),
      warningSign: warningSignOf(risk),
      description: [describePattern(findings), lately(risk)].filter((part) => part !== null).join(' '),
      riskFactors: riskFactorsOf(findings),
      positiveFactors: positiveFactorsOf(findings),
      week: weekTexts(findings.week),
      missing: whatIsMissing(findings),
    },
  };
}

/** How many changes are told: nobody reads more. */
export const CHANGES_TOLD = 3;

/** The claims in order of weight; without any, the numbers so far and what is still missing. */
function summarise(findings: Findings, risk: Risk): string {
  const { checkIns, days, overall, links } = findings;
  if (checkIns === 0) return 'There is no check-in yet to go by.';
  const average = overall ? `, with an average of ${ofFive(overall.average)} over all you rated` : '';
  const sentences = [`${countOf(checkIns, 'check-in')} on ${countOf(days, 'day')}${average}.`];
  if (risk.onlyLatest) return [...sentences, ONLY_LATEST].join(' ');
  const changes = toldChanges(findings).slice(0, CHANGES_TOLD);
  sentences.push(...changes.map(({ text }) => text));
  sentences.push(...links.slice(0, 1).map(describeLink), ...weekdaySentences(findings));
  if (sentences.length === 1) sentences.push(whatStandsOut(findings, risk) ?? nothingNamed(findings));
  return sentences.join(' ');
}

/** Without a claim: the risk rule that the ratings fired, or a low or a high average. */
function whatStandsOut(findings: Findings, risk: Risk): string | undefined {
  const rule = risk.rule.name === 'crisis-text' ? null : signOf(risk);
  return rule ?? riskFactorsOf(findings)[0] ?? positiveFactorsOf(findings)[0];
}

function nothingNamed(findings: Findings): string {
  const [first] = whatIsMissing(findings);
  const quiet = 'Nothing in your ratings stands out clearly enough to be named.';
  return [quiet, notFound(findings), first?.text].filter(Boolean).join(' ');
}
