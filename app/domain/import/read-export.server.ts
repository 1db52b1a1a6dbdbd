import { pipeline, Readable } from 'node:stream';
import streamJson from 'stream-json';
import Assembler from 'stream-json/Assembler.js';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../export/json.server';
import { Problem } from '../problem';
import { OWN_LISTS } from './own-export';

interface Token {
  name: string;
  value?: string;
}

/** A value right below the top of a JSON object, or a member of one of its lists. */
export interface Part {
  name: string;
  value: unknown;
}

const NO_JSON = 'This is no valid JSON, or it was cut off. Nothing was added.';
const NO_EXPORT = 'This is JSON, but not an export of Soundings.';
/** Twice as deep as an export goes. */
const DEPTH_MAX = 20;
const OPENS = new Set(['startObject', 'startArray']);
const CLOSES = new Set(['endObject', 'endArray']);

/**
 * The parts of an export one after the other; lists that are not known are passed over.
 * @throws Problem 'invalid' for what is no JSON, no export of ours, or of a version to come
 */
export async function* readExport(text: AsyncGenerator<string>): AsyncGenerator<Part> {
  const tokens = streamJson.parser({ packValues: true, streamValues: false });
  // Its error reaches whoever reads the tokens.
  pipeline(Readable.from(text), tokens, () => undefined);
  const walk = new Walk();
  try {
    for await (const token of tokens as AsyncIterable<Token>) {
      const part = walk.take(token);
      if (!part) continue;
      if (part.name === 'format') walk.isExport = part.value === EXPORT_FORMAT;
      if (part.name === 'version') checkVersion(part.value);
      if (!walk.isExport) throw new Problem('invalid', NO_EXPORT);
      yield part;
    }
  } catch (error) {
    if (error instanceof Error && /^Parser (cannot|has)/.test(error.message))
      throw new Problem('invalid', NO_JSON);
    throw error;
  }
  if (!walk.isExport) throw new Problem('invalid', NO_EXPORT);
  if (walk.depth > 0) throw new Problem('invalid', NO_JSON);
}

function checkVersion(version: unknown): void {
  if (typeof version === 'number' && version <= EXPORT_VERSION) return;
  throw new Problem('invalid', 'This export was made by a newer Soundings than this one.');
}

/** Numbers come as their digits. */
const plainValue = ({ name, value }: Token): unknown => (name === 'numberValue' ? Number(value) : value);

/** Follows the tokens of one object and puts together what is wanted of it. */
class Walk {
  isExport = false;
  depth = 0;
  #name = '';
  #isList = false;
  #assembler: Assembler | null = null;

  take(token: Token): Part | undefined {
    if (this.#assembler) return this.#assemble(token);
    if (OPENS.has(token.name)) return this.#open(token);
    if (CLOSES.has(token.name)) return this.#close();
    if (token.name === 'keyValue') this.#name = String(token.value);
    else if (this.depth === (this.#isList ? 2 : 1)) return { name: this.#name, value: plainValue(token) };
    return undefined;
  }

  #open(token: Token): undefined {
    if (this.depth === 0 && token.name !== 'startObject') throw new Problem('invalid', NO_EXPORT);
    if (this.depth === 1 && token.name === 'startArray' && OWN_LISTS.includes(this.#name)) {
      this.#isList = true;
      this.depth = 2;
    } else if (this.depth === 0) {
      this.depth = 1;
    } else {
      this.#assembler = new Assembler();
      this.#assembler.consume(token);
    }
  }

  #close(): undefined {
    this.#isList = false;
    this.depth -= 1;
  }

  #assemble(token: Token): Part | undefined {
    const assembler = this.#assembler?.consume(token);
    if (assembler && assembler.depth > DEPTH_MAX) throw new Problem('invalid', NO_EXPORT);
    if (!assembler?.done) return undefined;
    this.#assembler = null;
    return { name: this.#name, value: assembler.current as unknown };
  }
}
