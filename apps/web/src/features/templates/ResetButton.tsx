import type { Language } from '@dsms/contract/shared'
import { type MailTemplate, resetMailTemplate } from '@dsms/contract/templates'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../components/records/ConfirmDialog.tsx'
import { showDone } from '../../components/records/toasts.tsx'
import { languages, useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'

/** Drops the platform's own words for those that came with the product. */
export function ResetButton({ params, name }: { params: { key: MailTemplate; language: Language }; name: string }) {
  const t = useText('templates')
  const queries = useQueryClient()
  const [isOpen, dialog] = useDisclosure(false)
  const language = languages.find(({ code }) => code === params.language)?.name ?? params.language
  const reset = async () => {
    await call(resetMailTemplate, { params })
    dialog.close()
    showDone(t('resetDone'))
    await queries.invalidateQueries({ queryKey: ['mail-templates'] })
  }
  return (
    <>
      <Button variant="subtle" color="red" onClick={dialog.open}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t('reset.title', { name })}
        text={t('reset.text', { language })}
        action={t('reset')}
        isDangerous
        run={reset}
        close={dialog.close}
      />
    </>
  )
}
