import { confirmPassword } from '@dsms/contract/identity/account/security'
import { recentPasswordMinutes } from '@dsms/contract/kernel/endpoint'
import { Modal } from '@mantine/core'
import { useWhile } from '../../../../kernel/browser/later/whenShown.tsx'
import { useStore } from '../../../../kernel/browser/store.ts'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { passwordAsked } from '../../../../kernel/session/passwordAgain.ts'
import { PasswordQuestion } from './PasswordDialog.tsx'

/** Asks for the password before a call that needs it lately; the call goes on with what was filled in. It stands above all other dialogs. */
export function PasswordAgain() {
  const t = useText('account')
  const answer = useStore(passwordAsked)
  const close = useWhile(answer !== null, () => answer?.(false))
  return (
    <Modal
      opened={answer !== null}
      onClose={close}
      title={t('again.title')}
      zIndex={300}
      // Escape closes this dialog alone, and leaves the one below
      closeOnEscape={false}
      onFocusCapture={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) close()
      }}
    >
      <PasswordQuestion
        close={close}
        text={t('again.text', { minutes: recentPasswordMinutes })}
        action={t('again.action')}
        send={async ({ current_password }) => {
          await call(confirmPassword, { body: { current_password } })
          answer?.(true)
        }}
      />
    </Modal>
  )
}
