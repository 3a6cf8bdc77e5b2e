import type { HelpArticleRow } from '@dsms/contract/content/help/editing'
import { useMemo } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import type { Column } from '../../../../kit/records/types.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'

/** What the list of questions shows. */
export function useArticleColumns(): Column<HelpArticleRow>[] {
  const t = useText('help')
  const format = useFormat()
  const words = useWordsOf()
  return useMemo(
    (): Column<HelpArticleRow>[] => [
      {
        key: 'question',
        title: t('field.question'),
        sort: 'question',
        render: ({ id, question }) => (
          <LinkAnchor to="/pages/help/manage/$id" params={{ id: String(id) }} fw={500}>
            <Typed>{words(question)}</Typed>
          </LinkAnchor>
        ),
      },
      {
        key: 'topic',
        title: t('field.topic_id'),
        onCard: true,
        render: ({ kind, topic }) => `${t(`kind.${kind}`)}: ${words(topic)}`,
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        onCard: true,
        render: ({ status }) => (
          <StatusBadge status={status === 'published' ? 'active' : 'inactive'} label={t(`status.${status}`)} />
        ),
      },
      {
        key: 'views',
        title: t('field.views'),
        sort: 'views',
        align: 'end',
        onCard: true,
        render: ({ views }) => format.number(views),
      },
      {
        key: 'helpful',
        title: t('field.helpful'),
        sort: 'helpful',
        align: 'end',
        render: ({ helpful, unhelpful }) =>
          helpful + unhelpful === 0 ? '–' : t('vote.short', { helpful, count: helpful + unhelpful }),
      },
      {
        key: 'updated_at',
        title: t('field.updated_at'),
        sort: 'updated_at',
        align: 'end',
        render: ({ updated_at }) => format.relative(updated_at),
      },
    ],
    [t, format, words],
  )
}
