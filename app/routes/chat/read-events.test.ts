import { expect, test } from 'vitest';
import { readEvents } from './read-events';

const TEXT =
  'event: risk\ndata: {"level":"none","language":"en"}\n\n' +
  'event: text\ndata: {"text":"Olá \\n🌊 "}\n\n' +
  'event: done\ndata: {"message":"Olá","total":3}\n\n';

/** The bytes in pieces of a size, cut wherever they fall. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

const all = async (stream: ReadableStream<Uint8Array>) => {
  const events = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
};

test.each([1, 7, 1000])('events come out whole however the bytes are cut (%i at a time)', async (size) => {
  expect(await all(streamOf(TEXT, size))).toEqual([
    { type: 'risk', level: 'none', language: 'en' },
    { type: 'text', text: 'Olá \n🌊 ' },
    { type: 'done', message: 'Olá', total: 3 },
  ]);
});

test('half an event at the end is no event', async () => {
  const events = await all(streamOf(TEXT.slice(0, -20), 5));
  expect(events.map(({ type }) => type)).toEqual(['risk', 'text']);
});

test('comments and blank blocks are passed over', async () => {
  expect(await all(streamOf(': still here\n\n\n\nevent: text\ndata: {"text":"a"}\n\n', 3))).toEqual([
    { type: 'text', text: 'a' },
  ]);
});
