import type { HelpTopic } from '@dsms/contract/content/help/editing'
import { Anchor, Group, VisuallyHidden } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../../kernel/i18n/useWordsOf.ts'
import type { Column } from '../../../../kit/records/types.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { topicIcon } from '../topicIcon.ts'
import { topicColour } from './topicColour.ts'

/** What the list of topics shows. */
export function useTopicColumns(edit: (topic: HelpTopic) => void): Column<HelpTopic>[] {
  const t = useText('help')
  const format = useFormat()
  const words = useWordsOf()
  const open = useRef(edit)
  open.current = edit
  return useMemo(
    (): Column<HelpTopic>[] => [
      {
        key: 'title',
        title: t('field.title'),
        render: (topic) => {
          const Sign = topicIcon(topic.icon)
          return (
            <Group gap={8} wrap="nowrap" ps={topic.kind === 'group' ? 24 : 0}>
              <Sign size={18} stroke={1.5} color={topicColour(`text-${topic.colour}`)} aria-hidden />
              <Anchor component="button" type="button" inherit fw={500} ta="start" onClick={() => open.current(topic)}>
                <Typed>{words(topic.title)}</Typed>
              </Anchor>
            </Group>
          )
        },
      },
      { key: 'kind', title: t('field.kind'), onCard: true, render: ({ kind }) => t(`kind.${kind}`) },
      {
        key: 'status',
        title: t('field.status'),
        onCard: true,
        render: ({ status }) => (
          <StatusBadge status={status === 'published' ? 'active' : 'inactive'} label={t(`status.${status}`)} />
        ),
      },
      {
        key: 'articles',
        title: t('manage.articles'),
        align: 'end',
        onCard: true,
        render: ({ id, kind, articles }) =>
          kind === 'category' ? (
            '–'
          ) : (
            <LinkAnchor to="/pages/help/manage" search={{ topic_id: id }}>
              <span aria-hidden>{format.number(articles)}</span>
              <VisuallyHidden>{t('questions', { count: articles })}</VisuallyHidden>
            </LinkAnchor>
          ),
      },
      {
        key: 'updated_at',
        title: t('field.updated_at'),
        align: 'end',
        render: ({ updated_at }) => format.relative(updated_at),
      },
    ],
    [t, format, words],
  )
}
