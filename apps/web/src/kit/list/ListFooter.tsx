import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useFormat } from '../../kernel/i18n/format.ts'
import { useText } from '../../kernel/i18n/index.ts'
import type { Page } from '../records/types.ts'
import type { ListState } from '../records/useListState.ts'
import { useTotalText } from '../records/useTotalText.ts'

/** "11–20 of 4,312", how many on a page, and the pages. */
export function ListFooter({ list, page }: { list: ListState; page: Pick<Page<unknown>, 'total' | 'isCapped'> }) {
  const { total } = page
  const t = useText('records')
  const format = useFormat()
  const totalText = useTotalText()
  const pages = Math.max(1, Math.ceil(total / list.perPage))
  const from = (list.page - 1) * list.perPage + 1
  const to = Math.min(total, list.page * list.perPage)
  const names = { previous: t('previousPage'), next: t('nextPage'), first: t('firstPage'), last: t('lastPage') }
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {total === 0
            ? t('noRows')
            : t('range', { from: format.number(from), to: format.number(to), total: totalText(page) })}
        </Text>
        <NativeSelect
          size="xs"
          aria-label={t('perPage')}
          value={String(list.perPage)}
          data={list.sizes.map((size) => ({ value: String(size), label: t('perPageChoice', { size }) }))}
          onChange={(event) => list.set({ perPage: Number(event.currentTarget.value), page: 1 })}
        />
      </Group>
      <nav aria-label={t('pages')}>
        <Pagination
          size="md"
          total={pages}
          value={Math.min(list.page, pages)}
          onChange={(number) => list.set({ page: number })}
          getControlProps={(control) => ({ 'aria-label': names[control] })}
          getItemProps={(number) => ({ 'aria-label': t('pageNumber', { page: number }) })}
          previousIcon={Previous}
          nextIcon={Next}
          hideWithOnePage
        />
      </nav>
    </Group>
  )
}

const Previous = () => <IconChevronLeft size={18} stroke={1.5} className="mirror" />
const Next = () => <IconChevronRight size={18} stroke={1.5} className="mirror" />
