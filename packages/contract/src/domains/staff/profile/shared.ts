import { z } from 'zod'
import { idText } from '../../../kernel/shared.ts'

/** Somebody as they stand beside what they did. */
export const profilePerson = z
  .object({ id: z.int(), username: z.string(), avatar: z.string().nullable() })
  .meta({ id: 'ProfilePerson' })
export type ProfilePerson = z.infer<typeof profilePerson>

/** Whose: the caller when left out. Pages follow each other by the key of the last row. */
export const ofPerson = z.object({ of: idText.optional(), before: idText.optional() })
export const onward = <T extends z.core.$ZodType>(row: T) => z.object({ rows: z.array(row), next: z.int().nullable() })
export const byId = z.object({ id: idText })

export const text = (max: number) => z.string().trim().max(max)
