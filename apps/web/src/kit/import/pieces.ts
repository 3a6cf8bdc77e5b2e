import type { ImportAnswer } from '@dsms/contract/kernel/exchange'
import type { ImportRow } from './rowsOf.ts'

export type Mode = 'check' | 'all' | 'good'
export type Send = (rows: Record<string, string>[], mode: Mode, withDoubles?: boolean) => Promise<ImportAnswer>
export type Fields = ImportAnswer['rows'][number]['fields']

/** At most so many rows are one call; fewer where they take long, so that the school's other work goes on in between. */
const pieceSize = 50

export interface Sent {
  imported: number
  /** Faults of rows, and cells that mean something else, by the number of the row in its sheet. */
  wrong: Map<number, Fields>
  cleaned: Map<number, Record<string, string>>
  /** How many rows were looked at; fewer than there are where somebody stopped. */
  sent: number
  /** One call was enough. */
  isOne: boolean
  /** What broke a piece; those before it are done. */
  failure?: unknown
}

interface Options {
  mode: Mode
  withDoubles?: boolean
  /** Told after each piece how many rows are done. Anyone who answers `false` stops. */
  step?: (done: number) => boolean
}

/** Sends the rows of a file piece by piece. */
export async function sendPieces(send: Send, rows: ImportRow[], { mode, withDoubles, step }: Options): Promise<Sent> {
  const all: Sent = { imported: 0, wrong: new Map(), cleaned: new Map(), sent: 0, isOne: true }
  let size = pieceSize
  while (all.sent < rows.length) {
    const piece = rows.slice(all.sent, all.sent + size)
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
    all.sent += answer.done ?? piece.length
    all.isOne = all.isOne && all.sent === rows.length
    // what did not fit in the time of a call is sent in smaller ones, which grow again
    size = answer.done === undefined ? Math.min(pieceSize, size * 2) : answer.done + 1
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
