import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepInsidesBy, keptInside } from './kept-inside';

const Words = ({ of }: { of: string }) => (
  <>
    <b>Hello</b> {of}, and {of}
  </>
);
const Line = ({ name }: { name: string }) => (
  <p className="line" {...keptInside(`line ${name}`, <Words of={name} />)} />
);

afterEach(() => keepInsidesBy(undefined));

describe('the inside of what stands around a page', () => {
  it('is the same text on a server that keeps it as where nothing is kept', () => {
    const plain = renderToString(<Line name="Ada" />);
    keepInsidesBy(renderToString);
    expect(renderToString(<Line name="Ada" />)).toBe(plain);
    expect(renderToString(<Line name="Ada" />)).toBe(plain);
    expect(plain).toBe('<p class="line"><b>Hello</b> <!-- -->Ada<!-- -->, and <!-- -->Ada</p>');
  });

  it('is rendered once for each key, and never one for another', () => {
    const render = vi.fn(renderToString);
    keepInsidesBy(render);
    const lines = ['Ada', 'Ines', 'Ada', 'Ines'].map((name) => renderToString(<Line name={name} />));
    expect(render).toHaveBeenCalledTimes(2);
    expect(lines[0]).toBe(lines[2]);
    expect(lines[1]).toContain('Ines');
    expect(lines[1]).not.toContain('Ada');
  });
});
