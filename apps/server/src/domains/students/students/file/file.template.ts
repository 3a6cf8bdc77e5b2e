import { pageFonts } from '../../../../kernel/pdf/pdf.ts'

const fonts = pageFonts.map((font) => `"${font}"`).join(', ')

/** A printed file in Typst: a head, then parts of facts, tables and lines. `own` runs as the first letter of a text does. */
export const fileTemplate = `
#let page-data = json(bytes(sys.inputs.data))
#let quiet = rgb("#5b6472")
#let rule = rgb("#d5d9e0")
#let accent = rgb("#0b6b83")
#set document(title: page-data.title + " " + page-data.name)
#set text(lang: page-data.lang, dir: if page-data.dir == "rtl" { rtl } else { ltr }, font: (${fonts}), size: 9.5pt, fill: rgb("#1f2937"))
#set par(leading: 0.65em)
#let is-rtl(body) = body.starts-with(regex("[^\\p{L}]*[\\u{0590}-\\u{08FF}\\u{FB1D}-\\u{FEFC}]"))
#let own(body) = box(text(dir: if is-rtl(body) { rtl } else { ltr }, body))
#set page(paper: "a4", margin: (x: 16mm, top: 16mm, bottom: 18mm), footer: context {
  set text(size: 7.5pt, fill: quiet)
  grid(
    columns: (1fr, auto),
    column-gutter: 6mm,
    page-data.foot.map(own).join([ · ]),
    [#page-data.page #box(text(dir: ltr, str(counter(page).get().first()))) #page-data.of #box(text(dir: ltr, str(counter(page).final().first())))],
  )
})
#grid(
  columns: (1fr, auto),
  column-gutter: 8mm,
  [
    #text(size: 16pt, weight: 600, own(page-data.name)) \\
    #text(fill: quiet, page-data.line.map(own).join([ · ]))
  ],
  align(end)[
    #text(size: 12pt, weight: 600, fill: accent, page-data.title) \\
    #text(size: 8.5pt, fill: quiet, own(page-data.school))
  ],
)
#line(length: 100%, stroke: 0.6pt + rule)
#let titled(title, body) = [
  #block(above: 1.3em, below: 0.85em, sticky: true, text(size: 10.5pt, weight: 600, fill: accent, title))
  #body
]
#for one in page-data.parts {
  titled(one.title, {
    if one.facts.len() > 0 {
      grid(
        columns: (auto, 1fr, auto, 1fr),
        column-gutter: 5mm,
        row-gutter: 0.75em,
        ..one.facts.map(((name, value)) => (text(size: 8.5pt, fill: quiet, name), own(value))).flatten(),
      )
    }
    if one.rows.len() > 0 {
      table(
        columns: one.shares.map(share => share * 1fr),
        align: start + top,
        stroke: (x, y) => (bottom: 0.4pt + rule),
        inset: (x: 3pt, y: 4pt),
        fill: (x, y) => if y == 0 { rgb("#eef5f7") },
        table.header(..one.heads.map(head => text(size: 8.5pt, weight: 600, head))),
        ..one.rows.map(cells => cells.map(own)).flatten(),
      )
    }
    for body in one.texts {
      block(text(dir: if is-rtl(body) { rtl } else { ltr }, body.split("\\n").join(linebreak())))
    }
  })
}
`
