import { branches } from '@dsms/contract/school/branches/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { desks } from './cashDesks.ts'

/** The cash desks of a school, and which of them are open. */
export function CashDesksPage() {
  const t = useText('cashDesks')
  const format = useFormat()
  const { school_id } = useSchool('school')
  return (
    <AreaList
      of={desks}
      columns={[
        { key: 'branch', onCard: true },
        { key: 'code', sort: 'code', render: ({ code }) => <Bdi>{code}</Bdi> },
        {
          key: 'open_since',
          onCard: true,
          render: ({ open_since, time_zone }) =>
            open_since ? t('openSince', { when: format.dateTime(open_since, time_zone) }) : t('shut'),
        },
      ]}
      filters={[{ name: 'branch_id', choices: useLateRecordChoices(branches, school_id) }]}
      sheet={{ name_ar: { example: 'صندوق 1' }, name_en: { example: 'Desk 1' }, code: { example: 'A1' } }}
    />
  )
}
CashDesksPage.ask = askList(desks)
