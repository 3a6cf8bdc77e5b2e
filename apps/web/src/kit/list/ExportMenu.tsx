import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useErrorText } from '../../kernel/i18n/errorText.ts'
import { useText } from '../../kernel/i18n/index.ts'
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
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isSaving} leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('exportWhat')}</Menu.Label>
        <Menu.Item onClick={() => start('xlsx')}>{t('exportXlsx')}</Menu.Item>
        <Menu.Item onClick={() => start('csv')}>{t('exportCsv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
