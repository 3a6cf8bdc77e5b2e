import { useText } from '../../../../kernel/i18n/index.ts'
import { guess } from '../../../../kit/import/guess.ts'
import { readTable } from '../../../../kit/import/reading/readTable.ts'
import { type ImportColumn, type ImportRow, rowsOf } from '../../../../kit/import/rowsOf.ts'

/** Columns of a file of cars. */
export function useCarColumns(): ImportColumn[] {
  const t = useText('extras')
  return [
    { key: 'plate', label: t('import.plate'), isRequired: true, example: 'ABJ 1234' },
    { key: 'model', label: t('import.model'), example: 'Toyota Corolla' },
    { key: 'year', label: t('import.year'), example: '2024' },
  ]
}

export interface ShownCars {
  name: string
  rows: ImportRow[]
}

export async function readCars(file: File, columns: ImportColumn[]): Promise<ShownCars> {
  const lines = (await readTable(file)).sheets[0]?.lines ?? []
  const { heading, mapping } = guess(lines, columns)
  return { name: file.name, rows: rowsOf(lines.slice(heading + 1), mapping, columns) }
}

/** What a server would say of rows without a plate or with a year that is none. */
export const wrongIn = (rows: Record<string, string>[]) =>
  rows.flatMap(({ plate, year }, place) => {
    const fields: Record<string, { code: string }> = {
      ...(plate ? {} : { plate: { code: 'required' } }),
      ...(year && !/^\d{4}$/.test(year) ? { year: { code: 'invalid_format' } } : {}),
    }
    return Object.keys(fields).length > 0 ? [{ row: place + 1, fields }] : []
  })

/** For those who have no file at hand: three cars, one of a year that is none. */
export const sampleCars = (): File =>
  new File(
    ['plate,model,year\nABJ 1234,Toyota Corolla,2024\nKSR 5081,Kia Rio,20a3\nDHB 902,Hyundai Accent,2022\n'],
    'cars.csv',
  )

/** Faults, by the number that each row has in its file. */
export const wrongByNumber = (rows: ImportRow[]) =>
  new Map(wrongIn(rows.map(({ cells }) => cells)).map(({ row, fields }) => [rows[row - 1]?.number ?? 0, fields]))
