import { pipeline, Readable } from 'node:stream';
import streamJson from 'stream-json';
import Assembler from 'stream-json/Assembler.js';
import { EXPORT_FORMAT, EXPORT_VERSION } from '../export/json.server';
import { Problem } from '../problem';
import { type ImportRoom, PART_MAX_VALUES } from './limits';
import { OWN_LISTS, OWN_PARTS } from './own-export';

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
const TOO_MUCH = 'There is more in this file than in an export of Soundings. Nothing was added.';
/** Twice as deep as an export goes. */
const DEPTH_MAX = 20;
const OPENS = new Set(['startObject', 'startArray']);
const CLOSES = new Set(['endObject', 'endArray']);

/**
 * The parts of an export one after the other; what is not known is passed over.
 * @throws Problem 'invalid' for what is no JSON, no export of ours, of a version to come, or holds more than one could
 */
export async function* readExport(
  text: AsyncGenerator<string>,
  room: Pick<ImportRoom, 'values'>,
): AsyncGenerator<Part> {
  const tokens = streamJson.parser({ packValues: true, streamValues: false });
  // Its error reaches whoever reads the tokens.
  pipeline(Readable.from(text), tokens, () => undefined);
  const walk = new Walk();
  let values = 0;
  try {
    for await (const token of tokens as AsyncIterable<Token>) {
      values += 1;
      if (values > room.values) throw new Problem('invalid', TOO_MUCH);
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
  /** How deep it goes below the start of a part, and how many values it has. */
  #nesting = 0;
  #size = 0;

  take(token: Token): Part | undefined {
    if (this.#nesting > 0) return this.#within(token);
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
      this.#nesting = 1;
      this.#size = 0;
      if (!OWN_PARTS.includes(this.#name)) return;
      this.#assembler = new Assembler();
      this.#assembler.consume(token);
    }
  }

  #close(): undefined {
    this.#isList = false;
    this.depth -= 1;
  }

  /** Puts a part together that is wanted; of others only the end is looked for. */
  #within(token: Token): Part | undefined {
    const assembler = this.#assembler?.consume(token);
    if (OPENS.has(token.name)) this.#nesting += 1;
    if (CLOSES.has(token.name)) this.#nesting -= 1;
    if (this.#nesting > DEPTH_MAX) throw new Problem('invalid', NO_EXPORT);
    this.#size += 1;
    if (assembler && this.#size > PART_MAX_VALUES) throw new Problem('invalid', TOO_MUCH);
    if (this.#nesting > 0) return undefined;
    this.#assembler = null;
    return { name: this.#name, value: assembler?.current as unknown };
  }
}
