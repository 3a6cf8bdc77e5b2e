import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ChoiceMenu } from '../../../../ui/charts/ChoiceMenu.tsx'
import { choice, sampleOf } from '../../samples/sample.ts'
import { Chosen } from '../Chosen.tsx'
import { icon } from '../icon.ts'

const actions = ['shared.move', 'shared.print', 'shared.cancelLesson'] as const
const columns = ['shared.day', 'shared.lesson', 'shared.exam'] as const

export const dropdowns = sampleOf(
  {
    position: choice('bottom-start', 'bottom-end', 'top-start', 'left-start', 'right-start'),
    trigger: choice('click', 'hover'),
  },
  {
    basic: (values) => (
      <Chosen {...values} words={actions}>
        {(label) => <Button variant="default">{label}</Button>}
      </Chosen>
    ),
    split: (values) => (
      <Chosen {...values} words={actions} first="shared.add">
        {(label) => (
          <ActionIcon variant="filled" color="petrol" size={36} aria-label={label}>
            <IconChevronDown {...icon} />
          </ActionIcon>
        )}
      </Chosen>
    ),
    groups: ({ position }) => {
      const t = useText('parts')
      const [isThere, setThere] = useState(true)
      return (
        <Menu position={position} width={240}>
          <Menu.Target>
            <Button variant="light">{isThere ? t('dropdowns.more') : t('modals.cancelled')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{t('shared.lesson')}</Menu.Label>
            <Menu.Item leftSection={<IconPencil {...icon} />} disabled>
              {t('shared.edit')}
            </Menu.Item>
            <Menu.Item leftSection={<IconPrinter {...icon} />} rightSection="Ctrl+P" onClick={() => window.print()}>
              {t('shared.print')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Label>{t('dropdowns.danger')}</Menu.Label>
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => setThere(!isThere)}>
              {t('shared.cancelLesson')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )
    },
    choices: () => {
      const t = useText('parts')
      const [chosen, setChosen] = useState<readonly string[]>(columns)
      const toggle = (word: string) =>
        setChosen(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word])
      const shown = `${t('dropdowns.columns')} (${chosen.length})`
      return (
        <ChoiceMenu label={shown} chosen={shown}>
          {columns.map((word) => (
            <Menu.CheckboxItem key={word} checked={chosen.includes(word)} onChange={() => toggle(word)}>
              {t(word)}
            </Menu.CheckboxItem>
          ))}
        </ChoiceMenu>
      )
    },
  },
)
