import { describe, expect, it, vi } from 'vitest';
import { failure, IMPATIENT, limitsFor, messages, withOpenAi } from '../../../tests/setup/openai/gateway';
import { GOOD_REPLY } from '../../../tests/setup/openai/texts';

const { server, gateway, reply } = withOpenAi();

describe('a streamed reply', () => {
  it('comes in pieces', async () => {
    server().behave('good');
    expect(await reply()).toEqual({ text: GOOD_REPLY, failure: undefined });
    expect(server().calls[0]?.body).toMatchObject({ stream: true, max_tokens: 200 });
    expect(server().calls[0]?.body.messages).toEqual([{ role: 'system', content: 'Be kind.' }, ...messages]);
  });

  it.each([
    ['unauthorized', 'refused', 1],
    ['rate-limited', 'limited', 2],
    ['failing', 'broken', 2],
    ['slow', 'timeout', 1],
    ['html', 'broken', 1],
    ['empty', 'unusable', 1],
    ['huge', 'broken', 1],
    ['huge-failure', 'broken', 2],
    ['redirect', 'unreachable', 1],
  ] as const)('that is %s fails as %s after %i calls, with no piece', async (behaviour, kind, calls) => {
    server().behave(behaviour);
    const ai = gateway({ limits: limitsFor(behaviour) });
    expect(await reply(undefined, ai)).toEqual({ text: '', failure: failure(kind) });
    expect(server().calls).toHaveLength(calls);
  });

  it.each([
    ['stalled', 'timeout'],
    ['cut', 'broken'],
    ['disconnect', 'broken'],
    ['invalid-json', 'broken'],
    ['unfinished', 'unusable'],
  ] as const)(
    'that is %s fails as %s, and is not begun again after its first piece',
    async (behaviour, kind) => {
      server().behave(behaviour);
      const { text, failure: seen } = await reply(undefined, gateway({ limits: limitsFor(behaviour) }));
      expect(text).not.toBe('');
      expect(GOOD_REPLY.startsWith(text)).toBe(true);
      expect(seen).toEqual(failure(kind));
      expect(server().calls).toHaveLength(1);
    },
  );

  it('that never comes to its end is late', async () => {
    server().behave('dripping');
    const { text, failure: seen } = await reply(undefined, gateway({ limits: IMPATIENT }));
    expect(text).toMatch(/^(on and )+$/);
    expect(seen).toEqual(failure('timeout'));
  });

  it('is taken from a server that answers one JSON all the same', async () => {
    server().behave('unstreamed');
    expect(await reply()).toEqual({ text: GOOD_REPLY, failure: undefined });
    expect(server().calls[0]?.body.stream).toBe(true);
  });

  const chunk = (content: unknown, finish: string | null = null) =>
    JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] });
  const said = ['Qué día ', 'tan largo 🌊.'];
  const events = [...said.map((text) => chunk(text)), chunk(null, 'stop')];
  const stream = `${events.map((data) => `data: ${data}\n\n`).join('')}data: [DONE]\n\n`;
  const whole = JSON.stringify({
    choices: [{ index: 0, message: { role: 'assistant', content: said.join('') }, finish_reason: 'stop' }],
  });
  const bytewise = (text: string) =>
    Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));

  it.each<[string, readonly (string | Uint8Array)[], string?]>([
    ['cut at every byte', bytewise(stream)],
    ['with CR LF, cut at every byte', bytewise(stream.replaceAll('\n', '\r\n'))],
    [
      'with comments, names and ids',
      [': hello\n\n', stream.replaceAll('data:', 'event: message\nid: 7\ndata:')],
    ],
    ['without spaces after the colons', [stream.replaceAll('data: ', 'data:')]],
    ['without [DONE]', [stream.replace('data: [DONE]\n\n', '')]],
    [
      'with pieces that hold no text',
      [`data: {"choices":[]}\n\ndata: ${chunk([{ type: 'thinking' }])}\n\n`, stream],
    ],
    ['under a wrong content type', [stream], 'application/json'],
    ['as one JSON under a wrong content type', ['\n ', whole], 'text/event-stream'],
    ['as one JSON in odd pieces', bytewise(whole), 'application/json; charset=utf-8'],
  ])('is read %s', async (_, bytes, type) => {
    server().behave({ bytes, type });
    expect(await reply()).toEqual({ text: said.join(''), failure: undefined });
  });

  it.each<[string, readonly string[], string, string]>([
    [
      'an error in the middle',
      [`data: ${chunk('So ')}\n\ndata: {"error":{"message":"sk-1"}}\n\n`],
      'So ',
      'broken',
    ],
    ['an error instead', ['{"error":{"message":"sk-1"}}'], '', 'broken'],
    ['half a JSON', [whole.slice(0, -20)], '', 'broken'],
    ['a JSON without text', [whole.replace(JSON.stringify(said.join('')), 'null')], '', 'unusable'],
    ['a JSON that hit its limit', [whole.replace('"stop"', '"length"')], said.join(''), 'unusable'],
    ['nothing at all', [], '', 'broken'],
    ['blanks', [' ', '\n', ' '], '', 'broken'],
    ['text without an end', [`data: ${chunk('So ')}\n\ndata: [DONE]\n\n`], 'So ', 'broken'],
  ])('that is %s fails, and says nothing of it', async (_, bytes, text, kind) => {
    const printed = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    server().behave({ bytes });
    expect(await reply()).toEqual({ text, failure: failure(kind) });
    for (const print of printed) expect(print).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('that nobody reads on is ended', async () => {
    const before = server().ended();
    server().behave('dripping');
    for await (const piece of gateway().reply({ instructions: '', messages, maxTokens: 9 })) {
      expect(piece).toBe('on and ');
      break;
    }
    await expect.poll(server().ended).toBe(before + 1);
  });

  it('is late when the signal of the caller is a time limit', async () => {
    server().behave('stalled');
    expect((await reply(AbortSignal.timeout(50))).failure).toEqual(failure('timeout'));
  });

  it('is begun once more when the server failed before the first piece', async () => {
    server().behave('failing', 'good');
    expect(await reply()).toEqual({ text: GOOD_REPLY, failure: undefined });
  });

  it('ends when the person has left', async () => {
    server().behave('stalled');
    const left = new AbortController();
    setTimeout(() => left.abort(), 50);
    expect((await reply(left.signal)).failure).toEqual(failure('cancelled'));
  });
});
