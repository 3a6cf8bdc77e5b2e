export interface TextTable {
  title: string
  heads: string[]
  rows: string[][]
}

/** Prints a table by itself, in a frame that is taken away afterwards; the page around it stays off the paper. */
export function printTable({ title, heads, rows }: TextTable): void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.style.cssText = 'position:fixed;inset:auto 0 0 auto;inline-size:0;block-size:0;border:0'
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) return
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.dir = document.documentElement.dir
  page.title = title
  const style = page.createElement('style')
  style.textContent = sheet
  page.head.append(style)
  const table = page.createElement('table')
  const heading = page.createElement('h1')
  heading.textContent = title
  const head = table.createTHead().insertRow()
  for (const text of heads) head.append(cell(page, 'th', text))
  const body = table.createTBody()
  for (const row of rows) body.insertRow().append(...row.map((text) => cell(page, 'td', text)))
  page.body.append(heading, table)
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()))
  view.print()
}

function cell(page: Document, kind: 'th' | 'td', text: string): HTMLElement {
  const element = page.createElement(kind)
  element.dir = 'auto'
  element.textContent = text
  return element
}

const sheet = `
  body { font: 12px 'IBM Plex Sans Arabic', 'IBM Plex Sans', sans-serif; }
  h1 { font-size: 18px; }
  table { border-collapse: collapse; inline-size: 100%; }
  thead { display: table-header-group; }
  th, td { padding: 4px 8px; text-align: start; border-block-end: 1px solid #999; }
`

/** Rows as spreadsheets take them from the clipboard, without the marks that keep the direction of text on a screen. */
export const clipboardText = ({ heads, rows }: TextTable): string =>
  [heads, ...rows].map((row) => row.map(clean).join('\t')).join('\n')

const clean = (text: string): string => text.replace(/[\t\n\r]+/g, ' ').replace(/[\u200e\u200f\u2066-\u2069]/g, '')
