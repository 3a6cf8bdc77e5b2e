// What JavaScript gives as mere text, under the names that the type of an object knows: ours hold nothing else.

export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]

export const entriesOf = <K extends string, V>(object: Readonly<Record<K, V>>) => Object.entries(object) as [K, V][]

/** A value for each of the names. */
export const recordOf = <K extends string, V>(names: readonly K[], make: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>
