/** A file as lines of text cells; the first line is the heading. Readers are loaded when a file is chosen, not before. */
export async function readTable(file: File): Promise<string[][]> {
  const lines = /\.xlsx$/i.test(file.name) ? await readSpreadsheet(file) : await readText(file)
  return lines.filter((line) => line.some((cell) => cell !== ''))
}

async function readText(file: File): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  const text = (await file.text()).replace(/^\uFEFF/, '')
  return papa.parse<string[]>(text, { skipEmptyLines: true }).data.map((line) => line.map((cell) => cell.trim()))
}

async function readSpreadsheet(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser')
  // cells are text, numbers, booleans or dates, whatever the library's own types say
  const lines: unknown[][] = await readSheet(file)
  return lines.map((line) => line.map(cellText))
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()
}
