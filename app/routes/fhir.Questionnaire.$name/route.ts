import { Problem } from '~/domain/problem';
import {
  checkInQuestionnaire,
  QUESTIONNAIRE_NAME,
  QUESTIONNAIRE_VERSION,
} from '~/domain/reports/fhir/questionnaire';
import { env } from '~/env.server';
import { api } from '~/http/api.server';

const HEADERS = {
  'Content-Type': 'application/fhir+json; charset=utf-8',
  'Content-Disposition': `inline; filename="${QUESTIONNAIRE_NAME}.questionnaire.fhir.json"`,
  'Cache-Control': 'public, max-age=3600',
};

const handlers = api({
  /** The questions of a check-in at their canonical address, which may end with its version: `check-in|1`. */
  async GET({ params }) {
    const [name, version = QUESTIONNAIRE_VERSION] = (params.name ?? '').split('|');
    if (name !== QUESTIONNAIRE_NAME || version !== QUESTIONNAIRE_VERSION)
      throw new Problem('not-found', 'There is no such questionnaire.');
    return new Response(JSON.stringify(checkInQuestionnaire(env.APP_URL)), { headers: HEADERS });
  },
});

export const loader = handlers.loader;
export const action = handlers.action;
