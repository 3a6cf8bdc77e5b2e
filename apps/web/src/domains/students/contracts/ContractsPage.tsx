import { contractTemplates } from '@dsms/contract/students/contracts/templates'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { agreed } from './contracts.ts'

/** What was agreed with whom, and what still waits to be accepted. */
export function ContractsPage() {
  const t = useText('contracts')
  const format = useFormat()
  const may = useMay()
  const { school_id, search } = useSchool('school')
  const templates = useLateRecordChoices(contractTemplates, school_id)
  const time = (at: string | null) => at && format.dateTime(at)
  return (
    <>
      <AreaList
        of={agreed}
        columns={[
          { key: 'student_no', render: (one) => <Bdi>{one.student_no}</Bdi> },
          { key: 'template', onCard: true, render: (one) => <Typed>{one.template}</Typed> },
          { key: 'course', render: (one) => one.course && <Typed>{one.course}</Typed> },
          { key: 'sent_at', sort: 'sent_at', align: 'end', render: (one) => time(one.sent_at) },
          { key: 'accepted_at', align: 'end', onCard: true, render: (one) => time(one.accepted_at) },
        ]}
        filters={[{ name: 'template_id', choices: templates }]}
        sheet={{
          student: { example: 'S-000001' },
          template: { firstOf: templates },
          language: { example: 'ar' },
        }}
      />
      {may(contractTemplates.calls.list) && (
        <LinkAnchor to="/school/contracts/templates" search={search}>
          {t('templates')}
        </LinkAnchor>
      )}
    </>
  )
}
ContractsPage.ask = askList(agreed)
