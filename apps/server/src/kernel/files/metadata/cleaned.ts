/** A picture without what its camera wrote beside it. */
export interface Cleaned {
  content: Buffer
  width: number
  height: number
}

/** What a picture has to have and has not. */
export const broken = (what: string) => new RangeError(what)
