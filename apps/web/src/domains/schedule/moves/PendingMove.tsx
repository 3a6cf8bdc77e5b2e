import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { withdrawMove } from '@dsms/contract/schedule/moves/calls'
import { Button } from '@mantine/core'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useLessonsChanged } from '../board/useBoard.ts'
import classes from './Moves.module.css'
import { useWhen } from './useMine.ts'

interface Props {
  move: NonNullable<MyLesson['move']>
  zone: string
  /** Nothing can be done about it now, or not by the reader. */
  isRead: boolean
}

/** Another time that was asked for, wherever the lesson stands, until the office has answered. */
export function PendingMove({ move, zone, isRead }: Props) {
  const t = useText('moves')
  const format = useFormat()
  const when = useWhen()
  const attempt = useAttempt(useLessonsChanged())
  return (
    <div role="status" className={classes.pending}>
      <span>{t('waits', { wanted: when(move, zone), lapses: format.dateTime(move.lapses_at, zone) })}</span>
      {!isRead && (
        <Button
          variant="default"
          size="compact-md"
          mih={40}
          onClick={() => attempt(() => call(withdrawMove, { params: { id: move.id } }), t('withdrawn'))}
        >
          {t('withdraw')}
        </Button>
      )}
    </div>
  )
}
