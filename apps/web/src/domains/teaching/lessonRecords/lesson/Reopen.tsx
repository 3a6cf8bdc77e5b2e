import { undoneUntil } from '@dsms/contract/schedule/lessons/time'
import { Button } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useServerNow } from '../kept/clock.ts'
import type { PadProps } from '../pad.ts'
import { useDesk } from '../useTeaching.ts'

/** Takes back that the lesson was finished, for a quarter of an hour and while nobody has signed. */
export function Reopen({ lesson, isClosed }: PadProps) {
  const t = useText('lessonRecords')
  const now = useServerNow()
  const { record, act } = useDesk(lesson)
  if (record.ended_at === null || isClosed || now > undoneUntil(Date.parse(record.ended_at))) return null
  return (
    <Button fullWidth mih={44} variant="subtle" onClick={() => act({ kind: 'reopen' })}>
      {t('finish.reopen')}
    </Button>
  )
}
