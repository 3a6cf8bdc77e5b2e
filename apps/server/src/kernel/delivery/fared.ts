import type { Db } from '../../db/client.ts'
import { news } from '../questions.ts'

/** A letter of the outbox was sent, or an attempt failed. */
export const letterFared = news<[db: Db, outboxId: number]>()
