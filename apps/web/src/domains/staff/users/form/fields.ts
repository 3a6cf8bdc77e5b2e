import type { UserOverview } from '@dsms/contract/staff/users/account'
import type { UseFormReturnType } from '@mantine/form'
import type { Whose } from '../useUsers.ts'
import type { UserValues } from './userForm.ts'

export interface FieldsProps {
  form: UseFormReturnType<UserValues>
  overview: UserOverview
  whose: Whose
}
