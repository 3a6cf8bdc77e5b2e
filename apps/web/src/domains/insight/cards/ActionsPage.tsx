import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { listEvents } from '@dsms/contract/messages/calendar/calls'
import { listTasks } from '@dsms/contract/messages/tasks/calls'
import { Table, Text } from '@mantine/core'
import { IconChevronDown, IconRefresh, IconX } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import classes from '../figures/Figures.module.css'
import { useFigure } from '../figures/useFigure.ts'
import { ActionCard, type CardAction } from './ActionCard.tsx'

const all: { action: CardAction; icon: typeof IconX }[] = [
  { action: 'collapse', icon: IconChevronDown },
  { action: 'reload', icon: IconRefresh },
  { action: 'remove', icon: IconX },
]
const listed = { calendars: [...calendarKinds] }

/** What a card's head can do, on cards that hold something of the reader's own. */
export function ActionsPage() {
  const t = useText('cards')
  const format = useFormat()
  const tasks = useFigure(listTasks, { query: { sortBy: 'latest' } })
  const events = useFigure(listEvents, { query: listed })
  const important = useFigure(listTasks, { query: { filter: 'important' } })
  return (
    <Page title={t('page.actions')}>
      <div className={classes.grid}>
        <ActionCard
          title={t('actions.title')}
          actions={['collapse', 'reload', 'remove']}
          reload={() => tasks.refetch()}
          className={classes.full}
        >
          <Table aria-label={t('actions.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('actions.action')}</Table.Th>
                <Table.Th>{t('actions.sign')}</Table.Th>
                <Table.Th>{t('actions.does')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {all.map(({ action, icon: Sign }) => (
                <Table.Tr key={action}>
                  <Table.Th scope="row">{t(`actions.${action}`)}</Table.Th>
                  <Table.Td>
                    <Sign size={18} stroke={1.5} aria-hidden />
                  </Table.Td>
                  <Table.Td>{t(`actions.${action}Does`)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ActionCard>
        <ActionCard title={t('actions.events')} actions={['collapse']} className={classes.third}>
          <Lines lines={events.data?.slice(0, 4).map((one) => ({ id: one.id, title: one.title, at: one.start }))} />
        </ActionCard>
        <ActionCard
          title={t('actions.tasks')}
          actions={['reload']}
          reload={() => tasks.refetch()}
          className={classes.third}
        >
          <Lines lines={tasks.data?.slice(0, 4).map((one) => ({ id: one.id, title: one.title, at: one.createdAt }))} />
          {tasks.dataUpdatedAt > 0 && (
            <Text size="xs" c="dimmed" mt="sm">
              {t('actions.readAt', { time: format.time(tasks.dataUpdatedAt) })}
            </Text>
          )}
        </ActionCard>
        <ActionCard title={t('actions.important')} actions={['remove']} className={classes.third}>
          <Lines
            lines={important.data?.slice(0, 4).map((one) => ({ id: one.id, title: one.title, at: one.createdAt }))}
          />
        </ActionCard>
      </div>
    </Page>
  )
}

function Lines({ lines }: { lines: { id: number; title: string; at: string }[] | undefined }) {
  const t = useText('cards')
  const format = useFormat()
  if (!lines) return <Text size="sm">–</Text>
  if (lines.length === 0) return <Text size="sm">{t('nothing')}</Text>
  return (
    <ul className={classes.list}>
      {lines.map(({ id, title, at }) => (
        <li key={`${id}${at}`}>
          <span className={classes.grow}>
            <Typed>{title}</Typed>
          </span>
          <span className={classes.sub}>{format.date(at)}</span>
        </li>
      ))}
    </ul>
  )
}
