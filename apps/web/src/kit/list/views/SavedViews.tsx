import { Button } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { pressed } from '../../../ui/late/pressed.tsx'
import { useListChoices } from '../../records/useListChoices.ts'
import type { ViewsProps } from './ViewsHost.tsx'

const Views = pressed<ViewsProps>(async () => (await import('./ViewsHost.tsx')).ViewsHost, 'menu')

/** Search, filters and order under a name, to come back to. */
export function SavedViews({ name, list }: ViewsProps) {
  const t = useText('records')
  const [{ views = [] }] = useListChoices(name)
  const present = list.toText()
  return (
    <Views
      name={name}
      list={list}
      target={
        <Button variant="default" leftSection={<IconBookmark size={18} stroke={1.5} aria-hidden />}>
          {views.find((view) => view.search === present && present !== '')?.name ?? t('views')}
        </Button>
      }
    />
  )
}
