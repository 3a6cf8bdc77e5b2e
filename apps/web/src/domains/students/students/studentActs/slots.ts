import { slot } from '../../../../kernel/slot.tsx'
import type { Which } from './which.ts'

export interface MessageProps {
  /** Those chosen, or all whom the filters of the list leave. */
  which: Which
  school_id: number | undefined
  close: () => void
}

/** Where a message to many students is written; the messages fill it. */
export const StudentsMessage = slot<MessageProps>()
