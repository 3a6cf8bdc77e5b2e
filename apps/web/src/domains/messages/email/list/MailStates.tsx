import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconMailSearch, IconTag } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { compose } from '../compose/composing.ts'
import { folderIcons } from '../mailbox/folders.ts'
import type { MailView } from '../mailbox/mailView.ts'
import type { useMails } from '../mailbox/useMails.ts'
import classes from './MailStates.module.css'

interface Props {
  query: ReturnType<typeof useMails>
  view: MailView
  onClearSearch: () => void
}

/** What stands in place of rows: they are on their way, could not be read, or there are none. */
export function MailStates({ query: { data, error, refetch }, view, onClearSearch }: Props) {
  if (!data && error) {
    return (
      <div className={classes.error}>
        <ErrorBox error={error} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <Waiting />
  return data.emails.length === 0 ? <Empty view={view} onClearSearch={onClearSearch} /> : null
}

function Empty({ view, onClearSearch }: Pick<Props, 'view' | 'onClearSearch'>) {
  const t = useText('email')
  const common = useText('common')
  const { q, label, folder } = view
  const Icon = q ? IconMailSearch : label || folder === 'all' ? IconTag : folderIcons[folder]
  return (
    <Stack align="center" gap="sm" py={64} px="md">
      <Icon size={48} stroke={1} aria-hidden className={classes.picture} />
      <Text size="sm" ta="center" role="status">
        {q ? t('empty.search', { q }) : t(label || folder === 'all' ? 'empty.label' : `empty.${folder}`)}
      </Text>
      {q && (
        <Button variant="default" onClick={onClearSearch}>
          {common('clearSearch')}
        </Button>
      )}
      {!q && (folder === 'sent' || folder === 'draft') && (
        <Button variant="default" onClick={() => void compose({ kind: 'new' })}>
          {t('compose')}
        </Button>
      )}
    </Stack>
  )
}

const Waiting = () => (
  <div className={classes.waiting} aria-hidden>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
      <div key={row} className={classes.row}>
        <Skeleton height={32} circle />
        <Skeleton height={14} width="18%" />
        <Skeleton height={14} style={{ flex: 1 }} />
        <Skeleton height={14} width={48} />
      </div>
    ))}
  </div>
)
