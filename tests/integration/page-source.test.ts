import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, checkInAs, registerAs } from './caller';
import { useSharedServer } from './use-server';

const server = useSharedServer();
let cookie: string;
beforeAll(async () => {
  const caller = new Caller(server.url);
  await registerAs(caller);
  await caller.send('POST', '/onboarding', { form: { intent: 'complete' } });
  await checkInAs(caller);
  cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

async function sourceOf(path: string) {
  const answer = await fetch(server.url + path, { headers: { cookie } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  return { html: await answer.text(), nonce };
}

describe.each(['/', '/checkin', '/chat', '/trends', '/history', '/settings', '/nowhere'])('%s', (path) => {
  it('comes whole, with nothing that scripts would still have to put in its place', async () => {
    const { html } = await sourceOf(path);
    expect(html).toMatch(/^<!DOCTYPE html><html/);
    expect(html.endsWith('</body></html>')).toBe(true);
    // What React leaves where it waits for something, or where it has given up.
    expect(html).not.toMatch(/<!--\$|<template/);
  });

  it('brings what its loaders gave once, as text that ends no script', async () => {
    const { html, nonce } = await sourceOf(path);
    const [script, ...others] =
      html.match(/<script[^>]*>window\.__remixContext\.streamController\.enq.*?<\/script>/gs) ?? [];
    expect(others).toEqual([]);
    expect(script).toMatch(/^<script nonce="([^"]+)">/);
    expect(script).toContain(`nonce="${nonce}"`);
    const text = /enqueue\((.*)\);<\/script>$/s.exec(script ?? '')?.[1] ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toContain('loaderData');
    expect(html).toContain(
      '<script nonce="' + nonce + '">window.__remixContext.streamController.close();</script>',
    );
  });
});
