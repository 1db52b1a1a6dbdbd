import { expect, it } from 'vitest';
import * as calendar from '../app/domain/calendar/durations';
import { DAY_MS, MINUTE_MS } from './durations.mjs';

it('the scripts of plain Node know the calendar’s lengths of time', () => {
  expect({ DAY_MS, MINUTE_MS }).toEqual({ DAY_MS: calendar.DAY_MS, MINUTE_MS: calendar.MINUTE_MS });
});
