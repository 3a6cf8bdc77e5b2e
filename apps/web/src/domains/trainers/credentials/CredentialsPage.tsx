import { Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { given, givenAfter } from './credentials.ts'
import { Light } from './Light.tsx'

/** All credentials one below the other, with search, files and what was archived. */
export function CredentialsPage() {
  const t = useText('credentials')
  return (
    <AreaList
      of={given}
      subtitle={(credential) => (
        <Text component="div" size="xs" c="dimmed">
          <Bdi>{credential.trainer_no}</Bdi>
        </Text>
      )}
      offersOf={({ status }) => (givenAfter(status).length ? ['status', 'archive'] : ['archive'])}
      columns={[
        { key: 'kind', sort: 'kind', onCard: true, word: 'kind' },
        {
          key: 'light',
          title: t('field.light'),
          onCard: true,
          render: ({ light, expires_on }) => light && <Light light={light} expires_on={expires_on} />,
        },
        {
          key: 'number',
          sort: 'number',
          render: ({ number }) => number && <Bdi>{number}</Bdi>,
        },
        { key: 'authority', isExtra: true },
      ]}
      filters={[
        { name: 'kind', word: 'kind' },
        { name: 'light', word: 'light' },
      ]}
      sheet={{
        trainer: { example: 'T-0001' },
        kind: { word: 'kind' },
        number: { example: 'TP-2041' },
        issued_on: { example: '2026-01-15' },
        expires_on: { example: '2029-01-14' },
      }}
    />
  )
}
CredentialsPage.ask = askList(given)
