import { chromium } from 'playwright/test';
import { findChromium } from './tests/setup/ensure-chromium';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] });
for (const path of ['/','/checkin','/chat','/history','/history/new','/mood-reports','/trends','/settings','/exercises/breathing','/auth','/weekly-reflection','/settings/security','/settings/lock','/safety-plan','/onboarding']) {
  const context = await browser.newContext({ baseURL: process.env.BASE ?? 'http://localhost:4717', serviceWorkers: 'block', storageState: '/tmp/m7pages/state.json' });
  const page = await context.newPage();
  const s: [string, number][] = [];
  page.on('requestfinished', async (r) => { if (r.resourceType()==='script') s.push([new URL(r.url()).pathname.split('/').at(-1)!, (await r.sizes()).responseBodySize]); });
  await page.goto(path); await page.waitForLoadState('networkidle');
  const first = s.filter(([n]) => !/week-canvas|long-canvas|canvas-look/.test(n));
  console.log(path, new URL(page.url()).pathname, first.length, first.reduce((a,[,b])=>a+b,0), first.map(([n,b])=>n.replace(/-[\w-]{8}\.js/,'')+':'+b).join(' '));
  await context.close();
}
await browser.close();
