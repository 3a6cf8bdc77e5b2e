import { z } from 'zod'

/** How somebody is told: on the screen of their account, by mail to somebody without one, or by nothing, so that somebody has to call. */
export const toldBy = ['account', 'mail', 'nobody'] as const

/** Somebody who is told of a deed, or ought to be. */
export const toldPerson = z
  .object({
    /** Null for a student whom the reader does not reach, and who speaks for them. */
    name: z.string().nullable(),
    by: z.enum(toldBy),
    /** People whom nothing reaches, for those who may see the numbers of students. */
    phone: z.string().optional(),
  })
  .meta({ id: 'ToldPerson' })
export type ToldPerson = z.infer<typeof toldPerson>

/** What a deed of the office answers as well: who was told of it, and whom somebody has to call. */
export const told = z.array(toldPerson)
