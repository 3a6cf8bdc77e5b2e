import { pageFonts } from '../../kernel/pdf/pdf.ts'

const fonts = pageFonts.map((font) => `"${font}"`).join(', ')

/**
 * How papers of money begin in Typst. `plain` keeps numbers, addresses and accounts in their own order, whatever stands
 * around them; `own` sets what a person wrote in the direction of its first letter.
 */
export const paperPrelude = `
#let page-data = json(bytes(sys.inputs.data))
#let w = page-data.words
#let side = if page-data.dir == "rtl" { rtl } else { ltr }
#let ink = rgb("#1f2937")
#let quiet = rgb("#5b6472")
#let rule = rgb("#d5d9e0")
#let accent = rgb("#0b6b83")

#set document(title: page-data.title + " " + page-data.number)
#set text(lang: page-data.lang, dir: side, font: (${fonts}), size: 9.5pt, fill: ink)
#set par(leading: 0.7em)
#let plain(body) = box(text(dir: ltr, body))
// what a person wrote runs as its first letter does, also on a page of the other direction
#let own(body) = {
  let is-rtl = body.starts-with(regex("[^\\p{L}]*[\\u{0590}-\\u{08FF}\\u{FB1D}-\\u{FEFC}]"))
  box(text(dir: if is-rtl { rtl } else { ltr }, body.split("\\n").join(linebreak())))
}
#let written(body) = if body == "" { none } else { own(body) }
#let small(body) = text(size: 8pt, fill: quiet, body)
#let lines-of(..parts) = parts.pos().filter(part => part != none and part != "" and part != []).join(linebreak())
#let labelled(label, body) = if body == "" { none } else [#label: #plain(body)]
#let head(body) = block(above: 1.2em, below: 0.6em, text(weight: 600, fill: accent, body))
`
