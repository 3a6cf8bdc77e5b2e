import { Badge, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { ListOf } from '../../../../ui/parts/sort/movedBetween.ts'
import { Sortable } from '../../../../ui/parts/sort/Sortable.tsx'
import { SortableLists } from '../../../../ui/parts/sort/SortableLists.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import classes from './DragAndDrop.module.css'

interface Item {
  key: 'hill' | 'parking' | 'reversing' | 'roundabout' | 'night' | 'motorway'
}
const all: Item[] = [{ key: 'parking' }, { key: 'reversing' }, { key: 'hill' }, { key: 'roundabout' }]

function Line({ handle, children }: { handle: ReactNode; children: ReactNode }) {
  return (
    <Group className={classes.line} gap="xs" wrap="nowrap">
      {handle}
      {children}
    </Group>
  )
}

export const dragAndDrop = sampleOf(
  { numbered: flag() },
  {
    sort: ({ numbered }) => {
      const t = useText('extras')
      const [items, setItems] = useState(all)
      return (
        <Sortable items={items} nameOf={({ key }) => t(`drag-and-drop.${key}`)} onChange={setItems}>
          {({ key }, nth, handle) => (
            <Line handle={handle}>
              {numbered && <Badge variant="light">{nth + 1}</Badge>}
              <Text size="sm">{t(`drag-and-drop.${key}`)}</Text>
            </Line>
          )}
        </Sortable>
      )
    },
    lists: () => {
      const t = useText('extras')
      const [lists, setLists] = useState<Omit<ListOf<Item>, 'title'>[]>([
        { key: 'open', items: all.slice(0, 3) },
        { key: 'week', items: [{ key: 'night' }] },
      ])
      const titles: Record<string, string> = { open: t('drag-and-drop.open'), week: t('drag-and-drop.week') }
      const named = lists.map((list) => ({ ...list, title: titles[list.key] ?? '' }))
      return (
        <SortableLists lists={named} nameOf={({ key }) => t(`drag-and-drop.${key}`)} onChange={setLists}>
          {({ key }, handle) => (
            <Line handle={handle}>
              <Text size="sm">{t(`drag-and-drop.${key}`)}</Text>
            </Line>
          )}
        </SortableLists>
      )
    },
    long: () => {
      const t = useText('extras')
      const [items, setItems] = useState<Item[]>([{ key: 'motorway' }, { key: 'hill' }])
      const longName = ({ key }: Item) => t(key === 'motorway' ? 'drag-and-drop.longName' : 'drag-and-drop.hill')
      return (
        <Sortable items={items} nameOf={longName} onChange={setItems}>
          {(item, _, handle) => (
            <Line handle={handle}>
              <Text size="sm">{longName(item)}</Text>
            </Line>
          )}
        </Sortable>
      )
    },
  },
)
