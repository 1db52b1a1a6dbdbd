/** Ten messages to a topic. */
export type Scripts = Readonly<Record<string, readonly string[]>>;
