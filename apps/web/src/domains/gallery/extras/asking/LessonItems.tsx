import { Menu } from '@mantine/core'
import { IconArchive, IconCalendarEvent, IconCopy } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

const icon = { size: 18, stroke: 1.5 }

/** What can be done with a lesson: the same by whichever way the menu is opened. */
export function LessonItems({ withDays = false }: { withDays?: boolean }) {
  const t = useText('extras')
  const said = (name: string) => () => showDone(t('context-menu.chosen', { name }))
  const days = [t('context-menu.tomorrow'), t('context-menu.sunday')]
  return (
    <>
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={said(t('context-menu.copy'))}>
        {t('context-menu.copy')}
      </Menu.Item>
      {withDays && (
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconCalendarEvent {...icon} />}>{t('context-menu.move')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {days.map((day) => (
              <Menu.Item key={day} onClick={said(day)}>
                {day}
              </Menu.Item>
            ))}
            <Menu.Item disabled>{t('context-menu.holiday')}</Menu.Item>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      )}
      <Menu.Item leftSection={<IconArchive {...icon} />} onClick={said(t('context-menu.archive'))}>
        {t('context-menu.archive')}
      </Menu.Item>
    </>
  )
}
