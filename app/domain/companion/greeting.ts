import type { KnownFacts } from './types';

export function greeting({ facts }: { facts: KnownFacts; seed: string }): string {
  return `Hi ${facts.firstName ?? 'there'}, I am Harbor.`;
}
