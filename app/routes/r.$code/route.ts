import type { LoaderFunctionArgs } from '@remix-run/node';
import { db } from '~/db.server';
import { findLinkOfShortCode } from '~/domain/reports/link/short-code.server';
import { limit } from '~/http/rate-limits.server';
import { seeOther } from '~/http/redirects.server';
import { failurePage } from '~/http/reports/as-page.server';
import { NOT_FOR_SEARCH } from '~/http/reports/document.server';

/** The short address on a printed report leads to the report's own door, with its passcode and everything else. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  try {
    await limit('shortAddress', request);
    const reportId = await findLinkOfShortCode(db, params.code ?? '');
    const headers = new Headers({ 'X-Robots-Tag': NOT_FOR_SEARCH, 'Referrer-Policy': 'no-referrer' });
    return seeOther(`/api/mood-reports/${reportId}?format=html`, headers);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return failurePage(error);
  }
}
