import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListFooter } from '../../../../kit/list/ListFooter.tsx'
import { useListState } from '../../../../kit/records/useListState.ts'
import { Pages } from '../../../../ui/page/Pages.tsx'
import { choice, sampleOf } from '../../samples/sample.ts'

export const pagination = sampleOf(
  { total: choice('86', '24', '4312') },
  {
    basic: ({ total }) => {
      const t = useText('parts')
      const [page, setPage] = useState(2)
      return (
        <Stack>
          <Text ta="center">{t('pagination.shown', { page })}</Text>
          <Pages page={page} size={8} total={Number(total)} isSettled show={setPage} />
        </Stack>
      )
    },
    table: ({ total }) => {
      const list = useListState([], '', { prefix: 'list' })
      return <ListFooter list={list} page={{ total: Number(total), isCapped: false }} />
    },
    empty: () => {
      const list = useListState([], '', { prefix: 'none' })
      return <ListFooter list={list} page={{ total: 0, isCapped: false }} />
    },
  },
)
