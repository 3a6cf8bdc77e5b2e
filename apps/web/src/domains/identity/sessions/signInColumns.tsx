import type { IdentityEvent } from '@dsms/contract/identity/sessions/calls'
import type { Scope } from '@dsms/contract/kernel/permissions'
import { Text } from '@mantine/core'
import { deviceOf } from '../../../kernel/browser/device.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Column } from '../../../kit/records/types.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { OutcomeBadge } from '../shared/OutcomeBadge.tsx'

/** What the list of sign-ins shows. The name narrows it to that person. */
export function useSignInColumns(scope: Scope, search: { school_id?: number }): Column<IdentityEvent>[] {
  const t = useText('sessions')
  const format = useFormat()
  const browserOf = ({ user_agent }: IdentityEvent) => {
    const device = deviceOf(user_agent)
    return device ? `${device.browser} – ${device.system}` : t('unknownBrowser')
  }
  return [
    {
      key: 'name',
      title: t('field.name'),
      render: (event) => (
        <>
          <LinkAnchor to={`/${scope}/sign-ins`} search={{ ...search, person: event.person_id }} fw={500} truncate>
            <Typed>{event.name}</Typed>
          </LinkAnchor>
          <Text size="xs" c="dimmed" truncate>
            <Bdi>{event.email}</Bdi>
          </Text>
        </>
      ),
    },
    { key: 'kind', title: t('field.kind'), onCard: true, render: (event) => t(`kind.${event.kind}`) },
    {
      key: 'outcome',
      title: t('field.outcome'),
      onCard: true,
      render: (event) => <OutcomeBadge outcome={event.outcome} />,
    },
    { key: 'ip', title: t('field.ip'), onCard: true, render: (event) => event.ip && <Bdi>{event.ip}</Bdi> },
    { key: 'browser', title: t('field.browser'), onCard: true, render: (event) => <Bdi>{browserOf(event)}</Bdi> },
    { key: 'by', title: t('field.by'), isExtra: true, render: (event) => event.by && <Typed>{event.by}</Typed> },
    {
      key: 'at',
      title: t('field.at'),
      sort: 'at',
      align: 'end',
      onCard: true,
      render: (event) => format.dateTime(event.at),
    },
  ]
}
