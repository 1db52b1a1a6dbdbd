import { hashToken } from '~/domain/crypto/tokens.server';

/** Where a browser keeps its sealed copy: a name of its own for each owner and mode. */
export const draftName = (ownerId: string, mode: string) =>
  `soundings-draft:${hashToken(ownerId).slice(0, 12)}:${mode}`;
