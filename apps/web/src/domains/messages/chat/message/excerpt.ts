import { fold } from '../../../../kernel/browser/fold.ts'

/** How much stands before and after what was found. */
const [ahead, behind] = [40, 120]

/** The part of a text around what was searched for, however it is spelled there. */
export function excerpt(text: string, search: string): { before: string; match: string; after: string } {
  const wanted = fold(search)
  const letters = [...text]
  const folded = letters.map(fold)
  const at = folded.join('').indexOf(wanted)
  if (at < 0 || wanted === '') return { before: cut(text, ahead + behind), match: '', after: '' }
  const [from, to] = [letterAt(folded, at), letterAt(folded, at + wanted.length - 1) + 1]
  const start = from > ahead ? from - ahead : 0
  return {
    before: (start > 0 ? '…' : '') + letters.slice(start, from).join(''),
    match: letters.slice(from, to).join(''),
    after: cut(letters.slice(to).join(''), behind),
  }
}

/** Which letter stands at a place of the folded text: folding takes letters away. */
function letterAt(folded: string[], place: number): number {
  let passed = 0
  return folded.findIndex((letter) => {
    passed += letter.length
    return passed > place
  })
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)
