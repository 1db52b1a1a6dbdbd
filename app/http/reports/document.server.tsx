import { randomBytes } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReportFacts } from '../../components/report/facts';
import { NoticePage } from '../../components/report/notice-page';
import { PasscodePage } from '../../components/report/passcode-page';
import { ReportPage } from '../../components/report/report-page';
import { SharedPage } from '../../components/report/shared-page';
import { preloadedFonts } from '../../styles/fonts';
import askedCss from '../../styles/report/asked.css?raw';
import chartsCss from '../../styles/report/charts.css?raw';
import pageCss from '../../styles/report/page.css?raw';
import printCss from '../../styles/report/print.css?raw';
import tablesCss from '../../styles/report/tables.css?raw';
import { documentPolicy } from '../security-headers.server';

export const NOT_FOR_SEARCH = 'noindex, nofollow';

const FONT_NAMES = ['Fraunces Variable', 'Source Sans 3 Variable'];
const css =
  preloadedFonts
    .map(
      (url, index) =>
        `@font-face{font-family:'${FONT_NAMES[index]}';font-display:swap;font-weight:100 900;src:url(${url}) format('woff2')}`,
    )
    .join('') + [pageCss, tablesCss, chartsCss, askedCss, printCss].join('').replace(/\s+/g, ' ');

/** Spelled as HTML: React writes some attributes like its properties, and empty elements like XML. Texts have no `<`. */
const asHtml = (markup: string) =>
  markup.replace(/<(meta|link|input|br)\b([^>]*)\/>/g, (_, name: string, attributes: string) => {
    const spelled = attributes
      .replace(' charSet=', ' charset=')
      .replace(' autoComplete=', ' autocomplete=')
      .replace(' required=""', ' required');
    return `<${name}${spelled}>`;
  });

interface Frame {
  css: string;
  nonce: string;
}

/** A small page without the app's shell: no script, no search engine, nothing kept by a cache. */
function answerDocument(
  makePage: (frame: Frame) => ReactElement,
  { status = 200, headers = {}, referrer = 'no-referrer' } = {},
): Response {
  const nonce = randomBytes(16).toString('base64');
  const markup = asHtml(renderToStaticMarkup(makePage({ css, nonce })));
  const html = `<!DOCTYPE html>${markup}`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': documentPolicy(nonce),
      'X-Robots-Tag': NOT_FOR_SEARCH,
      // The address is the key to the report: it must not travel on.
      'Referrer-Policy': referrer,
      ...headers,
    },
  });
}

export const answerReport = (facts: ReportFacts) =>
  answerDocument((frame) => <ReportPage facts={facts} {...frame} />);

/** `same-origin`: with no-referrer browsers send `Origin: null` with the form. */
export const answerPasscodePage = (
  page: { action: string; error: string | null },
  { status = 200, headers = {} } = {},
) =>
  answerDocument((frame) => <PasscodePage {...page} {...frame} />, {
    status,
    headers,
    referrer: 'same-origin',
  });

/** What a link preview shows; the same for every report. */
export const answerSharedPage = (page: { action: string }) =>
  answerDocument((frame) => <SharedPage {...page} {...frame} />, { referrer: 'same-origin' });

export const answerNotice = (
  page: { title: string; message: string },
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
) => answerDocument((frame) => <NoticePage {...page} {...frame} />, { status, headers });
