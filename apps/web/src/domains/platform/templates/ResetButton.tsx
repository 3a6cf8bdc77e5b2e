import type { MailTemplate } from '@dsms/contract/kernel/choices/mail'
import type { Language } from '@dsms/contract/kernel/shared'
import { resetMailTemplate } from '@dsms/contract/platform/templates/calls'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { languages, useText } from '../../../kernel/i18n/index.ts'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'

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
