import type { PrintPlans } from '~/domain/reports/paper/print-plan';
import type { AiAnalysis, ReportSnapshot } from '~/domain/reports/snapshot/snapshot';
import { OnPaper, printedOn } from './on-paper';

interface AnalysisProps {
  analysis: ReportSnapshot['aiAnalysis'];
  plans: PrintPlans;
}

export function Analysis({ analysis, plans: { short, tall } }: AnalysisProps) {
  if (!analysis) return null;
  const on = printedOn(short.analysis !== null, tall.analysis !== null);
  return (
    <section aria-labelledby="analysis" className={on ? `machine ${on}` : 'machine'}>
      <h2 id="analysis">AI analysis (machine-written)</h2>
      <OnPaper whole={analysis.text} short={short.analysis} tall={tall.analysis}>
        {(shown) => (
          <p className="words">
            <b className="printed-inline" aria-hidden="true">
              AI analysis (machine-written):{' '}
            </b>
            {shown}
          </p>
        )}
      </OnPaper>
      <p className="small">{madeBy(analysis)} No clinician has reviewed it.</p>
    </section>
  );
}

const madeBy = ({ source }: AiAnalysis) =>
  source === 'built-in'
    ? 'Built-in: put together by fixed rules from the numbers above, without a language model.'
    : `Worded by a language model (${source}) from the numbers above alone.`;
