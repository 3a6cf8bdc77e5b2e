import { useRef, useState } from 'react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { type Guess, guess, mappingOf } from './guess.ts'
import { isDouble, type Send, type Sent, sendPieces } from './pieces.ts'
import type { Encoding } from './reading/decodeText.ts'
import type { ReadFile } from './reading/readFile.ts'
import { readTable } from './reading/readTable.ts'
import type { RememberedColumns } from './remembered.ts'
import { type ImportColumn, type ImportRow, type Mapping, missingIn, rowsOf } from './rowsOf.ts'

/** A file that is open: how it was read and what its columns mean. */
export interface Opened extends Guess {
  file: File
  read: ReadFile
  /** What its headings meant before in this school. */
  known: Record<string, string>
  /** Place of the sheet whose rows are taken. */
  sheet: number
}

/** Rows of the file that wait to be added, with what the server said of them. */
export interface Checked {
  rows: ImportRow[]
  wrong: Sent['wrong']
  cleaned: Sent['cleaned']
  /** One call was enough to check them, so that one adds them: all of them or none. */
  isOne: boolean
}

export interface Progress {
  doing: 'reading' | 'checking' | 'adding'
  done: number
  total: number
}

interface Options {
  columns: ImportColumn[]
  limit: number
  send: Send
  /** Rows that look like one further up, by their places, where a list may hold somebody twice. */
  doublesWithin?: ((rows: Record<string, string>[]) => Map<number, number>) | undefined
  remembered?: RememberedColumns | undefined
}

/** The steps of an import: read, say what the columns mean, check, add. Nothing is stored before the last one. */
export function useImport({ columns, limit, send, doublesWithin, remembered }: Options) {
  const t = useText('records')
  const errorText = useErrorText()
  const format = useFormat()
  const [opened, setOpened] = useState<Opened>()
  const [checked, setChecked] = useState<Checked>()
  const [added, setAdded] = useState(0)
  const [progress, setProgress] = useState<Progress>()
  const [problem, setProblem] = useState('')
  const left = useRef<AbortController>(undefined)

  const work = async (begin: Progress, task: (signal: AbortSignal) => Promise<void>, unreadable?: string) => {
    left.current?.abort()
    const mine = new AbortController()
    left.current = mine
    setProgress(begin)
    setProblem('')
    try {
      await task(mine.signal)
    } catch (failure) {
      if (!mine.signal.aborted) setProblem(unreadable ?? errorText(failure))
    } finally {
      if (left.current === mine) setProgress(undefined)
    }
  }

  const look = (file: File, encoding?: Encoding) => {
    setOpened(undefined)
    setChecked(undefined)
    return work(
      { doing: 'reading', done: 0, total: 0 },
      async (signal) => {
        const [read, known] = await Promise.all([readTable(file, { encoding, signal }), remembered?.read() ?? {}])
        // the sheet with the most rows is the list; others explain it
        const sizes = read.sheets.map(({ lines }) => lines.length)
        const sheet = Math.max(0, sizes.indexOf(Math.max(0, ...sizes)))
        const next = { file, read, known, sheet, ...guess(read.sheets[sheet]?.lines ?? [], columns, known) }
        setOpened(next)
        if (isClear(next, columns)) await check(next, signal)
      },
      t('import.unreadable'),
    )
  }

  const check = async (from: Opened, signal: AbortSignal) => {
    const rows = rowsIn(from, columns)
    if (rows.length === 0) return setProblem(t('import.noRows'))
    if (rows.length > limit) return setProblem(t('import.tooMany', { limit: format.number(limit) }))
    const missing = missingIn(from.mapping, columns)
    if (missing.length > 0)
      return setProblem(t('import.missing', { names: format.list(missing.map(({ label }) => label)) }))
    const step = (done: number) => {
      setProgress({ doing: 'checking', done, total: rows.length })
      return !signal.aborted
    }
    step(0)
    try {
      const { wrong, cleaned, isOne, failure } = await sendPieces(send, rows, { mode: 'check', step })
      if (signal.aborted) return
      if (failure) throw failure
      const clean = rows.map(({ number, cells }) => ({ ...cells, ...cleaned.get(number) }))
      for (const [place, earlier] of doublesWithin?.(clean) ?? []) {
        const [row, other] = [rows[place], rows[earlier]]
        if (row && other && !wrong.has(row.number))
          wrong.set(row.number, {
            [columns.find(({ key }) => row.cells[key])?.key ?? '']: {
              code: 'double_in_file',
              params: { row: other.number },
            },
          })
      }
      setChecked({ rows, wrong, cleaned, isOne })
    } catch (failure) {
      setProblem(errorText(failure))
    }
  }

  const start = (next: Opened) => {
    setOpened(next)
    setChecked(undefined)
    remembered?.keep(headingsOf(next), next.mapping)
    return work({ doing: 'checking', done: 0, total: 0 }, (signal) => check(next, signal))
  }

  /** Answers how many rows of the file are in, once none is left to be added. */
  const add = async (withDoubles: boolean): Promise<number | undefined> => {
    if (!checked) return undefined
    const good = goodIn(checked, withDoubles)
    let total: number | undefined
    await work({ doing: 'adding', done: 0, total: good.length }, async (signal) => {
      const mode = checked.isOne && good.length === checked.rows.length ? 'all' : 'good'
      const step = (done: number) => {
        setProgress({ doing: 'adding', done, total: good.length })
        return !signal.aborted
      }
      const { imported, wrong, sent, failure } = await sendPieces(send, good, { mode, withDoubles, step })
      setAdded(added + imported)
      const isIn = new Set(good.slice(0, sent).map(({ number }) => number))
      for (const number of wrong.keys()) isIn.delete(number)
      const rest = checked.rows.filter(({ number }) => !isIn.has(number))
      if (sent === good.length && wrong.size === 0) total = added + imported
      else setChecked({ ...checked, rows: rest, wrong: new Map([...checked.wrong, ...wrong]) })
      if (failure) throw failure
    })
    return total
  }

  return {
    opened,
    checked,
    added,
    progress,
    problem,
    open: (file: File | null) => file && void look(file),
    reopen: (encoding: Encoding) => opened && void look(opened.file, encoding),
    choose: (sheet: number) => {
      if (!opened) return
      setChecked(undefined)
      setOpened({ ...opened, sheet, ...guess(opened.read.sheets[sheet]?.lines ?? [], columns, opened.known) })
    },
    head: (heading: number) => {
      if (!opened) return
      setChecked(undefined)
      const cells = opened.read.sheets[opened.sheet]?.lines[heading]?.cells ?? []
      setOpened({ ...opened, heading, mapping: mappingOf(cells, columns, opened.known) })
    },
    map: (mapping: Mapping) => {
      if (!opened) return
      setChecked(undefined)
      setOpened({ ...opened, mapping })
    },
    start: () => opened && void start(opened),
    add,
    /** After the piece that is on its way. */
    stop: () => left.current?.abort(),
  }
}

export const linesIn = ({ read, sheet }: Opened) => read.sheets[sheet]?.lines ?? []
export const headingsOf = (opened: Opened): string[] => linesIn(opened)[opened.heading]?.cells ?? []

const rowsIn = (opened: Opened, columns: ImportColumn[]) =>
  rowsOf(linesIn(opened).slice(opened.heading + 1), opened.mapping, columns)

/** All that is needed is there and nothing is left over, so there is nothing to ask. */
const isClear = (opened: Opened, columns: ImportColumn[]) =>
  opened.read.sheets.filter(({ lines }) => lines.length > 0).length <= 1 &&
  missingIn(opened.mapping, columns).length === 0 &&
  headingsOf(opened).every((title, place) => title === '' || opened.mapping[place] !== undefined)

/** Rows that are added: those that are right, and likely doubles where somebody says so. */
export const goodIn = ({ rows, wrong }: Checked, withDoubles: boolean): ImportRow[] =>
  rows.filter(({ number }) => !wrong.has(number) || (withDoubles && isDouble(wrong.get(number))))
