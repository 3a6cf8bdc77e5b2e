import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import type { ImportRow } from './rowsOf.ts'

export type Mode = 'check' | 'all' | 'good'
export type Send = (rows: Record<string, string>[], mode: Mode, withDoubles?: boolean) => Promise<ImportAnswer>
export type Fields = ImportAnswer['rows'][number]['fields']

/** So many rows are one call: the school's other work goes on between two of them. */
const pieceSize = 50

/** A file without faults of at most so many rows is one call when it is added: all of it or nothing. */
export const wholeSize = 100

export interface Sent {
  imported: number
  /** What is wrong with rows, and which of their cells mean something else, by the number of the row in its sheet. */
  wrong: Map<number, Fields>
  cleaned: Map<number, Record<string, string>>
  /** How many rows were sent; fewer than there are where somebody stopped. */
  sent: number
  /** What broke a piece; those before it are done. */
  failure?: unknown
}

interface Options {
  mode: Mode
  withDoubles?: boolean
  /** Told after each piece how many rows are done. Whoever answers `false` stops. */
  step?: (done: number) => boolean
}

/** Sends the rows of a file piece by piece. */
export async function sendPieces(send: Send, rows: ImportRow[], { mode, withDoubles, step }: Options): Promise<Sent> {
  const all: Sent = { imported: 0, wrong: new Map(), cleaned: new Map(), sent: 0 }
  const size = mode === 'all' ? wholeSize : pieceSize
  for (let from = 0; from < rows.length; from += size) {
    const piece = rows.slice(from, from + size)
    let answer: ImportAnswer
    try {
      answer = await send(
        piece.map(({ cells }) => cells),
        mode,
        withDoubles,
      )
    } catch (failure) {
      return { ...all, failure }
    }
    const numberOf = (row: unknown) => piece[Number(row) - 1]?.number ?? 0
    for (const { row, fields } of answer.rows) all.wrong.set(numberOf(row), inSheet(fields, numberOf))
    for (const { row, fields } of answer.cleaned ?? []) all.cleaned.set(numberOf(row), fields)
    all.imported += answer.imported
    all.sent = from + piece.length
    if (step?.(all.sent) === false) break
  }
  return all
}

/** Rows that are named in what is told are those of the sheet. */
const inSheet = (fields: Fields, numberOf: (row: unknown) => number): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([column, { code, params }]) => [
      column,
      { code, params: code === 'double_in_file' ? { row: numberOf(params?.row) } : params },
    ]),
  )

const doubleCodes = ['likely_double', 'double_in_file']

/** Whether all that is told of a row is that it looks like somebody else. */
export const isDouble = (fields: Fields | undefined): boolean =>
  fields !== undefined && Object.values(fields).every(({ code }) => doubleCodes.includes(code))
