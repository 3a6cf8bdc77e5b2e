import { Button, Group, Pagination, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListFooter } from '../../../../kit/list/ListFooter.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { Pages } from '../../../../ui/page/Pages.tsx'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'

const Previous = () => <IconChevronLeft size={18} stroke={1.5} className="mirror" />
const Next = () => <IconChevronRight size={18} stroke={1.5} className="mirror" />

function useNames() {
  const t = useText('records')
  const names = { previous: t('previousPage'), next: t('nextPage'), first: t('firstPage'), last: t('lastPage') }
  return {
    getControlProps: (control: keyof typeof names) => ({ 'aria-label': names[control] }),
    getItemProps: (page: number) => ({ 'aria-label': t('pageNumber', { page }) }),
    previousIcon: Previous,
    nextIcon: Next,
  }
}

export const pagination = sampleOf(
  { size: size(), color: tone(), radius: choice('md', 'xl', 'xs'), withEdges: flag(), disabled: flag() },
  {
    basic: (look) => {
      const t = useText('extras')
      const names = useNames()
      const [page, setPage] = useState(1)
      return (
        <nav aria-label={t('pagination.students')}>
          <Pagination {...look} {...names} total={9} value={page} onChange={setPage} />
          <Text size="sm" mt="xs" role="status">
            {t('pagination.page', { page, total: 9 })}
          </Text>
        </nav>
      )
    },
    list: () => {
      const list = useListState([], '', { prefix: 'a.' })
      return <ListFooter list={list} page={{ total: 4312 }} />
    },
    cards: () => {
      const [page, setPage] = useState(2)
      return <Pages page={page} size={12} total={40} isSettled show={setPage} />
    },
    words: ({ color, size }) => {
      const t = useText('extras')
      const [page, setPage] = useState(1)
      return (
        <Group justify="space-between" gap="xs">
          <Button
            variant="light"
            color={color}
            size={size}
            leftSection={<Previous />}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {t('pagination.earlier')}
          </Button>
          <Text size="sm" role="status">
            {t('pagination.week', { week: page })}
          </Text>
          <Button
            variant="light"
            color={color}
            size={size}
            rightSection={<Next />}
            disabled={page === 6}
            onClick={() => setPage(page + 1)}
          >
            {t('pagination.later')}
          </Button>
        </Group>
      )
    },
  },
)
