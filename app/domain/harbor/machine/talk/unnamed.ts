import type { Talk } from './state';

/** Whether dying was neither asked about nor answered in this talk: what is asked then has to name it first. */
export const isUnnamed = ({ risk, memory }: Talk): boolean =>
  risk.answer === null && !Object.keys(memory.said).some((key) => /^(?:SQ|SUI|QUIET|SOME)\b/.test(key));
