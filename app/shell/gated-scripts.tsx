import { Scripts } from '@remix-run/react';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import gate from '../browser/gate.js?raw';

/** Scripts of a page as text: what stands in its head, and at the end of its body. */
interface PageScripts {
  head: string;
  body: string[];
}

interface Part {
  rel?: string;
  href?: string;
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}

/** What is rendered, without the fragments around it. */
const partsOf = (node: ReactNode): { type: unknown; props: Part }[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Part>(child)) return [];
    return child.type === Fragment ? partsOf(child.props.children) : [child];
  });

/** No comments and no indentation; `</` cannot end the script element. */
const inline = (text: string) => text.replace(/^\s*(?:\/\/.*|\/\*\*.*\*\/)?\n?/gm, '');
const asText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const GATE = import.meta.env.SSR ? inline(gate) : '';

/**
 * Remix's scripts behind a gate: a browser that is too old runs none of them (docs/decisions/072). Its list of files to load
 * ahead is the gate's, too: no browser that writes out links shows it. In the browser they have run, and are not made again.
 */
export const useGatedScripts = import.meta.env.SSR ? useScriptsAsText : () => NO_SCRIPTS;
const NO_SCRIPTS: PageScripts = { head: '', body: ['', ''] };

function useScriptsAsText(nonce: string | undefined): PageScripts {
  const parts = partsOf(Scripts({ nonce }));
  const modules = parts.flatMap(({ props }) => (props.rel === 'modulepreload' ? [props.href] : []));
  const scripts = parts.filter(({ type }) => type === 'script').map(({ props }) => props);
  const source = (isModule: boolean) =>
    scripts.find(({ type }) => (type === 'module') === isModule)?.dangerouslySetInnerHTML?.__html ?? '';
  // Remix asks for the client's own entry from within the module; whether that one arrives is seen nowhere else.
  const module = source(true).replace(
    /(\bimport\("[^"]+"\));\s*$/,
    '$1.catch(window.soundings.goOnWithout);',
  );
  return {
    head: `(function(modules){${GATE}})(${asText(modules)})`,
    body: [`if(window.soundings.runs){${source(false)}}`, `window.soundings.start(${asText(module)})`],
  };
}
