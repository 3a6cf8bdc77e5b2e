import { paperPrelude } from '../../paper.ts'

/** The page of an invoice in Typst. `start` and `end` follow the language, so one layout serves both directions. */
export const invoiceTemplate = `
${paperPrelude}
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  background: if page-data.mark != "" {
    rotate(-35deg, text(size: 84pt, weight: 600, fill: rgb("#e5e7eb"), page-data.mark))
  },
  footer: context {
    set text(size: 8pt, fill: quiet)
    grid(
      columns: (1fr, auto),
      own(page-data.seller.name),
      [#w.page #box(text(dir: ltr, str(counter(page).get().first()))) #w.of #box(text(dir: ltr, str(counter(page).final().first())))],
    )
  },
)

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #text(size: 13pt, weight: 600, own(page-data.seller.name)) \\
    #small(lines-of(
      written(page-data.seller.address),
      if page-data.seller.email != "" { plain(page-data.seller.email) },
      labelled(w.taxNumber, page-data.seller.taxNumber),
    ))
  ],
  align(end, [
    #text(size: 20pt, weight: 600, fill: accent, page-data.title) \\
    #if page-data.number != "" { text(size: 11pt, plain(page-data.number)) }
    #if page-data.isPaid { linebreak(); text(weight: 600, fill: rgb("#15803d"), w.paid) }
  ]),
)

#line(length: 100%, stroke: 0.6pt + rule)

#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #small(w.billedTo) \\
    #text(weight: 600, own(page-data.client.name)) \\
    #lines-of(
      written(page-data.client.company),
      written(page-data.client.address),
      written(page-data.client.country),
      if page-data.client.contact != "" { plain(page-data.client.contact) },
      if page-data.client.companyEmail != "" { plain(page-data.client.companyEmail) },
      labelled(w.taxNumber, page-data.client.at("taxNumber", default: "")),
    )
  ],
  grid(
    columns: 2,
    column-gutter: 6mm,
    row-gutter: 0.7em,
    small(w.issued), page-data.issued,
    ..if page-data.due != "" { (small(w.due), page-data.due) },
    ..if page-data.original != "" { (small(w.ofInvoice), plain(page-data.original)) },
    ..if page-data.salesperson != "" { (small(w.salesperson), own(page-data.salesperson)) },
  ),
)

#v(4mm)
#table(
  columns: if page-data.hasDiscount { (1fr, auto, auto, auto, auto, auto) } else { (1fr, auto, auto, auto, auto) },
  align: (column, row) => if column == 0 { start + horizon } else { end + horizon },
  stroke: (x, y) => (bottom: 0.6pt + rule),
  fill: (x, y) => if y == 0 { rgb("#f3f4f8") },
  inset: (x: 3mm, y: 2.4mm),
  table.header(
    ..(w.description, w.qty, w.price + " (" + page-data.currency + ")").map(title => text(weight: 600, title)),
    ..if page-data.hasDiscount { (text(weight: 600, w.discount),) },
    ..(w.tax, w.amount).map(title => text(weight: 600, title)),
  ),
  ..page-data.lines.map(line => (
    own(line.description),
    plain(line.qty),
    plain(line.price),
    ..if page-data.hasDiscount { (plain(line.discount),) },
    lines-of(..line.tax.map(plain)),
    plain(line.amount),
  )).flatten(),
)

#v(2mm)
#block(breakable: false, width: 100%, align(end, box(width: 82mm, grid(
  columns: (1fr, auto),
  row-gutter: 0.8em,
  ..page-data.sums.map(sum => {
    let weight = if sum.isStrong { 600 } else { 400 }
    (
      align(start, text(weight: weight, if sum.detail == "" { sum.label } else [#sum.label #plain(sum.detail)])),
      align(end, text(weight: weight, plain(sum.amount))),
    )
  }).flatten(),
))))

#if page-data.payments.len() > 0 [
  #head(w.payments)
  #table(
    columns: (auto, 1fr, auto),
    align: (column, row) => if column == 2 { end } else { start },
    stroke: (x, y) => (bottom: 0.6pt + rule),
    inset: (x: 2mm, y: 1.6mm),
    ..page-data.payments.map(payment => (payment.date, payment.what, plain(payment.amount))).flatten(),
  )
]

#if page-data.bank != none and page-data.bank.iban != "" [
  #head(w.bank)
  #lines-of(
    if page-data.bank.bankName != "" [#w.bankName: #own(page-data.bank.bankName)],
    if page-data.bank.country != "" [#w.country: #own(page-data.bank.country)],
    labelled("IBAN", page-data.bank.iban),
    labelled("SWIFT", page-data.bank.swiftCode),
    if page-data.acceptVia != "" [#w.acceptVia: #page-data.acceptVia],
  )
]

#let words-block(title, body) = if body != "" [
  #head(title)
  #own(body)
]
#words-block(page-data.noteTitle, page-data.note)
#words-block(w.terms, page-data.terms)

#if page-data.stub != "" {
  v(8mm)
  line(length: 100%, stroke: (paint: quiet, dash: "dashed", thickness: 0.6pt))
  block(breakable: false, grid(
    columns: (1fr, auto, auto),
    column-gutter: 8mm,
    [#text(weight: 600, w.stub) \\ #own(page-data.client.name)],
    [#small(w.number) \\ #plain(page-data.number)],
    [#small(w.balance) \\ #plain(page-data.stub)],
  ))
}
`
