import { branches } from '@dsms/contract/school/branches/calls'
import { Select } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Settings } from '../../platform/public.ts'

/** What holds in a school, and what one of its branches does otherwise. */
export function SchoolSettingsPage() {
  const t = useText('settings')
  return (
    <SchoolGate scope="school" title={t('school.title')}>
      {(school) => <SchoolSettings school={school} />}
    </SchoolGate>
  )
}

const whole = 'school'

function SchoolSettings({ school }: { school: School }) {
  const t = useText('settings')
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const branch_id = Number(search.branch_id) || undefined
  const choices = useRecordChoices(branches, school.school_id)
  return (
    <Page title={t('school.title')}>
      <Settings
        key={branch_id ?? whole}
        intro={t(branch_id ? 'branch.text' : 'school.text')}
        spot={{ school_id: school.school_id, branch_id }}
        beside={
          choices.length > 1 && (
            <Select
              label={t('holdsFor')}
              allowDeselect={false}
              data={[{ value: whole, label: t('wholeSchool') }, ...choices]}
              value={branch_id ? String(branch_id) : whole}
              onChange={(value) =>
                navigate({
                  to: '.',
                  search: { ...search, branch_id: value === whole ? undefined : Number(value) },
                  resetScroll: false,
                })
              }
            />
          )
        }
      />
    </Page>
  )
}
