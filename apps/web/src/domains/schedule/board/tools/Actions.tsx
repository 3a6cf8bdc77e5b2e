import { Button } from '@mantine/core'
import { IconCopyPlus, IconMessage, IconPlus, IconPrinter } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { MenuChoice } from '../../../../ui/late/choices.tsx'
import { FindButton } from '../../finding/FindButton.tsx'

/** What people mostly come to do. */
export function NewLesson({ isReady, isPhone, add }: { isReady: boolean; isPhone: boolean; add: () => void }) {
  const t = useText('schedule')
  return (
    <>
      <FindButton isPhone={isPhone} />
      <Button
        leftSection={<IconPlus size={18} stroke={1.5} />}
        size={isPhone ? 'sm' : 'md'}
        loading={!isReady}
        onClick={add}
      >
        {t('add')}
      </Button>
    </>
  )
}

interface MenuProps {
  /** Undefined where nothing can be copied; says whether it is a day or a week. */
  copy: { what: 'day' | 'week'; open: () => void } | undefined
  /** Writes to the students of the day that is shown; undefined where several are, or for whoever may not. */
  message: (() => void) | undefined
  print: () => void
}

export function ScheduleMenu({ copy, message, print }: MenuProps) {
  const t = useText('schedule')
  const copying = useText('copying')
  return (
    <>
      {copy && (
        <MenuChoice leftSection={<IconCopyPlus size={18} stroke={1.5} />} onClick={copy.open}>
          {copying(`menu.${copy.what}`)}
        </MenuChoice>
      )}
      {message && (
        <MenuChoice leftSection={<IconMessage size={18} stroke={1.5} />} onClick={message}>
          {t('messageDay')}
        </MenuChoice>
      )}
      <MenuChoice leftSection={<IconPrinter size={18} stroke={1.5} />} onClick={print}>
        {t('print')}
      </MenuChoice>
    </>
  )
}
