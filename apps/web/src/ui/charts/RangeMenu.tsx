import { ranges } from '@dsms/contract/kernel/figures'
import { Menu } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import type { RangeState } from './useRange.ts'

/** Chooses the stretch of time of a card. */
export function RangeMenu({ range, setRange, title }: RangeState & { title: string }) {
  const t = useText('cards')
  return (
    <ChoiceMenu label={t('range.of', { title, range: t(`range.${range}`) })} chosen={t(`range.${range}`)}>
      <Menu.RadioGroup value={range} onChange={(next) => setRange(ranges.find((one) => one === next) ?? range)}>
        {ranges.map((one) => (
          <Menu.RadioItem key={one} value={one} closeMenuOnClick>
            {t(`range.${one}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </ChoiceMenu>
  )
}
