import { deactivateAccount } from '@dsms/contract/account.security'
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { FormProblem } from '../../components/FormProblem.tsx'
import { useText } from '../../i18n/index.ts'
import { useZodForm } from '../../lib/zodForm.ts'

interface Props {
  opened: boolean
  close: () => void
  title: string
  text: string
  /** The verb, as the button says it. */
  action: string
  isDangerous?: boolean
  send: (body: { current_password: string }) => Promise<void>
}

/** Asks for the password before what an open screen alone must not be enough for. */
export function PasswordDialog({ opened, close, title, ...rest }: Props) {
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <PasswordQuestion close={close} {...rest} />
    </Modal>
  )
}

function PasswordQuestion({ close, text, action, isDangerous, send }: Omit<Props, 'opened' | 'title'>) {
  const auth = useText('auth')
  const common = useText('common')
  const { form, submit, isSending, problem } = useZodForm({
    // the body of every call that asks for the password alone
    schema: async () => deactivateAccount.body,
    initialValues: { current_password: '' },
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {common('cancel')}
          </Button>
          <Button type="submit" loading={isSending} color={isDangerous ? 'red.9' : undefined}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
