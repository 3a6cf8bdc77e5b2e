import { documents } from '@dsms/contract/students/documents/calls'
import { Anchor, Text } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import { placeOf } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { LinkAnchor, LinkButton } from '../../../ui/page/links.tsx'
import { byHand, fileAddress } from './documents.ts'
import { Expiry } from './Expiry.tsx'

/** Papers of all students: what waits, what counts, and what runs out soon. */
export function DocumentsPage() {
  const t = useText('documents')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const { school_id, search } = useSchool('school')
  const mayVerify = may(documents.calls.changeStatus)
  return (
    <AreaList
      of={byHand}
      subtitle={(paper) => (
        <Text component="div" size="xs" c="dimmed">
          <LinkAnchor to={placeOf(`/school/students/${paper.student_id}`)} search={search}>
            {t('toStudent')} <Bdi>{paper.student_no}</Bdi>
          </LinkAnchor>
        </Text>
      )}
      offersOf={({ status }) => (byHand.area.statuses[status].length ? ['status', 'archive'] : ['archive'])}
      menu={
        <MenuChoice
          leftSection={<IconFileCheck size={18} stroke={1.5} />}
          onClick={() => navigate({ to: '/school/documents/desk', search })}
        >
          {t('desk')}
        </MenuChoice>
      }
      columns={[
        { key: 'kind', sort: 'kind', onCard: true, word: 'kind' },
        { key: 'number', render: ({ number }) => number && <Bdi>{number}</Bdi> },
        { key: 'expires_on', sort: 'expires_on', onCard: true, render: (paper) => <Expiry {...paper} /> },
        {
          key: 'file',
          render: ({ file }) =>
            file && (
              <Anchor size="sm" href={fileAddress(file, school_id)} target="_blank" rel="noreferrer">
                {t('look')}
              </Anchor>
            ),
        },
        {
          key: 'issued_on',
          align: 'end',
          isExtra: true,
          render: ({ issued_on }) => issued_on && format.date(issued_on),
        },
      ]}
      filters={[
        { name: 'kind', word: 'kind' },
        {
          name: 'expiring_within',
          label: t('filter.expiring'),
          choices: [30, 60, 90].map((days) => ({ value: String(days), label: t('filter.within', { count: days }) })),
        },
      ]}
      sheet={{
        student: { example: 'S-0001' },
        kind: { word: 'kind' },
        number: { example: 'M-2041' },
        issued_on: { example: '2026-01-15' },
        expires_on: { example: '2027-01-14' },
      }}
    >
      {mayVerify && (
        <div>
          <LinkButton
            variant="light"
            to="/school/documents/desk"
            search={search}
            leftSection={<IconFileCheck size={18} stroke={1.5} />}
          >
            {t('desk')}
          </LinkButton>
        </div>
      )}
    </AreaList>
  )
}
DocumentsPage.ask = askList(byHand)
