import { Button, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ConfirmForm } from '../../../../kit/dialogs/ConfirmForm.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

/** A button, and the short form that it opens: Enter sends it, and an empty field says what it lacks. */
export function CarForm() {
  const t = useText('parts')
  const [opened, { open, close }] = useDisclosure(false)
  const [plate, setPlate] = useState('')
  const [isMissing, setMissing] = useState(false)
  const run = () => {
    setMissing(plate.trim() === '')
    if (plate.trim() === '') return
    showDone(t('modals.added', { plate: `\u2066${plate}\u2069` }))
    setPlate('')
    close()
  }
  return (
    <>
      <Button onClick={open}>{t('modals.addCar')}</Button>
      <ConfirmForm opened={opened} title={t('modals.addCar')} action={t('shared.save')} run={run} close={close}>
        <TextInput
          label={t('modals.plate')}
          dir="ltr"
          required
          maxLength={20}
          value={plate}
          error={isMissing && t('modals.plateWrong')}
          onChange={(event) => setPlate(event.currentTarget.value)}
        />
      </ConfirmForm>
    </>
  )
}
