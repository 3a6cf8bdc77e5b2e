import { listSeatChoices } from '@dsms/contract/schedule/finding/calls'
import { createLesson } from '@dsms/contract/schedule/lessons/calls'
import { Button } from '@mantine/core'
import { IconCalendarSearch } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useAsking } from './find.ts'

/** Asks who is free, over the board. */
export function FindButton({ isPhone }: { isPhone: boolean }) {
  const t = useText('schedule')
  const may = useMay()
  const { ask } = useAsking()
  if (!may(createLesson) || !may(listSeatChoices)) return null
  return (
    <Button
      variant="default"
      size={isPhone ? 'sm' : 'md'}
      leftSection={<IconCalendarSearch size={18} stroke={1.5} aria-hidden />}
      onClick={() => ask()}
    >
      {t('find')}
    </Button>
  )
}
