import { Button, Menu } from '@mantine/core'
import { IconCopyPlus, IconPlus, IconPrinter, IconUserQuestion } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Change } from './search.ts'

/** What people mostly come to do. */
export function NewLesson({ isReady, isPhone, add }: { isReady: boolean; isPhone: boolean; add: () => void }) {
  const t = useText('schedule')
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} />}
      size={isPhone ? 'sm' : 'md'}
      loading={!isReady}
      onClick={add}
    >
      {t('add')}
    </Button>
  )
}

interface MenuProps {
  isTrayOpen: boolean
  change: Change
  /** Undefined where nothing can be copied; says whether it is a day or a week. */
  copy: { what: 'day' | 'week'; open: () => void } | undefined
  print: () => void
}

export function ScheduleMenu({ isTrayOpen, change, copy, print }: MenuProps) {
  const t = useText('schedule')
  const copying = useText('copying')
  return (
    <>
      <Menu.Item
        leftSection={<IconUserQuestion size={18} stroke={1.5} />}
        onClick={() => void change({ unplanned: isTrayOpen ? undefined : 1 })}
      >
        {t(isTrayOpen ? 'tray.hide' : 'tray.show')}
      </Menu.Item>
      {copy && (
        <Menu.Item leftSection={<IconCopyPlus size={18} stroke={1.5} />} onClick={copy.open}>
          {copying(`menu.${copy.what}`)}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPrinter size={18} stroke={1.5} />} onClick={print}>
        {t('print')}
      </Menu.Item>
    </>
  )
}
