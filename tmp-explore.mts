import { chromium } from 'playwright/test';
import fs from 'node:fs';
import { findChromium } from './tests/setup/ensure-chromium';
import { becomeMember, checkIn, daysAgo, acknowledgeDisclaimer } from './tests/factories/people';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] });
const base = 'http://localhost:4717';
const context = await browser.newContext({ baseURL: base, serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
const page = await context.newPage();
await becomeMember(page);
for (const d of [0,1,2,3,9,15,20,40,60]) await checkIn(page.request, { date: daysAgo(d) });
fs.mkdirSync('/tmp/m7pages', { recursive: true });
for (const p of ['/', '/trends', '/trends?view=month', '/trends?view=quarter', '/trends?view=year', '/trends?view=90', '/checkin', '/checkin?mode=quick', '/chat', '/history', '/history/new', '/safety-plan', '/scores', '/mood-patterns', '/mood-reports','/settings','/weekly-reflection','/exercises'])
  fs.writeFileSync('/tmp/m7pages/' + p.replace(/\W+/g, '_') + '.html', await (await page.request.get(p)).text());
await context.storageState({ path: '/tmp/m7pages/state.json' });
// D: fonts on /history/new
for (const p of ['/history/new', '/safety-plan', '/auth', '/settings/security', '/weekly-reflection', '/settings/lock', '/']) {
  const pg = await context.newPage();
  const fonts: string[] = []; const scripts: string[] = [];
  pg.on('requestfinished', async (r) => { if (r.resourceType()==='font') fonts.push(new URL(r.url()).pathname); if (r.resourceType()==='script') scripts.push(new URL(r.url()).pathname.split('/').at(-1)+':'+(await r.sizes()).responseBodySize); });
  await pg.addInitScript(() => { (window as any).shifts=[]; new PerformanceObserver((l)=>{for(const e of l.getEntries() as any) (window as any).shifts.push({v:e.value,t:e.startTime,s:e.sources.map((s:any)=>[s.node?.outerHTML?.slice?.(0,80) ?? s.node?.textContent, JSON.stringify(s.previousRect), JSON.stringify(s.currentRect)])})}).observe({type:'layout-shift',buffered:true}); });
  await pg.goto(p); await pg.waitForLoadState('networkidle'); await pg.waitForTimeout(500);
  console.log('\n==', p, pg.url(), fonts, scripts.length, scripts.reduce((s,x)=>s+Number(x.split(':')[1]),0), scripts.join(' '));
  console.log(JSON.stringify(await pg.evaluate(()=>(window as any).shifts), null, 1));
  await pg.close();
}
await browser.close();
