import type { UserOverview } from '@dsms/contract/staff/users/account'
import type { Whose } from '../useUsers.ts'

export interface TabProps {
  overview: UserOverview
  whose: Whose
}
