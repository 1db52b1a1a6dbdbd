import { EventEmitter, once } from 'node:events';
import type { Behaviour } from './behaviours';

interface Gated {
  behaviour: Behaviour;
  /** Sends the next text. */
  letGo: () => void;
}

/** A reply whose texts are sent one after the other, each only when it is let go. */
export function gated(...texts: string[]): Gated {
  const gate = new EventEmitter();
  let open = 0;
  async function* parts() {
    for (const [i, text] of texts.entries()) {
      while (open <= i) await once(gate, 'open');
      yield text;
    }
  }
  const letGo = () => {
    open += 1;
    gate.emit('open');
  };
  return { behaviour: { parts: parts() }, letGo };
}
