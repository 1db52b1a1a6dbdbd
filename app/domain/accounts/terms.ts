/** The day the terms on /terms took their present form. A change of what they mean takes a new one: members are told. */
export const TERMS_VERSION = '2026-11-22';
