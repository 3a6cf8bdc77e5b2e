import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useText } from '../../kernel/i18n/index.ts'
import { MenuChoice, MenuTitle } from '../../ui/late/choices.tsx'
import { PressMenu } from '../../ui/late/PressMenu.tsx'
import { showFailure } from '../../ui/toasts/toasts.tsx'

export type ExportFormat = 'csv' | 'xlsx'

/** Saves what the filters leave, all pages of it, as a file. */
export function ExportMenu({ save }: { save: (format: ExportFormat) => Promise<void> }) {
  const t = useText('records')
  const errorText = useErrorText()
  const [isSaving, setSaving] = useState(false)
  const start = async (format: ExportFormat) => {
    setSaving(true)
    await save(format).catch((error) => showFailure(errorText(error)))
    setSaving(false)
  }
  return (
    <PressMenu
      target={
        <Button variant="default" loading={isSaving} leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}>
          {t('export')}
        </Button>
      }
    >
      <MenuTitle>{t('exportWhat')}</MenuTitle>
      <MenuChoice onClick={() => start('xlsx')}>{t('exportXlsx')}</MenuChoice>
      <MenuChoice onClick={() => start('csv')}>{t('exportCsv')}</MenuChoice>
    </PressMenu>
  )
}
