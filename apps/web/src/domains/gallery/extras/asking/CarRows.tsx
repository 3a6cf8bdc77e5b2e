import { ActionIcon, Menu, Table } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import { ContextMenu } from '../../../../ui/parts/menu/ContextMenu.tsx'
import { LessonItems } from './LessonItems.tsx'

/** In lists the menu of a row also has its button: nobody has to know about the second one. */
export function CarRows({ disabled }: { disabled: boolean }) {
  const t = useText('extras')
  return (
    <ContextMenu label={t('context-menu.label')} disabled={disabled} items={<LessonItems />}>
      <Table aria-label={t('context-menu.cars')}>
        <Table.Tbody>
          {['ABJ 1234', 'KSR 5081'].map((plate) => (
            <Table.Tr key={plate}>
              <Table.Th scope="row">
                <Bdi>{plate}</Bdi>
              </Table.Th>
              <Table.Td ta="end">
                <Menu position="bottom-end">
                  <Menu.Target>
                    <ActionIcon size={36} aria-label={t('context-menu.of', { plate: `\u2066${plate}\u2069` })}>
                      <IconDots size={18} stroke={1.5} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <LessonItems />
                  </Menu.Dropdown>
                </Menu>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ContextMenu>
  )
}
