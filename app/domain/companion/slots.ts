import type { PartKind, Slot } from './compose';

export const slotOf = (kind: PartKind, id: string, lines: readonly string[]): Slot => ({ kind, id, lines });
