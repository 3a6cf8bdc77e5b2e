// Without schemas: whoever needs one of these needs only this.

/** The keys of an object by name; TypeScript knows them as texts, since an object may have more than its type says. */
export const keysOf = <Key extends string>(object: Partial<Record<Key, unknown>>) => Object.keys(object) as Key[]

/** An object that has each of the keys, with what is made of it. */
export const recordOf = <const Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>

/** A value that must be there; throws here, where it is missing, rather than somewhere later. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('something that was to be there is not')
  return value
}

/** The first of a list that has one by all we know: rows of a statement that always answers one. */
export const firstOf = <One>(list: readonly One[]): One => present(list[0])

/** An object without the fields that are `undefined`, to be laid over another one. */
export const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>
  }

/** Whether a text is one of a list of choices. */
export const isOneOf = <const One extends string>(choices: readonly One[], text: string): text is One =>
  choices.some((one) => one === text)
