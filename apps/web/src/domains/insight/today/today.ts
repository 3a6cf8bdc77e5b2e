import type { getSchoolToday } from '@dsms/contract/insight/today/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'

export type Today = Answer<typeof getSchoolToday>
