import * as e from '@dsms/contract/content/help/editing'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { RecordsPage } from '../../../../kit/records/RecordsPage.tsx'
import { deleteAction, editAction, moveActions, showAction } from '../../../../kit/records/rowActions.tsx'
import type { RowAction } from '../../../../kit/records/types.ts'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { showDone, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { addressOfArticle } from './articleAddress.ts'
import { useArticleColumns } from './articleColumns.tsx'
import { editKey, holdsQuestions, useHelpChanged, useTopics } from './useEditing.ts'

/** Every question of the help centre, published or not. */
export function ArticleList({ before }: { before: ReactNode }) {
  const t = useText('help')
  const common = useText('common')
  const may = useMay()
  const navigate = useNavigate()
  const list = useListState(['topic_id', 'status'])
  const topics = useTopics()
  const changed = useHelpChanged()
  const attempt = useAttempt(changed)
  const words = useWordsOf()
  const columns = useArticleColumns()
  const [removing, setRemoving] = useState<e.HelpArticleRow>()

  const publish = async ({ id, question }: e.HelpArticleRow, status: e.PublishState) => {
    const set = (to: e.PublishState) => call(e.publishHelpArticle, { params: { id }, body: { status: to } })
    if (!(await attempt(() => set(status)))) return
    const undo = () => void attempt(() => set(status === 'draft' ? 'published' : 'draft'))
    showUndo(t(`done.${status}`, { name: words(question) }), common('undo'), undo)
  }
  const moves = (id: number) =>
    moveActions({ up: t('manage.up'), down: t('manage.down') }, (direction) => {
      void attempt(() => call(e.moveHelpArticle, { params: { id }, body: { direction } }))
    })

  const rowActions = (row: e.HelpArticleRow): RowAction[] => {
    const { id, status } = row
    const isOrdered = list.sort === '' && list.filters.topic_id !== undefined && may(e.moveHelpArticle)
    const actions: (RowAction | false)[] = [
      may(e.updateHelpArticle) &&
        editAction(common('edit'), () => void navigate({ to: '/pages/help/manage/$id', params: { id: String(id) } })),
      status === 'published' && {
        key: 'open',
        label: t('manage.open'),
        icon: <IconExternalLink size={18} stroke={1.5} className="mirror" />,
        run: () => void navigate({ to: addressOfArticle(row) }),
      },
      may(e.publishHelpArticle) &&
        showAction(status === 'draft', t(status === 'draft' ? 'manage.publish' : 'manage.unpublish'), () => {
          void publish(row, status === 'draft' ? 'published' : 'draft')
        }),
      ...(isOrdered ? moves(id) : []),
      may(e.removeHelpArticle) && deleteAction(common('delete'), () => setRemoving(row)),
    ]
    return actions.filter((action) => action !== false)
  }

  const addButton = may(e.createHelpArticle) && (
    <LinkButton
      to="/pages/help/manage/new"
      search={list.filters.topic_id ? { topic_id: Number(list.filters.topic_id) } : {}}
      leftSection={<IconPlus size={18} stroke={1.5} />}
    >
      {t('manage.add')}
    </LinkButton>
  )
  return (
    <>
      <RecordsPage
        name="help.articles"
        label={t('manage.title')}
        before={before}
        list={list}
        queryKey={[...editKey, 'articles']}
        load={({ q, sort, page, perPage, filters }, signal) =>
          call(
            e.listHelpArticles,
            {
              query: {
                q,
                sort: sort || undefined,
                page,
                perPage,
                topic_id: filters.topic_id,
                status: e.publishStates.find((one) => one === filters.status),
              },
            },
            signal,
          )
        }
        columns={columns}
        rowId={(row) => row.id}
        rowName={(row) => words(row.question)}
        searchLabel={t('manage.search')}
        filters={[
          {
            name: 'topic_id',
            label: t('field.topic_id'),
            choices: (topics.data ?? []).filter(holdsQuestions).map((topic) => ({
              value: String(topic.id),
              label: `${t(`kind.${topic.kind}`)}: ${words(topic.title)}`,
            })),
          },
          {
            name: 'status',
            label: t('field.status'),
            choices: e.publishStates.map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        action={addButton}
        empty={{ text: t('manage.empty'), action: addButton }}
      />
      <ConfirmDialog
        opened={removing !== undefined}
        title={t('remove.title', { name: removing ? words(removing.question) : '' })}
        text={t('remove.text')}
        action={common('delete')}
        isDangerous
        close={() => setRemoving(undefined)}
        run={async () => {
          if (!removing) return
          await call(e.removeHelpArticle, { params: { id: removing.id } })
          setRemoving(undefined)
          showDone(t('done.removed', { name: words(removing.question) }))
          await changed()
        }}
      />
    </>
  )
}
