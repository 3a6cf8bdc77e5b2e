import { type Range, ranges } from '@dsms/contract/cards.shared'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useText } from '../../i18n/index.ts'
import type { RangeState } from './useRange.ts'

/** Chooses the stretch of time of a card. */
export function RangeMenu({ range, setRange, title }: RangeState & { title: string }) {
  const t = useText('cards')
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mih={32}
          rightSection={<IconChevronDown size={16} stroke={1.5} />}
          aria-label={t('range.of', { title, range: t(`range.${range}`) })}
        >
          {t(`range.${range}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={range} onChange={(next) => setRange(next as Range)}>
          {ranges.map((one) => (
            <Menu.RadioItem key={one} value={one} closeMenuOnClick>
              {t(`range.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
