import { branches } from '@dsms/contract/school/branches/calls'
import { Select } from '@mantine/core'
import { useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Settings } from '../../platform/public.ts'

const readers = { branch_id: whole }

/** What holds in a school, and what one of its branches does otherwise. */
export function SchoolSettingsPage() {
  const t = useText('settings')
  return (
    <SchoolGate scope="school" title={t('school.title')}>
      {(school) => <SchoolSettings school={school} />}
    </SchoolGate>
  )
}

const wholeSchool = 'school'

function SchoolSettings({ school }: { school: School }) {
  const t = useText('settings')
  const { branch_id } = useSearchOf(readers)
  const change = useChangeSearch()
  const choices = useRecordChoices(branches, school.school_id)
  return (
    <Page title={t('school.title')}>
      <Settings
        key={branch_id ?? wholeSchool}
        intro={t(branch_id ? 'branch.text' : 'school.text')}
        spot={{ school_id: school.school_id, branch_id }}
        beside={
          choices.length > 1 && (
            <Select
              label={t('holdsFor')}
              allowDeselect={false}
              data={[{ value: wholeSchool, label: t('wholeSchool') }, ...choices]}
              value={branch_id ? String(branch_id) : wholeSchool}
              onChange={(value) =>
                // another branch is another page to go back from
                change({ branch_id: value === wholeSchool ? undefined : Number(value) }, { replace: false })
              }
            />
          )
        }
      />
    </Page>
  )
}
