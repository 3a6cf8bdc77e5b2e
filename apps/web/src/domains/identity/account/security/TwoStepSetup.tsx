import { confirmTwoStep } from '@dsms/contract/identity/account/security'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'
import { QrCode } from '../../../../ui/parts/qr/QrCode.tsx'

interface Props {
  secret: string
  uri: string
  cancel: () => void
  confirmed: (recoveryCodes: string[]) => void
}

/** Shows the secret to an authenticator app, and asks for a first code as proof that it was read. */
export function TwoStepSetup({ secret, uri, cancel, confirmed }: Props) {
  const t = useText('account')
  const common = useText('common')
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => confirmTwoStep.body,
    initialValues: { code: '' },
  })
  const send = async (body: typeof form.values) => confirmed((await call(confirmTwoStep, { body })).recoveryCodes)
  return (
    <form onSubmit={submit(send)} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('twoStep.scan')}</Text>
        <QrCode text={uri} label={t('twoStep.qr')} />
        <Text size="sm" c="dimmed">
          {t('twoStep.typeIt')}{' '}
          <Text
            component="code"
            dir="ltr"
            ff="monospace"
            c="var(--mantine-color-text)"
            display="block"
            style={{ overflowWrap: 'anywhere' }}
          >
            {secret.replace(/(.{4})/g, '$1 ').trim()}
          </Text>
        </Text>
        <FormProblem problem={problem} />
        <TextInput
          label={t('twoStep.firstCode')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          {...form.getInputProps('code')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={cancel}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('twoStep.switchOn')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
