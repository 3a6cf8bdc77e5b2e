/** A picture without what its camera wrote beside it. */
export interface Cleaned {
  content: Buffer
  width: number
  height: number
}

/** More parts than any program writes; a file of nothing but their heads would take seconds and fill the memory. */
const mostParts = 100_000

/** Asked with the place of each part, 0 for the first. */
export function checkParts(place: number): void {
  if (place >= mostParts) throw broken('too many parts')
}

/** What a picture has to have and has not. */
export const broken = (what: string) => new RangeError(what)
