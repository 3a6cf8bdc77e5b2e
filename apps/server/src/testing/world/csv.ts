import papa from 'papaparse'

/** Lines of a CSV file by the names in its heading. */
export const linesOf = (csv: string): Record<string, string>[] =>
  papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data
