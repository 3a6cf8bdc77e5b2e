import { type ChatReport, settleChatReport } from '@dsms/contract/messages/chat/calls'
import { Button, Collapse } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconChevronDown, IconRotate } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { chatKeys } from '../state/keys.ts'
import classes from './ChatReports.module.css'

/** One report: who about whom, why, what was said, and whether it is settled. */
export function ReportCard({ report }: { report: ChatReport }) {
  const t = useText('chat')
  const format = useFormat()
  const may = useMay()
  const messagesId = useId()
  const [isOpen, { toggle }] = useDisclosure(false)
  const { settle, isRunning } = useSettle(report)
  const { reporter, reported, messages } = report
  const isSettled = report.status === 'settled'
  const names = { by: `\u2068${reporter.fullName}\u2069`, name: `\u2068${reported.fullName}\u2069` }
  return (
    <li className={`card ${classes.report}`}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('reports.line', names)}</h2>
        <StatusBadge status={isSettled ? 'closed' : 'waiting'} label={t(`reports.status.${report.status}`)} />
      </div>
      <p className={classes.facts}>
        <strong>{t(`reason.${report.reason}`)}</strong> ·{' '}
        <time dateTime={report.created_at}>{format.dateTime(report.created_at)}</time>
        {report.settled_by && ` · ${t('reports.settledBy', { name: `\u2068${report.settled_by}\u2069` })}`}
      </p>
      {report.note && (
        <p className={classes.note} dir="auto">
          {report.note}
        </p>
      )}
      <div className={classes.actions}>
        {messages.length > 0 && (
          <Button
            variant="default"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={messagesId}
            rightSection={<IconChevronDown size={16} stroke={1.5} className={classes.chevron} aria-hidden />}
            onClick={toggle}
          >
            {isOpen ? t('reports.hide') : t('reports.show', { count: messages.length })}
          </Button>
        )}
        {may(settleChatReport) && (
          <Button
            size="sm"
            variant={isSettled ? 'subtle' : 'light'}
            loading={isRunning}
            leftSection={isSettled ? <IconRotate size={16} stroke={1.5} /> : <IconCheck size={16} stroke={1.5} />}
            onClick={() => void settle(isSettled ? 'open' : 'settled')}
          >
            {isSettled ? t('reports.reopen') : t('reports.settle')}
          </Button>
        )}
      </div>
      <Collapse expanded={isOpen} id={messagesId}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ol className={classes.messages} tabIndex={0} aria-label={t('reports.messages')}>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was reported never changes
            <li key={index} data-reported={message.senderId === reported.id || undefined}>
              <span className={classes.who}>
                <bdi>{message.senderId === reported.id ? reported.fullName : reporter.fullName}</bdi>
                <time dateTime={message.time}>{format.dateTime(message.time)}</time>
              </span>
              <span className={classes.words} dir="auto">
                {message.message}
              </span>
            </li>
          ))}
        </ol>
      </Collapse>
    </li>
  )
}

/** Settles a report or opens it again; a toast takes it back. */
function useSettle({ id }: ChatReport) {
  const t = useText('chat')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const save = async (status: ChatReport['status']): Promise<boolean> => {
    setRunning(true)
    try {
      await call(settleChatReport, { params: { id }, body: { status } })
      await client.invalidateQueries({ queryKey: chatKeys.reports })
      return true
    } catch (error) {
      showFailure(errorText(error))
      return false
    } finally {
      setRunning(false)
    }
  }
  const settle = async (status: ChatReport['status']) => {
    if (!(await save(status))) return
    const done = status === 'settled' ? t('reports.settled') : t('reports.reopened')
    showUndo(done, common('undo'), () => void save(status === 'settled' ? 'open' : 'settled'))
  }
  return { settle, isRunning }
}
