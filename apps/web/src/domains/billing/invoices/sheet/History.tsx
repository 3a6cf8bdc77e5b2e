import { Text, Timeline } from '@mantine/core'
import {
  type Icon,
  IconBan,
  IconBell,
  IconCash,
  IconDownload,
  IconFileCheck,
  IconPencil,
  IconPlus,
  IconReceiptRefund,
  IconSend,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { useFieldNames } from '../useFieldNames.ts'
import { isolated } from '../useInvoiceName.ts'
import { useInvoiceHistory } from '../useInvoices.ts'
import { type ChangeKind, changeKind } from './changeKind.ts'
import classes from './PreviewPage.module.css'

interface Entry {
  at: string
  by: string | null
  title: string
  detail?: ReactNode
  icon: ReactNode
}

/** Who did what with the invoice, and the reminders that went out; newest first. */
export function History({ id }: { id: number }) {
  const t = useText('invoices')
  const format = useFormat()
  const { data, isError, error, refetch } = useInvoiceHistory(id)
  const entries = useEntries(data)
  return (
    <section className="card">
      <h2 className={classes.heading}>{t('history')}</h2>
      {isError && <ErrorBox error={error} onRetry={() => refetch()} />}
      {data && entries.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('history.none')}
        </Text>
      )}
      <Timeline bulletSize={28} lineWidth={2} active={entries.length}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes can be of one moment, and none moves
          <Timeline.Item key={place} bullet={entry.icon} title={entry.title}>
            {entry.detail && <Text size="sm">{entry.detail}</Text>}
            <Text size="sm" c="dimmed">
              {entry.by ? <Typed>{entry.by}</Typed> : t('history.system')} · {format.dateTime(entry.at)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}

function useEntries(data: ReturnType<typeof useInvoiceHistory>['data']): Entry[] {
  const t = useText('invoices')
  const format = useFormat()
  const fieldNames = useFieldNames()
  if (!data) return []
  const changes = data.changes.map(({ at, by, action, fields }): Entry => {
    const kind = changeKind(action, fields)
    const Sign = signs[kind]
    return {
      at,
      by,
      title: t(`history.${kind}`),
      detail: kind === 'updated' && format.list(fieldNames(fields)),
      icon: <Sign size={16} stroke={1.5} />,
    }
  })
  const reminders = data.reminders.map(
    ({ at, by, to }): Entry => ({
      at,
      by: by || null,
      title: t('history.reminded', { to: isolated(to) }),
      icon: <IconBell size={16} stroke={1.5} />,
    }),
  )
  return [...changes, ...reminders].sort((a, b) => b.at.localeCompare(a.at))
}

const signs: Record<ChangeKind, Icon> = {
  created: IconPlus,
  updated: IconPencil,
  issued: IconFileCheck,
  sent: IconSend,
  downloaded: IconDownload,
  paid: IconCash,
  credited: IconReceiptRefund,
  voided: IconBan,
}
