import type { Chart } from '@dsms/contract/kernel/figures'

const points = (names: string[], rows: number[][]): Chart['points'] =>
  rows.map((row, month) => ({
    at: `2026-0${month + 1}`,
    values: Object.fromEntries(names.map((name, place) => [name, row[place] ?? 0])),
  }))

/** Lessons of half a year, and exams passed and failed in it. */
export const lessons = points(
  ['practical', 'theory'],
  [
    [310, 120],
    [342, 134],
    [298, 128],
    [405, 151],
    [431, 160],
    [468, 149],
  ],
)
export const exams = points(
  ['passed', 'failed'],
  [
    [41, 12],
    [48, 15],
    [39, 9],
    [57, 14],
    [62, 16],
    [66, 13],
  ],
)
export const income = points(
  ['now', 'before'],
  [
    [4_120_000, 3_800_000],
    [4_460_050, 4_010_000],
    [3_990_000, 4_120_000],
    [5_230_000, 4_480_000],
    [5_610_000, 4_900_000],
    [5_940_025, 5_150_000],
  ],
)
export const skills = points(
  ['first', 'second'],
  [
    [7, 9],
    [5, 8],
    [8, 8],
    [6, 9],
    [4, 7],
  ],
).map((point, place) => ({ ...point, at: String(place + 1) }))
