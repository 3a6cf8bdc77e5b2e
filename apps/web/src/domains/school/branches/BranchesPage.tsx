import { Badge } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { schoolBranches } from './branches.ts'

/** Where a school teaches, its main branch marked. */
export function BranchesPage() {
  const t = useText('branches')
  const may = useMay()
  const { school_id } = useSchool('school')
  const calls = useAreaCalls(schoolBranches, school_id)
  const attempt = useAttempt(useAreaChanged(schoolBranches, school_id))
  return (
    <AreaList
      of={schoolBranches}
      subtitle={(branch) =>
        branch.is_main && (
          <>
            {' '}
            <Badge variant="light" size="sm">
              {t('main')}
            </Badge>
          </>
        )
      }
      columns={[
        { key: 'city', sort: 'city', onCard: true },
        { key: 'address', isExtra: true },
        {
          key: 'phone',
          onCard: true,
          render: (branch) => branch.phone && <Phone number={branch.phone} />,
        },
        { key: 'gender_scope' },
      ]}
      filters={[{ name: 'gender_scope' }]}
      rowActions={(branch) =>
        branch.is_main || branch.archived_at || branch.status !== 'active' || !may(schoolBranches.area.calls.update)
          ? []
          : [
              {
                key: 'main',
                label: t('makeMain'),
                icon: <IconStar size={18} stroke={1.5} />,
                run: () =>
                  attempt(
                    () => calls.update(branch.id, { is_main: true, version: branch.version }),
                    t('isMainNow', { name: branch.name }),
                  ),
              },
            ]
      }
      sheet={{
        name_ar: { example: 'فرع الشمال' },
        name_en: { example: 'North branch' },
        phone: { example: '+966501234567' },
      }}
    />
  )
}
BranchesPage.ask = askList(schoolBranches)
