import { SegmentedControl } from '@mantine/core'
import { useChangeSearch } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** Between list and board. What narrows the one narrows the other; the board has a column for each status anyway. */
export function ViewSwitch({ view }: { view: 'list' | 'board' }) {
  const t = useText('leads')
  const change = useChangeSearch()
  return (
    <SegmentedControl
      aria-label={t('view')}
      value={view}
      data={[
        { value: 'list', label: t('view.list') },
        { value: 'board', label: t('view.board') },
      ]}
      onChange={(next) =>
        change({ page: undefined, status: undefined, view: next === 'board' ? 'board' : undefined }, { replace: false })
      }
      style={{ alignSelf: 'start' }}
    />
  )
}
