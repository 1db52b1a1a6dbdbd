import type { AiAnalysis } from '~/domain/reports/snapshot';

interface AnalysisProps {
  analysis: AiAnalysis | null;
  isPrinted: boolean;
}

export function Analysis({ analysis, isPrinted }: AnalysisProps) {
  if (!analysis) return null;
  return (
    <section aria-labelledby="analysis" className={isPrinted ? 'machine' : 'machine unprinted'}>
      <h2 id="analysis">AI analysis (machine-written)</h2>
      <p className="words">{analysis.text}</p>
      <p className="small">{madeBy(analysis)} No clinician has reviewed it.</p>
    </section>
  );
}

const madeBy = ({ source }: AiAnalysis) =>
  source === 'built-in'
    ? 'Built-in: put together by fixed rules from the numbers above, without a language model.'
    : `Worded by a language model (${source}) from the numbers above alone.`;
