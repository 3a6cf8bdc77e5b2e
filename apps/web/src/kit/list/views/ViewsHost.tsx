import { Button, Group, Menu, Popover, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Hosted, useHosted } from '../../../ui/late/pressed.tsx'
import { useListChoices } from '../../records/useListChoices.ts'
import type { ListState } from '../../records/useListState.ts'

export interface ViewsProps {
  /** Under which the views are remembered. */
  name: string
  list: ListState
}

const mostViews = 20

/** Search, filters and order under a name, to come back to. */
export function ViewsHost({ name, list, target }: ViewsProps & Hosted) {
  const t = useText('records')
  const [choices, choose] = useListChoices(name)
  const [isNaming, setNaming] = useState(false)
  const { isOpen, setOpen, button } = useHosted({ target })
  const [title, setTitle] = useState('')
  const views = choices.views ?? []
  const present = list.toText()

  const keep = (event: FormEvent) => {
    event.preventDefault()
    const clean = title.trim()
    if (!clean) return
    choose({ views: [...views.filter((view) => view.name !== clean), { name: clean, search: present }] })
    setNaming(false)
    setTitle('')
  }

  return (
    <Popover opened={isNaming} onChange={setNaming} position="bottom-end" trapFocus withRoles={false}>
      <Popover.Target>
        {/* a menu in which nothing can be chosen has no focus of its own, and hears no Escape */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the menu inside */}
        <div onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
          <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
            <Menu.Target>{button}</Menu.Target>
            <Menu.Dropdown>
              {views.length === 0 && <Menu.Label>{t('noViews')}</Menu.Label>}
              {views.map((view) => (
                <Group key={view.name} gap={4} wrap="nowrap">
                  <Menu.Item onClick={() => list.fromText(view.search)}>
                    <bdi>{view.name}</bdi>
                  </Menu.Item>
                  <Menu.Item
                    w="auto"
                    aria-label={t('removeView', { name: view.name })}
                    onClick={() => choose({ views: views.filter((one) => one !== view) })}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </Menu.Item>
                </Group>
              ))}
              <Menu.Divider />
              <Menu.Item disabled={present === '' || views.length >= mostViews} onClick={() => setNaming(true)}>
                {t('keepView')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={keep}>
          <Stack gap="xs">
            <TextInput
              label={t('viewName')}
              dir="auto"
              maxLength={60}
              data-autofocus
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <Button type="submit" size="sm">
              {t('keep')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
