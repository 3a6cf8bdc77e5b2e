import * as blog from '@dsms/contract/content/blog/calls'
import * as blogEditing from '@dsms/contract/content/blog/editing'
import { IconArchive, IconEdit, IconExternalLink, IconEye, IconEyeOff, IconSend } from '@tabler/icons-react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useLanguage, useText } from '../../../../kernel/i18n/index.ts'
import { RecordsView } from '../../../../kit/records/RecordsView.tsx'
import type { RowAction } from '../../../../kit/records/types.ts'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { useRecords } from '../../../../kit/records/useRecords.ts'
import { blogKeys } from '../useBlog.ts'
import { useCategories } from '../useCategories.ts'
import { usePublishes } from '../usePublishes.ts'
import { usePostActions } from './usePostActions.ts'
import { usePostColumns } from './usePostColumns.tsx'

/** Articles of every status. */
export function ManagedPosts() {
  const t = useText('blog')
  const { code } = useLanguage()
  const names = useCategories()
  const list = useListState(['status', 'category'])
  const columns = usePostColumns()
  const rowActions = useRowActions()
  const records = useRecords<blogEditing.ManagedPost>({
    queryKey: [...blogKeys.managed, code],
    list,
    load: ({ q, sort, page, perPage, filters }, signal) =>
      call(
        blogEditing.listManagedPosts,
        {
          query: {
            q: q || undefined,
            sort: sort || undefined,
            page,
            perPage,
            status: blogEditing.postStatuses.find((one) => one === filters.status),
            category: blog.postCategories.find((one) => one === filters.category),
          },
        },
        signal,
      ),
  })
  return (
    <RecordsView
      name="blog.posts"
      label={t('tab.posts')}
      list={list}
      records={records}
      columns={columns}
      rowId={(row) => row.id}
      rowName={(row) => row.title}
      searchLabel={t('search')}
      filters={[
        {
          name: 'status',
          label: t('field.status'),
          choices: blogEditing.postStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          name: 'category',
          label: t('field.category'),
          choices: blog.postCategories.map((value) => ({ value, label: names[value] })),
        },
      ]}
      rowActions={rowActions}
      empty={{ text: t('manage.empty') }}
    />
  )
}

function useRowActions(): (row: blogEditing.ManagedPost) => RowAction[] {
  const t = useText('blog')
  const common = useText('common')
  const may = useMay()
  const publishes = usePublishes()
  const navigate = useNavigate()
  const { set, archive } = usePostActions()
  return (row) => {
    const params = { id: String(row.id) }
    const isPublic = row.status === 'Published'
    const maySet = may(blogEditing.changePostStatus)
    const actions: (RowAction | false)[] = [
      may(blogEditing.updatePost) && {
        key: 'edit',
        label: common('edit'),
        icon: <IconEdit size={18} stroke={1.5} />,
        run: () => void navigate({ to: '/pages/blog/edit/$id', params }),
      },
      isPublic && {
        key: 'open',
        label: t('open'),
        icon: <IconExternalLink size={18} stroke={1.5} className="mirror" />,
        run: () => void navigate({ to: '/pages/blog/detail/$id', params }),
      },
      maySet &&
        publishes &&
        !isPublic && {
          key: 'publish',
          label: t('publish'),
          icon: <IconEye size={18} stroke={1.5} />,
          run: () => void set(row, 'Published'),
        },
      maySet &&
        row.status === 'Draft' && {
          key: 'hand in',
          label: t('handIn'),
          icon: <IconSend size={18} stroke={1.5} className="mirror" />,
          run: () => void set(row, 'Pending'),
        },
      maySet &&
        row.status !== 'Draft' &&
        (publishes || !isPublic) && {
          key: 'draft',
          label: t('toDraft'),
          icon: <IconEyeOff size={18} stroke={1.5} />,
          run: () => void set(row, 'Draft'),
        },
      may(blogEditing.archivePost) && {
        key: 'archive',
        label: t('archive'),
        icon: <IconArchive size={18} stroke={1.5} />,
        run: () => void archive(row),
        isDangerous: true,
      },
    ]
    return actions.filter((action) => action !== false)
  }
}
