/** A piece of a text: words, or an address that can be followed, and where it begins. */
export type Piece = { at: number; text: string } | { at: number; text: string; href: string }

const address = /(?:https?:\/\/|www\.)[^\s<>"]+/giu
/** What ends a sentence does not belong to the address in it. */
const ending = /[.,;:!?…'"»”)\]}،؛؟]+$/u

/** Finds addresses in a text. Nothing but http and https becomes a link. */
export function linked(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const found = withoutEnding(match[0])
    const href = /^https?:/i.test(found) ? found : `https://${found}`
    if (!URL.canParse(href) || found.length < 6) continue
    if (match.index > from) pieces.push({ at: from, text: text.slice(from, match.index) })
    pieces.push({ at: match.index, text: found, href })
    from = match.index + found.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) })
  return pieces
}

function withoutEnding(found: string): string {
  const short = found.replace(ending, '')
  // a closing bracket stays when it was opened in the address
  return short.includes('(') && found[short.length] === ')' ? `${short})` : short
}

const onlyEmoji =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\s)+$/u

/** A few pictograms and nothing else. */
export const isEmoji = (text: string): boolean => text.length <= 24 && text.trim() !== '' && onlyEmoji.test(text)
