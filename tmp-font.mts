import { chromium } from 'playwright/test';
import fs from 'node:fs';
import { findChromium } from './tests/setup/ensure-chromium';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] });
const context = await browser.newContext({ baseURL: 'http://localhost:4717', serviceWorkers: 'block', storageState: '/tmp/m7pages/state.json' });
for (const mode of ['plain', 'notime', 'onlytime','noscript']) {
  const page = await context.newPage();
  const fonts: string[] = [];
  page.on('requestfinished', (r) => { if (r.resourceType()==='font') fonts.push(new URL(r.url()).pathname); });
  await page.route('**/history/new', async (route) => {
    let html = await (await route.fetch()).text();
    if (mode === 'notime') html = html.replace(/<input[^>]*type="time"[^>]*>/g, '').replace(/<script[\s\S]*?<\/script>/g,'');
    if (mode === 'noscript') html = html.replace(/<script[\s\S]*?<\/script>/g,'');
    if (mode === 'onlytime') html = html.replace(/<body[\s\S]*<\/body>/, '<body><input class="input" type="time" value="20:30"></body>').replace(/<script[\s\S]*?<\/script>/g,'');
    await route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto('/history/new'); await page.waitForTimeout(1500);
  console.log(mode, fonts.length, fonts.map(f=>f.split('/').at(-1)));
  await page.close();
}
await browser.close();
