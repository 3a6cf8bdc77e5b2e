import type * as z from 'zod'

// What the contract's schemas say of a field, so that no screen has to say it again.

/** What a new record of an area and a file of many are checked by. */
export interface AreaSchemas {
  input: z.ZodObject
  bringing: { input: z.ZodObject; sheet: readonly string[] }
}

type Schema = z.core.$ZodType

/** The schema of a field that an area takes; nothing for what its calls know by another name. */
export const inputField = ({ input }: Pick<AreaSchemas, 'input'>, name: string): z.ZodType | undefined =>
  input.shape[name] as z.ZodType | undefined

/** Nothing, however it is written, is refused; or what is not enough. */
export const isNeeded = (schema: z.ZodType | undefined, ...tooLittle: unknown[]): boolean =>
  schema !== undefined && [undefined, null, [], ...tooLittle].every((nothing) => !schema.safeParse(nothing).success)

/** How long a text may be, or a translated one in each language. */
export function longest(schema: Schema | undefined): number | undefined {
  const one = inner(schema)
  if (one?._zod.def.type === 'object') return longest(one._zod.def.shape.ar)
  const { maximum } = one?._zod.bag ?? {}
  return one?._zod.def.type === 'string' && typeof maximum === 'number' ? maximum : undefined
}

/** The values of an enum, or of a list of them. */
export function enumValues(schema: Schema | undefined): string[] {
  const one = inner(schema)
  if (one?._zod.def.type === 'array') return enumValues(one._zod.def.element)
  return one?._zod.def.type === 'enum' ? Object.values(one._zod.def.entries).map(String) : []
}

export const isList = (schema: Schema | undefined): boolean => inner(schema)?._zod.def.type === 'array'

/** The schema inside an optional or transformed one. */
function inner(schema: Schema | undefined): z.core.$ZodTypes | undefined {
  const one = known(schema)
  const def = one?._zod.def
  if (def && 'innerType' in def) return inner(def.innerType)
  if (!def || !('in' in def)) return one
  // what is made ready before it is checked (a list in an address) is described by what it is checked by
  return inner(known(def.in)?._zod.def.type === 'transform' ? def.out : def.in)
}

/** Which of zod's kinds it is, is told at run time by `def.type`. */
const known = (schema: Schema | undefined) => schema as z.core.$ZodTypes | undefined
