import type { Db } from '../../../../db/client.ts'
import { news } from '../../../../kernel/questions.ts'

/** The demonstration is about to fill the list of users: domains add their own people now, who count as well. */
export const peopleComeFirst = news<[db: Db, schoolId: number]>()
