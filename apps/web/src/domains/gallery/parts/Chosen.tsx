import { Button, Group, Menu, type MenuProps, Text } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Key } from '../../../kernel/i18n/words.ts'

interface Props extends Omit<MenuProps, 'children'> {
  words: readonly Key<'parts'>[]
  /** The main action, as a button before the menu. */
  first?: Key<'parts'>
  /** The button, under the name of the menu. */
  children: (label: string) => ReactElement
}

/** A menu of actions, and in words which of them was chosen. */
export function Chosen({ words, first, children, ...props }: Props) {
  const t = useText('parts')
  const [chosen, setChosen] = useState<Key<'parts'>>()
  return (
    <Group gap="md">
      <Group gap={2}>
        {first && <Button onClick={() => setChosen(first)}>{t(first)}</Button>}
        <Menu {...props} width={200}>
          <Menu.Target>{children(t('dropdowns.actions'))}</Menu.Target>
          <Menu.Dropdown>
            {words.map((word) => (
              <Menu.Item key={word} onClick={() => setChosen(word)}>
                {t(word)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        {chosen ? t('dropdowns.done', { action: t(chosen) }) : t('dropdowns.none')}
      </Text>
    </Group>
  )
}
