import { namedUuid } from './named-uuid';
import { narrative } from './narrative';

/**
 * The system of our identifiers; the same on every server. The value is a bare UUID: a server that imports a bundle
 * rewrites every text that is the address of an entry, so an identifier must not read like one.
 */
const IDENTIFIER_SYSTEM = 'urn:uuid:b7f6b0c4-3f0d-4a86-9c56-2d1f8e3a9b75';
/** The namespace of what belongs to the app and to nobody who uses it. */
const APP = 'c1a52b8e-90d4-4f5e-8a7b-6d3c2e1f0a94';

export interface Reference {
  reference: string;
  display?: string;
}

/** The id of a resource by its name: the same in every document, and nobody reads an owner or an entry from it. */
export type IdOf = (name: string) => string;

/** @param ownerId a UUID */
export const idsOfOwner =
  (ownerId: string): IdOf =>
  (name) =>
    namedUuid(ownerId, name);

export const idsOfApp = idsOfOwner(APP);

export const addressOf = (id: string) => `urn:uuid:${id}`;
export const refer = (id: string): Reference => ({ reference: addressOf(id) });
export const identifierOf = (id: string) => ({ system: IDENTIFIER_SYSTEM, value: id });

interface Coding {
  system: string;
  code: string;
  display: string;
}

const RESTRICTED: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality',
  code: 'R',
  display: 'restricted',
};

/** Health data of a person, and whatever stands in one document with it. */
export const RESTRICTED_META = { security: [RESTRICTED] };

/** What every resource of a document begins with: its id, its label and what it says in words. */
export const opening = <Type extends string>(
  resourceType: Type,
  id: string,
  { words, ...meta }: { words: readonly string[]; profile?: string[]; tag?: Coding[] },
) => ({ resourceType, id, meta: { ...RESTRICTED_META, ...meta }, text: narrative(words) });
