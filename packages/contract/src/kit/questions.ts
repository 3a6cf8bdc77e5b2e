import { z } from 'zod'

/** A short question with its answer as plain text, and as sanitised HTML. */
export const questionAndAnswer = z.object({ question: z.string(), ans: z.string(), html: z.string() })
export type QuestionAndAnswer = z.infer<typeof questionAndAnswer>
