import { Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { MailList } from '../mailbox/mailCache.ts'
import { perPage } from '../mailbox/mailView.ts'
import { ToolButton } from './MailMenus.tsx'
import classes from './MailPager.module.css'

interface Props {
  list: MailList | undefined
  page: number
  onPage: (page: number) => void
}

/** "1–50 of 4,312", newer and older. Of a search nobody counts the hits. */
export function MailPager({ list, page, onPage }: Props) {
  const t = useText('email')
  const format = useFormat()
  const count = list?.emails.length ?? 0
  const { total = null, hasMore = false } = list?.emailsMeta ?? {}
  const from = format.number((page - 1) * perPage + 1)
  const to = format.number((page - 1) * perPage + count)
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      <Text size="xs" c="dimmed" className="tabular" role="status">
        {count > 0 &&
          (total === null ? t('range', { from, to }) : t('rangeOf', { from, to, total: format.number(total) }))}
      </Text>
      <ToolButton label={t('newer')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={20} stroke={1.5} className="mirror" />
      </ToolButton>
      <ToolButton label={t('older')} disabled={!hasMore} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={20} stroke={1.5} className="mirror" />
      </ToolButton>
    </nav>
  )
}
