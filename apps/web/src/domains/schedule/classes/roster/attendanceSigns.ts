import { type Icon, IconCheck, IconClockExclamation, IconMailOpened, IconX } from '@tabler/icons-react'
import type { Attendance } from './useAttendance.ts'

export const signs: Record<Attendance, Icon> = {
  present: IconCheck,
  late: IconClockExclamation,
  absent: IconX,
  excused: IconMailOpened,
}
