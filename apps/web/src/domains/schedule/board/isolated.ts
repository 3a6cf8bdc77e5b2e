/** A name that keeps its own direction in a sentence of another. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
