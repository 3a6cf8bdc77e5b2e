import { Button, Menu } from '@mantine/core'
import { IconPlus, IconPrinter, IconUserQuestion } from '@tabler/icons-react'
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

export function ScheduleMenu({ isTrayOpen, change }: { isTrayOpen: boolean; change: Change }) {
  const t = useText('schedule')
  return (
    <>
      <Menu.Item
        leftSection={<IconUserQuestion size={18} stroke={1.5} />}
        onClick={() => void change({ unplanned: isTrayOpen ? undefined : 1 })}
      >
        {t(isTrayOpen ? 'tray.hide' : 'tray.show')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter size={18} stroke={1.5} />} onClick={() => print()}>
        {t('print')}
      </Menu.Item>
    </>
  )
}
