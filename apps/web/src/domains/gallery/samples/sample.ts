import type { ComponentType } from 'react'

/** A property of a part that the reader of a sample may change; its value stands in the address under its name. */
export type Control<T = unknown> = { read: (written: unknown) => T } & (
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'flag' }
)
type Controls = Record<string, Control>
type ValuesOf<C extends Controls> = { [Name in keyof C]: ReturnType<C[Name]['read']> }

/** One of some values, at first the first. */
export const choice = <const T extends string>(...choices: [T, ...T[]]): Control<T> => ({
  kind: 'choice',
  choices,
  read: (written) => choices.find((one) => one === written) ?? choices[0],
})

/** On or off, at first off. */
export const flag = (): Control<boolean> => ({ kind: 'flag', read: Boolean })

/** The meaning colours of the product, and its accent. */
export const tone = () => choice('petrol', 'gray', 'green', 'yellow', 'red', 'blue')
export const size = () => choice('sm', 'xs', 'md', 'lg', 'xl')

export interface Sample {
  controls: Controls
  /** Each shows one thing about the part, under the title that the words of the group have for it. */
  demos: Record<string, ComponentType<Record<string, unknown>>>
}

/**
 * A sample: what can be changed about the part, and what is shown of it. A demo is a component, which takes the values of
 * the controls as its properties: `sampleOf({ color: tone() }, { basic: ({ color }) => <Badge color={color} /> })`.
 */
export const sampleOf = <const C extends Controls>(
  controls: C,
  demos: Record<string, ComponentType<ValuesOf<C>>>,
): Sample => ({
  controls,
  // `readValues` gives each demo what the controls beside it read
  demos: demos as Sample['demos'],
})

export const readValues = ({ controls }: Sample, search: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(controls).map(([name, { read }]) => [name, read(search[name])]))

/** Samples of a group by the last part of their address. */
export type Samples = Record<string, Sample>
