import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Outbox, Pending } from '../state/outbox.ts'
import classes from './NotSent.module.css'

/** A message that the server refused: why, and what to do. */
export function NotSent({ pending, outbox }: { pending: Pending; outbox: Outbox }) {
  const t = useText('chat')
  const { key, problem } = pending
  return (
    <div className={classes.problem} role="alert">
      <span className={classes.words}>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        {t('notSent')} {problem && codeText(problem.code, problem.params)}
      </span>
      <span className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={() => outbox.retry(key)}>
          {t('tryAgain')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => outbox.discard(key)}>
          {t('discard')}
        </Button>
      </span>
    </div>
  )
}
