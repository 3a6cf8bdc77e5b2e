import * as e from '@dsms/contract/content/help/editing'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { pageOfAll } from '../../../../kit/records/pageOfAll.ts'
import { RecordsPage } from '../../../../kit/records/RecordsPage.tsx'
import { deleteAction, editAction, moveActions, showAction } from '../../../../kit/records/rowActions.tsx'
import type { RowAction } from '../../../../kit/records/types.ts'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useListState } from '../../../../kit/records/useListState.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { TopicDrawer } from './TopicDrawer.tsx'
import { useTopicColumns } from './topicColumns.tsx'
import { editKey, kinds, useHelpChanged } from './useEditing.ts'

type Doing = { kind: 'edit'; topic?: e.HelpTopic } | { kind: 'remove'; topic: e.HelpTopic }

/** Topics, categories and groups in the order readers see them. */
export function TopicList({ before }: { before: ReactNode }) {
  const t = useText('help')
  const common = useText('common')
  const may = useMay()
  const list = useListState(['kind'])
  const changed = useHelpChanged()
  const attempt = useAttempt(changed)
  const words = useWordsOf()
  const columns = useTopicColumns((topic) => setDoing({ kind: 'edit', topic }))
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)

  const moves = (id: number) =>
    moveActions({ up: t('manage.up'), down: t('manage.down') }, (direction) => {
      void attempt(() => call(e.moveHelpTopic, { params: { id }, body: { direction } }))
    })
  const rowActions = (topic: e.HelpTopic): RowAction[] => {
    const { id, title } = topic
    const isDraft = topic.status === 'draft'
    const status = isDraft ? 'published' : 'draft'
    const actions: (RowAction | false)[] = [
      may(e.updateHelpTopic) && editAction(common('edit'), () => setDoing({ kind: 'edit', topic })),
      may(e.publishHelpTopic) &&
        showAction(isDraft, t(isDraft ? 'manage.publish' : 'manage.unpublish'), () => {
          const publish = () => call(e.publishHelpTopic, { params: { id }, body: { status } })
          void attempt(publish, t(`done.${status}`, { name: words(title) }))
        }),
      ...(may(e.moveHelpTopic) ? moves(id) : []),
      may(e.removeHelpTopic) && deleteAction(common('delete'), () => setDoing({ kind: 'remove', topic })),
    ]
    return actions.filter((action) => action !== false)
  }
  const addButton = may(e.createHelpTopic) && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setDoing({ kind: 'edit' })}>
      {t('manage.addTopic')}
    </Button>
  )
  return (
    <>
      <RecordsPage
        name="help.topics"
        label={t('manage.title')}
        before={before}
        list={list}
        queryKey={[...editKey, 'topics', 'list']}
        load={async (state, signal) =>
          pageOfAll(
            await call(e.listHelpTopics, {}, signal),
            state,
            ({ kind, title }, says) =>
              (!state.filters.kind || kind === state.filters.kind) && Object.values(title).some(says),
          )
        }
        columns={columns}
        rowId={(topic) => topic.id}
        rowName={(topic) => words(topic.title)}
        searchLabel={t('manage.searchTopics')}
        filters={[
          {
            name: 'kind',
            label: t('field.kind'),
            choices: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ]}
        rowActions={rowActions}
        action={addButton}
        empty={{ text: t('manage.emptyTopics'), action: addButton }}
      />
      {doing?.kind === 'edit' && <TopicDrawer topic={doing.topic} close={close} />}
      <ConfirmDialog
        opened={doing?.kind === 'remove'}
        title={t('remove.title', { name: doing?.topic ? words(doing.topic.title) : '' })}
        text={t('remove.topic')}
        action={common('delete')}
        isDangerous
        close={close}
        run={async () => {
          if (doing?.kind !== 'remove') return
          await call(e.removeHelpTopic, { params: { id: doing.topic.id } })
          close()
          showDone(t('done.removed', { name: words(doing.topic.title) }))
          await changed()
        }}
      />
    </>
  )
}
