/** Lines of a CSV file by the names in its heading. */
export function linesOf(csv: string): Record<string, string>[] {
  const [heading = [], ...lines] = cellsOf(csv.replace(/^\uFEFF/, ''))
  return lines.map((cells) => Object.fromEntries(heading.map((name, place) => [name, cells[place] ?? ''])))
}

function cellsOf(csv: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines.filter((line) => line.some((cell) => cell !== ''))
}
