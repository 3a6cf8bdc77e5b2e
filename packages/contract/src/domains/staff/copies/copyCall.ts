import { z } from 'zod'
import { idText } from '../../../kernel/shared.ts'

/** A GET that leaves a trace: that a copy was made, by whom and when, stands in the history of the person. */
export const copyCall = {
  method: 'GET',
  isRead: false,
  params: z.object({ id: idText }),
  response: z.unknown(),
  answers: 'file',
} as const
