import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ContextMenu } from '../../../../ui/parts/menu/ContextMenu.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { CarRows } from './CarRows.tsx'
import { LessonItems } from './LessonItems.tsx'

function Lesson({ disabled, withDays = false }: { disabled: boolean; withDays?: boolean }) {
  const t = useText('extras')
  const [isRead, setRead] = useState(false)
  return (
    <ContextMenu label={t('context-menu.label')} disabled={disabled} items={<LessonItems withDays={withDays} />}>
      <Button variant="default" fullWidth aria-expanded={isRead} onClick={() => setRead(!isRead)}>
        {isRead ? t('context-menu.details') : t('context-menu.lesson')}
      </Button>
    </ContextMenu>
  )
}

export const contextMenu = sampleOf(
  { disabled: flag() },
  {
    basic: ({ disabled }) => <Lesson disabled={disabled} />,
    sub: ({ disabled }) => <Lesson disabled={disabled} withDays />,
    rows: ({ disabled }) => <CarRows disabled={disabled} />,
  },
)
