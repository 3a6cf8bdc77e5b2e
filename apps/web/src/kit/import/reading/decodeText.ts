/** How a text file is written, as `TextDecoder` names it. */
export const encodings = ['utf-8', 'windows-1256', 'windows-1252', 'iso-8859-6', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]

/** Without a mark at its start a file does not tell: Excel in Arabic writes Windows-1256, in Europe Windows-1252. */
const singleBytes = ['windows-1252', 'windows-1256', 'iso-8859-6'] as const

export function decodeText(bytes: Uint8Array, chosen?: Encoding): { text: string; encoding: Encoding } {
  const encoding = chosen ?? encodingOf(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 2000)
  const zeros = (rest: number) => start.filter((byte, place) => byte === 0 && place % 2 === rest).length
  if (zeros(1) > start.length / 6) return 'utf-16le'
  if (zeros(0) > start.length / 6) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return singleBytes.reduce((best, one) => (score(bytes, one) > score(bytes, best) ? one : best))
  }
}

/** How much a reading looks like words: letters beside letters of their own script, those most of all that are frequent. */
function score(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 100_000))
  let sum = 0
  for (let place = 0; place < text.length; place++) {
    const sign = text.charAt(place)
    if (sign < '\u0080') continue
    const beside = text.charAt(place - 1) + text.charAt(place + 1)
    if (/[\u0621-\u064a]/.test(sign)) sum += /[a-z]/i.test(beside) ? -3 : /[اليمنورتبدة]/.test(sign) ? 2 : 1
    else if (/[À-ÖØ-öø-ÿœŒ]/.test(sign)) sum += /[a-z]/i.test(beside) && !/[À-ÿ]/.test(beside) ? 2 : -1
    else if (sign < '\u00a0' || sign === '\ufffd') sum -= 10
    else if (!/[\u064b-\u0652،؛؟\u00a0«»–—’]/.test(sign)) sum -= 1
  }
  return sum
}
