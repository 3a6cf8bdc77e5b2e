import { Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { given, givenAfter } from './documents.ts'
import { Ends } from './Ends.tsx'

const spans = ['30', '60', '90']

/** Papers of all students, and the way to those that wait. */
export function DocumentsPage() {
  const t = useText('documents')
  const may = useMay()
  const { search } = useSchool('school')
  return (
    <AreaList
      of={given}
      subtitle={(paper) => (
        <Text component="div" size="xs" c="dimmed">
          <Bdi>{paper.student_no}</Bdi>
        </Text>
      )}
      offersOf={({ status }) => (givenAfter(status).length ? ['status', 'archive'] : ['archive'])}
      columns={[
        { key: 'kind', sort: 'kind', onCard: true, word: 'kind' },
        { key: 'expires_on', sort: 'expires_on', onCard: true, render: (paper) => <Ends paper={paper} /> },
        { key: 'number', isExtra: true, render: ({ number }) => number && <Bdi>{number}</Bdi> },
      ]}
      filters={[
        { name: 'kind', word: 'kind' },
        {
          name: 'expiring_within',
          label: t('field.expiring_within'),
          choices: spans.map((value) => ({ value, label: t('within', { count: Number(value) }) })),
        },
      ]}
      sheet={{ student: { example: 'S-000001' }, kind: { word: 'kind' }, expires_on: { example: '2027-12-31' } }}
    >
      {may(given.area.calls.changeStatus) && (
        <div>
          <LinkButton to="/school/documents/desk" search={search} variant="light">
            {t('desk.open')}
          </LinkButton>
        </div>
      )}
    </AreaList>
  )
}
