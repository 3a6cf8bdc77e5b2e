import { saveMailSettings } from '@dsms/contract/messages/email/calls'
import { Button, Group, Input, Modal, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LazyRichText } from '../../../../ui/apps/LazyRichText.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { settingsKey, useMailSettings } from './useMails.ts'

const choices = [0, 10, 20, 30] as const
type Seconds = (typeof choices)[number]

/** Signature, and how long sending can be undone. */
export function SettingsDialog({ close }: { close: () => void }) {
  const t = useText('email')
  const { data, error, refetch } = useMailSettings()
  return (
    <Modal opened onClose={close} title={t('settings')} size="lg">
      {data && <SettingsForm {...data} close={close} />}
      {!data && error && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
    </Modal>
  )
}

interface FormProps {
  signature: string
  undoSeconds: Seconds
  sendsOutside: boolean
  close: () => void
}

function SettingsForm({ signature: before, undoSeconds, sendsOutside, close }: FormProps) {
  const t = useText('email')
  const common = useText('common')
  const client = useQueryClient()
  const errorText = useErrorText()
  const [signature, setSignature] = useState(before)
  const [seconds, setSeconds] = useState<Seconds>(undoSeconds)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const save = async () => {
    setSaving(true)
    setProblem(undefined)
    try {
      const saved = await call(saveMailSettings, { body: { signature, undoSeconds: seconds } })
      client.setQueryData(settingsKey, saved)
      showDone(t('settings.saved'))
      close()
    } catch (failure) {
      setProblem(failure)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="md">
        <LazyRichText label={t('settings.signature')} value={signature} onChange={setSignature} />
        <Input.Wrapper label={t('settings.undo')} labelElement="div" description={t('settings.undoHelp')}>
          <SegmentedControl
            aria-label={t('settings.undo')}
            fullWidth
            value={String(seconds)}
            data={choices.map((choice) => ({
              value: String(choice),
              label: choice === 0 ? t('settings.never') : t('settings.seconds', { count: choice }),
            }))}
            onChange={(value) => setSeconds(choices.find((choice) => String(choice) === value) ?? 10)}
          />
        </Input.Wrapper>
        <Text size="sm" c="dimmed">
          {t(sendsOutside ? 'settings.outside' : 'settings.inside')}
        </Text>
        {problem !== undefined && (
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(problem)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {common('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
