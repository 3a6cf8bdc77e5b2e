import { signContract } from '@dsms/contract/people/contracts/calls'
import { Alert, Select, Stack, Text } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import contractClasses from '../../contracts/Contract.module.css'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import { ContractText } from '../../contracts/ContractText.tsx'
import type { Contract } from '../../contracts/contracts.ts'
import { Signing } from '../../contracts/Signing.tsx'

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
  const [speaker, setSpeaker] = useState<string | null>(null)
  const { awaits, languages, texts, hash, guardians } = contract
  const [role] = awaits
  const [language = 'ar'] = languages
  const guardian = guardians.find(({ id }) => String(id) === speaker) ?? guardians[0]
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by keys */}
        <div className={contractClasses.scroll} tabIndex={0}>
          <ContractText language={language} text={texts[language] ?? ''} />
        </div>
        {role === 'guardian' && guardians.length > 1 && (
          <Select
            label={words('role.guardian')}
            allowDeselect={false}
            data={guardians.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(guardian?.id)}
            onChange={setSpeaker}
          />
        )}
        {role === 'guardian' && !guardian ? (
          <Text>{words('sign.noGuardian')}</Text>
        ) : (
          <Signing
            key={`${role} ${role === 'guardian' ? guardian?.id : ''}`}
            name={role === 'student' ? contract.student : (guardian?.name ?? '')}
            accept={async (signature) => {
              const saved = await call(signContract, {
                params: { id: contract.id },
                body: {
                  role,
                  hash: hash ?? '',
                  ...signature,
                  ...(role === 'guardian' && guardian ? { person_id: guardian.id } : {}),
                  ...(school_id === undefined ? {} : { school_id }),
                },
              })
              await changed()
              if (saved.awaits.length === 0) done()
            }}
          />
        )}
      </Stack>
    </section>
  )
}
