// What browsers of the stated minimum (docs/decisions/072) do not know yet and the app's scripts use. It comes only where
// something of it is missing, runs before every module, and changes nothing that is there.
(() => {
  document.currentScript?.remove();

  /**
   * @param {object | undefined} target
   * @param {Record<string, unknown>} parts
   */
  const fill = (target, parts) => {
    for (const [name, value] of Object.entries(parts)) {
      if (target && !(name in target)) {
        Object.defineProperty(target, name, { value, writable: true, configurable: true });
      }
    }
  };

  /** @this {ArrayLike<unknown>} @param {number} index */
  function at(index) {
    const whole = Math.trunc(index) || 0;
    return this[whole < 0 ? this.length + whole : whole];
  }
  /** @param {unknown[]} list @param {(value: unknown, index: number, list: unknown[]) => unknown} isMeant */
  const lastIndex = (list, isMeant) => {
    for (let index = list.length - 1; index >= 0; index -= 1) {
      if (isMeant(list[index], index, list)) return index;
    }
    return -1;
  };
  fill(String.prototype, {
    /** @this {string} @param {number} index */
    at(index) {
      return at.call(this, index);
    },
  });
  for (const list of [Array, Object.getPrototypeOf(Uint8Array)]) fill(list.prototype, { at });
  fill(Array.prototype, {
    /** @this {unknown[]} @param {() => unknown} isMeant */
    findLast(isMeant) {
      return this[lastIndex(this, isMeant)];
    },
    /** @this {unknown[]} @param {() => unknown} isMeant */
    findLastIndex(isMeant) {
      return lastIndex(this, isMeant);
    },
    /** @this {unknown[]} @param {() => number} [order] */
    toSorted(order) {
      return [...this].sort(order);
    },
    /** @this {unknown[]} */
    toReversed() {
      return [...this].reverse();
    },
    /** @this {unknown[]} @param {[number, number, ...unknown[]]} changes */
    toSpliced(...changes) {
      const copy = [...this];
      copy.splice(...changes);
      return copy;
    },
    /** @this {unknown[]} @param {number} index @param {unknown} value */
    with(index, value) {
      const copy = [...this];
      copy[index < 0 ? copy.length + index : index] = value;
      return copy;
    },
  });
  fill(Object, {
    /** @param {object} target @param {string} name */
    hasOwn: (target, name) => Object.prototype.hasOwnProperty.call(target, name),
  });

  /** A list with "and" or "y" between its last parts. */
  class ListFormat {
    /** @param {string} locale */
    constructor(locale) {
      this.isSpanish = String(locale).startsWith('es');
    }
    /** @param {string[]} parts */
    format(parts) {
      const { length } = parts;
      const and = this.isSpanish ? (/^h?i(?!e)/i.test(parts[length - 1] ?? '') ? ' e ' : ' y ') : ' and ';
      if (length < 3) return parts.join(and);
      const comma = this.isSpanish ? '' : ',';
      return `${parts.slice(0, -1).join(', ')}${comma}${and}${parts[length - 1]}`;
    }
  }
  fill(Intl, { ListFormat });
})();
