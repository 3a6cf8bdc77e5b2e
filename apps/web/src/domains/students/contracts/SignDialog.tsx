import type { SignerRole } from '@dsms/contract/students/contracts/calls'
import { Modal } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import type { Contract } from './contracts.ts'
import { SignAs } from './SignAs.tsx'

interface Props {
  contract: Contract
  role: SignerRole
  school_id: number | undefined
  /** Told the contract as it is then. */
  done: (contract: Contract) => unknown
  close: () => void
}

/** The screen of the office turned to whoever signs. */
export function SignDialog({ contract, role, school_id, done, close }: Props) {
  const t = useText('contracts')
  const isAlone = role === 'guardian' && contract.guardians.length === 0
  return (
    <Modal opened onClose={close} size={isAlone ? 'md' : 'lg'} title={t('sign.title', { role: t(`role.${role}`) })}>
      <SignAs
        contract={contract}
        role={role}
        school_id={school_id}
        signed={async (saved) => {
          showDone(t('sign.done'))
          await done(saved)
        }}
      />
    </Modal>
  )
}
