import { paperPrelude } from '../../paper.ts'

/** The page of a receipt in Typst: half a page, which a desk prints and hands out. */
export const receiptTemplate = `
${paperPrelude}
#set page(paper: "a5", flipped: true, margin: (x: 14mm, y: 12mm))

#grid(
  columns: (1fr, auto),
  column-gutter: 8mm,
  [
    #text(size: 13pt, weight: 600, own(page-data.seller.name)) \\
    #small(lines-of(
      own(page-data.branch),
      written(page-data.seller.address),
      labelled(w.taxNumber, page-data.seller.taxNumber),
    ))
  ],
  align(end, [
    #text(size: 18pt, weight: 600, fill: accent, page-data.title) \\
    #text(size: 11pt, plain(page-data.number))
    #if page-data.mark != "" { linebreak(); text(weight: 600, fill: rgb("#b91c1c"), page-data.mark) }
  ]),
)

#line(length: 100%, stroke: 0.6pt + rule)

#grid(
  columns: (auto, 1fr),
  column-gutter: 6mm,
  row-gutter: 0.7em,
  ..page-data.facts.map(fact => (small(fact.label), if fact.isPlain { plain(fact.text) } else { own(fact.text) })).flatten(),
)

#v(2mm)
#table(
  columns: (1fr, auto),
  align: (column, row) => if column == 0 { start + horizon } else { end + horizon },
  stroke: (x, y) => (bottom: 0.6pt + rule),
  inset: (x: 2mm, y: 1.8mm),
  ..page-data.lines.map(line => (own(line.text), plain(line.amount))).flatten(),
  text(weight: 600, w.amount),
  text(weight: 600, plain(page-data.total)),
)
`
