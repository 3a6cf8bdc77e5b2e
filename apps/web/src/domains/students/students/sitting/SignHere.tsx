import { Alert, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import type { Contract } from '../../contracts/contracts.ts'
import { SignAs } from '../../contracts/SignAs.tsx'

interface Props {
  contract: Contract
  school_id: number | undefined
  done: () => unknown
}

/** The text, and under it the signature of the next one who has to accept it. */
export function SignHere({ contract, school_id, done }: Props) {
  const t = useText('sitting')
  const words = useText('contracts')
  const changed = useContractsChanged()
  const [role] = contract.awaits
  if (!role)
    return (
      <Alert color="green" icon={<IconSignature size={20} stroke={1.5} />}>
        {t('contract.accepted')}
      </Alert>
    )
  return (
    <section className="card" aria-label={words('sign.title', { role: words(`role.${role}`) })}>
      <Stack gap="md">
        <Text fw={600}>{t('contract.waits', { role: words(`role.${role}`) })}</Text>
        <SignAs
          key={role}
          contract={contract}
          role={role}
          school_id={school_id}
          signed={async (saved) => {
            await changed()
            if (saved.awaits.length === 0) done()
          }}
        />
      </Stack>
    </section>
  )
}
