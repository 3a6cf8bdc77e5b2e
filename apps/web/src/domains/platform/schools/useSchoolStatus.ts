import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from './schools.ts'

/** The status that counts for a school's people, and what stops it where that is not the school's own status. */
export function useSchoolStatus() {
  const t = useText('schools')
  return ({ status, suspended_by }: Pick<School, 'status' | 'suspended_by'>) =>
    suspended_by === null || suspended_by === 'school'
      ? { status }
      : { status: 'suspended', why: t(`stoppedBy.${suspended_by}`) }
}
