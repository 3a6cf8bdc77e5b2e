import { oneLine } from '@dsms/contract/kernel/translated'
import type { Acceptance, MyContract } from '@dsms/contract/students/contracts/calls'
import { partsOf } from '@dsms/contract/students/contracts/placeholders'
import { pageFonts, renderPdf } from '../../../kernel/pdf/pdf.ts'

type Printed = Pick<MyContract, 'id' | 'languages' | 'texts' | 'hash' | 'acceptances'>

const words = {
  ar: {
    contract: 'عقد رقم',
    student: 'الطالب',
    guardian: 'وليّ الأمر',
    school: 'المدرسة',
    portal: 'في البوابة',
    office: 'على شاشة المكتب',
    paper: 'على ورقة',
  },
  en: {
    contract: 'Contract no.',
    student: 'Student',
    guardian: 'Guardian',
    school: 'School',
    portal: 'in the portal',
    office: 'at the office',
    paper: 'on paper',
  },
  de: {
    contract: 'Vertrag Nr.',
    student: 'Fahrschüler',
    guardian: 'Erziehungsberechtigt',
    school: 'Fahrschule',
    portal: 'im Portal',
    office: 'im Büro',
    paper: 'auf Papier',
  },
  fr: {
    contract: 'Contrat n°',
    student: 'Élève',
    guardian: 'Représentant légal',
    school: 'École',
    portal: 'sur le portail',
    office: 'au bureau',
    paper: 'sur papier',
  },
  pt: {
    contract: 'Contrato n.º',
    student: 'Aluno',
    guardian: 'Encarregado',
    school: 'Escola',
    portal: 'no portal',
    office: 'na secretaria',
    paper: 'em papel',
  },
}

/** A contract on paper: two languages side by side, part beside part, then who accepted it and what the text is named by. */
export function contractPdf({ id, languages, texts, hash, acceptances }: Printed): Promise<Buffer> {
  const columns = languages.map((language) => ({
    dir: language === 'ar' ? 'rtl' : 'ltr',
    lang: language,
    title: `${words[language].contract} ${id}`,
    parts: partsOf(texts[language] ?? ''),
  }))
  const first = languages[0] ?? 'ar'
  return renderPdf(template, {
    hash: hash ?? '',
    dir: first === 'ar' ? 'rtl' : 'ltr',
    columns,
    rows: Math.max(...columns.map(({ parts }) => parts.length)),
    acceptances: acceptances.map((one) => ({
      ...line(one, first),
      signature: one.signature ? drawn(one.signature) : '',
    })),
  })
}

const line = ({ role, name, how, accepted_at }: Acceptance, language: keyof typeof words) => ({
  role: words[language][role],
  name: oneLine(name),
  how: words[language][how],
  at: accepted_at.replace('T', ' ').slice(0, 16),
})

/** The contract takes letters of paths, digits and blanks alone, so nothing else reaches the drawing. */
const drawn = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="${path.replace(/[^ML0-9 .,-]/g, '')}" fill="none" stroke="#1f2937" stroke-width="2"/></svg>`

const fonts = pageFonts.map((font) => `"${font}"`).join(', ')

const template = `
#let page-data = json(bytes(sys.inputs.data))
#let side(dir) = if dir == "rtl" { rtl } else { ltr }
#let quiet = rgb("#5b6472")
#set text(font: (${fonts}), size: 9.5pt, fill: rgb("#1f2937"), dir: side(page-data.dir))
#set par(leading: 0.7em)
#set page(paper: "a4", margin: (x: 16mm, top: 16mm, bottom: 20mm), footer: context {
  set text(size: 7.5pt, fill: quiet)
  grid(columns: (1fr, auto), column-gutter: 6mm, text(dir: ltr, page-data.hash), text(dir: ltr, str(counter(page).get().first()) + " / " + str(counter(page).final().first())))
})
#let part(column, nth) = {
  if nth < column.parts.len() {
    let one = column.parts.at(nth)
    set text(dir: side(column.dir), lang: column.lang)
    set align(start)
    if one.kind == "heading" { block(inset: (top: 3mm), text(weight: 600, fill: rgb("#0b6b83"), one.text)) }
    else { block(one.text.split("\\n").join(linebreak())) }
  }
}
#let titled(column) = {
  set text(dir: side(column.dir), lang: column.lang)
  align(start, text(size: 14pt, weight: 600, column.title))
}
#grid(
  columns: page-data.columns.map(_ => 1fr),
  column-gutter: 8mm,
  row-gutter: 2mm,
  ..page-data.columns.map(titled),
  ..range(page-data.rows).map(nth => page-data.columns.map(column => part(column, nth))).flatten()
)
#if page-data.acceptances.len() > 0 {
  v(4mm)
  line(length: 100%, stroke: 0.5pt + rgb("#d5d9e0"))
  grid(
    columns: (auto, 1fr, auto),
    column-gutter: 6mm,
    row-gutter: 4mm,
    align: horizon,
    ..page-data.acceptances.map(one => (
      text(weight: 600, one.role),
      [#one.name \\ #text(size: 8pt, fill: quiet)[#one.how · #text(dir: ltr, one.at + " UTC")]],
      if one.signature != "" { image(bytes(one.signature), format: "svg", width: 36mm) } else { [] },
    )).flatten()
  )
}
`
