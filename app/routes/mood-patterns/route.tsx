import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BackLink } from '~/components/shell/back-link';
import { db } from '~/db.server';
import { readPatterns } from '~/domain/insights/insights.server';
import { readPatternLines } from '~/domain/insights/pattern-lines.server';
import { nameOf } from '~/http/log.server';
import { aiFor } from '~/http/outside-ai/consent.server';
import { describeError, withErrorPage } from '~/http/problems.server';
import { requireMember } from '~/http/visitor/access.server';
import { inBackground } from '~/running/background.server';
import { Patterns } from './patterns';
import { ReadFailure } from './read-failure';
import { RequiresMoreData } from './requires-more-data';

export { trendsStyles as links } from '~/styles/sheets';

export const meta: MetaFunction = () => [{ title: 'Advanced Pattern Analysis | Soundings' }];

export const loader = withErrorPage(async (args: LoaderFunctionArgs) => {
  const { owner } = await requireMember(args);
  try {
    const now = new Date();
    const patterns = await readPatterns(db, { owner, now, ai: aiFor(owner), inBackground });
    const { analysis } = patterns;
    const lines = analysis && (await readPatternLines(db, { owner, now, pairs: analysis.correlations }));
    return data({ ...patterns, lines, failure: null });
  } catch (error) {
    // SPEC shows one screen for an error and for too little data; the error is named above it.
    const { status, body, headers } = describeError(error, nameOf(args.request));
    return data({ analysis: null, progress: [], lines: null, failure: body }, { status, headers });
  }
});

export default function MoodPatterns() {
  const read = useLoaderData<typeof loader>();
  return (
    <>
      <div className="headline">
        <div>
          <BackLink to="/trends">Back to Insights</BackLink>
          <h1>Advanced Pattern Analysis</h1>
        </div>
      </div>
      {read.failure && <ReadFailure {...read.failure} />}
      {read.analysis ? (
        read.lines && <Patterns analysis={read.analysis} lines={read.lines} />
      ) : (
        <RequiresMoreData progress={read.progress} />
      )}
    </>
  );
}
