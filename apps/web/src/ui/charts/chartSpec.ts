import type { Chart } from '@dsms/contract/kernel/figures'

/** One of the things a chart draws: its name in the points, and what it is called. */
export interface ChartSeries {
  name: string
  label: string
  color?: string
}

/** Something that runs over time, or along something else that has an order. */
export interface TimeChart {
  kind: 'bar' | 'stack' | 'line' | 'area' | 'radar'
  data: Chart
  series: ChartSeries[]
  /** Of amounts of money. */
  currency?: string
  height?: number
  /** Without axes, for a small card; the table has the numbers. */
  isBare?: boolean
  /** Where the points are no points of time: what they are together, and what the point of a name is called. */
  along?: { title: string; nameOf: (at: string) => string }
  /** Columns that the table alone has. */
  more?: { title: string; of: (at: string) => string }[]
  /** Draws the second line dashed: something to compare with. */
  isCompared?: boolean
}

/** A whole in parts. */
export interface PartsChart {
  kind: 'donut' | 'pie'
  parts: { name: string; label: string; value: number; color?: string }[]
  /** Says what is counted, as the head of the table's column. */
  label: string
  /** Stands in the middle. */
  middle?: string
  height?: number
}

export type ChartSpec = TimeChart | PartsChart

/** At most five, which differ in lightness too. */
const firstColor = 'var(--mantine-primary-color-filled)'
const chartColors = [
  firstColor,
  'var(--mantine-color-orange-5)',
  'var(--mantine-color-petrol-3)',
  'var(--mantine-color-grape-8)',
  'var(--mantine-color-gray-5)',
]
export const colorAt = (place: number, own?: string): string =>
  own ?? chartColors[place % chartColors.length] ?? firstColor

export const isTime = (spec: ChartSpec): spec is TimeChart => 'data' in spec

/** Whether there is anything to draw. */
export const isNothing = (spec: ChartSpec): boolean =>
  isTime(spec)
    ? spec.data.points.every(({ values }) => spec.series.every(({ name }) => !values[name]))
    : spec.parts.every(({ value }) => value === 0)
