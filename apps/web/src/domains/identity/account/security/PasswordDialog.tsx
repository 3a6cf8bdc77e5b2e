import { deactivateAccount, endTwoStep } from '@dsms/contract/identity/account/security'
import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FormProblem } from '../../../../ui/errors/FormProblem.tsx'

interface Question {
  /** Without it there is no way back. */
  close?: () => void
  text: string
  /** The verb, as the button says it. */
  action: string
  isDangerous?: boolean
  /** Asks for a code of the second step too. */
  withCode?: boolean
  send: (body: { current_password: string; code: string }) => Promise<void>
}

/** Asks for the password before what an open screen alone must not be enough for. */
export function PasswordDialog({
  opened,
  close,
  title,
  ...rest
}: Question & { opened: boolean; close: () => void; title: string }) {
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <PasswordQuestion close={close} {...rest} />
    </Modal>
  )
}

export function PasswordQuestion({ close, text, action, isDangerous, withCode, send }: Question) {
  const t = useText('account')
  const auth = useText('signIn')
  const common = useText('common')
  const { form, submit, isSending, problem } = useZodForm({
    // the bodies of every call that asks for the password alone, or for a code too
    schema: async () => (withCode ? endTwoStep.body : deactivateAccount.body),
    initialValues: { current_password: '', code: '' },
  })
  return (
    <form onSubmit={submit(send)} noValidate>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
        <FormProblem problem={problem} />
        <PasswordInput
          label={auth('currentPassword')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': auth('showPassword') }}
          data-autofocus
          {...form.getInputProps('current_password')}
        />
        {withCode && (
          <TextInput
            label={t('twoStep.anyCode')}
            dir="ltr"
            autoComplete="one-time-code"
            maxLength={20}
            {...form.getInputProps('code')}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {close && (
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
          )}
          <Button type="submit" loading={isSending} color={isDangerous ? 'red.9' : undefined}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
