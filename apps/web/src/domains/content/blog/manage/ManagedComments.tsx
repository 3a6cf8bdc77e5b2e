import {
  type CommentStatus,
  commentStatuses,
  listBlogComments,
  type ManagedComment,
  settleComment,
} from '@dsms/contract/content/blog/editing'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../kit/records/RecordsView.tsx'
import type { RowAction } from '../../../../kit/records/types.ts'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { useRecords } from '../../../../kit/records/useRecords.ts'
import { showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { blogKeys, useBlogChanged } from '../useBlog.ts'
import { useCommentColumns } from './useCommentColumns.tsx'

/** What readers said of all articles, and what waits to be shown. */
export function ManagedComments() {
  const t = useText('blog')
  const { code } = useLanguage()
  const may = useMay()
  const list = useListState(['status'])
  const columns = useCommentColumns()
  const settle = useSettle()
  const records = useRecords<ManagedComment>({
    queryKey: [...blogKeys.comments, code],
    list,
    load: ({ q, page, perPage, filters }, signal) =>
      call(
        listBlogComments,
        {
          query: {
            q: q || undefined,
            page,
            perPage,
            status: commentStatuses.find((one) => one === filters.status),
          },
        },
        signal,
      ),
  })
  const rowActions = (row: ManagedComment): RowAction[] => {
    const actions: (RowAction | false)[] = [
      row.status !== 'approved' && {
        key: 'approve',
        label: t('comments.approve'),
        icon: <IconEye size={18} stroke={1.5} />,
        run: () => void settle(row, 'approved'),
      },
      row.status !== 'hidden' && {
        key: 'hide',
        label: t('comments.hide'),
        icon: <IconEyeOff size={18} stroke={1.5} />,
        run: () => void settle(row, 'hidden'),
      },
    ]
    return actions.filter((action) => action !== false)
  }
  return (
    <RecordsView
      name="blog.comments"
      label={t('tab.comments')}
      list={list}
      records={records}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => t('comments.by', { name: row.userFullName })}
      searchLabel={t('comments.search')}
      filters={[
        {
          name: 'status',
          label: t('field.status'),
          choices: commentStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      rowActions={may(settleComment) ? rowActions : undefined}
      empty={{ text: t('comments.none') }}
    />
  )
}

function useSettle() {
  const t = useText('blog')
  const common = useText('common')
  const errorText = useErrorText()
  const changed = useBlogChanged()
  const set = async (id: number, status: CommentStatus): Promise<boolean> => {
    try {
      await call(settleComment, { params: { id }, body: { status } })
      await changed()
      return true
    } catch (failure) {
      showFailure(errorText(failure))
      return false
    }
  }
  return async ({ id, status: before, userFullName }: ManagedComment, status: 'approved' | 'hidden') => {
    if (await set(id, status)) {
      showUndo(t(`comments.${status}`, { name: userFullName }), common('undo'), () => void set(id, before))
    }
  }
}
