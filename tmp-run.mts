import { chromium } from 'playwright/test';
import { findChromium } from './tests/setup/ensure-chromium';
import { runTogether } from './tests/factories/text-browser';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] });
for (const who of ['member','stranger']) {
const context = await browser.newContext({ baseURL: 'http://localhost:4717', ...(who==='member' ? { storageState: '/tmp/m7pages/state.json' } : {}) });
if (who==='stranger') await context.request.post('/disclaimer', { form: {}, maxRedirects: 0 });
for (const p of who==='member' ? ['/','/checkin','/chat','/chat/earlier','/history','/history?view=month','/history/new','/history/day/2026-11-27','/safety-plan','/trends','/trends?view=30','/trends?view=90','/trends?view=365','/trends?view=year','/mood-patterns','/mood-reports','/mood-reports?dialog=create','/scores','/scores/new?instrument=phq-9','/settings','/settings/security','/settings/lock','/settings/delete','/settings/import','/settings/activity','/weekly-reflection','/exercises','/exercises/breathing','/privacy','/terms','/safety','/safety/how','/device-data','/nowhere','/auth'] : ['/','/landing','/auth','/auth?tab=register','/auth?tab=reset','/safety','/safety/how','/privacy','/terms','/licenses','/exercises']) {
  const r = runTogether(await (await context.request.get(p)).text());
  if (r.length) console.log(who, p, [...new Set(r)].slice(0, 12));
} }
await browser.close();
