import { topics } from 'virtual:notices'
import { topicsFor } from '@dsms/contract/kernel/notices'
import { Table, Text } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { TabProps } from './tab.ts'

/** How notices reach the user. Their own choice: shown, not changed, here. */
export function NoticesTab({ overview }: TabProps) {
  const t = useText('users')
  const nameOf = useText('topics')
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('notices.help')}
      </Text>
      <Table aria-label={t('notices')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('notices.topic')}</Table.Th>
            <Table.Th ta="center">{t('notices.app')}</Table.Th>
            <Table.Th ta="center">{t('notices.mail')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {topicsFor(topics, overview.kind).map(({ name: topic }) => (
            <Table.Tr key={topic}>
              <Table.Th scope="row" fw={400}>
                {nameOf(topic)}
              </Table.Th>
              <Table.Td ta="center">
                <Mark isOn={overview.notices[topic]?.app ?? false} />
              </Table.Td>
              <Table.Td ta="center">
                <Mark isOn={overview.notices[topic]?.mail ?? false} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  )
}

function Mark({ isOn }: { isOn: boolean }) {
  const t = useText('users')
  const Sign = isOn ? IconCheck : IconMinus
  return (
    <>
      <Sign size={18} stroke={1.5} aria-hidden />
      <span className="visuallyHidden">{t(isOn ? 'yes' : 'no')}</span>
    </>
  )
}
