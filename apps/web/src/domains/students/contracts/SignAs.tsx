import { type SignerRole, signContract } from '@dsms/contract/students/contracts/calls'
import { Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useSession } from '../../../kernel/session/session.ts'
import classes from './Contract.module.css'
import { ContractText } from './ContractText.tsx'
import type { Contract } from './contracts.ts'
import { OfficeSigning } from './OfficeSigning.tsx'
import { Signing } from './Signing.tsx'

interface Props {
  contract: Contract
  role: SignerRole
  school_id: number | undefined
  /** Told the contract as it is then. */
  signed: (contract: Contract) => unknown
}

/** The text of a contract, and under it the name and signature of one who has to accept it on the screen of the office. */
export function SignAs({ contract, role, school_id, signed }: Props) {
  const t = useText('contracts')
  const me = useSession()
  const { guardians, languages, texts, hash } = contract
  const [speaker, setSpeaker] = useState<string | null>(null)
  const guardian = guardians.find(({ id }) => String(id) === speaker) ?? guardians[0]
  const [language = 'ar'] = languages
  const send = async ({ signature, document_id }: { signature: string | null; document_id?: number }) => {
    const saved = await call(signContract, {
      params: { id: contract.id },
      body: {
        role,
        hash: hash ?? '',
        signature,
        ...(document_id === undefined ? {} : { document_id }),
        ...(role === 'guardian' && guardian ? { person_id: guardian.id } : {}),
        ...(school_id === undefined ? {} : { school_id }),
      },
    })
    await signed(saved)
  }
  if (role === 'guardian' && !guardian) return <Text>{t('sign.noGuardian')}</Text>
  return (
    <Stack gap="md">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('text')}>
        <ContractText language={language} text={texts[language] ?? ''} />
      </section>
      {role === 'guardian' && guardians.length > 1 && (
        <Select
          label={t('role.guardian')}
          allowDeselect={false}
          data={guardians.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(guardian?.id)}
          onChange={setSpeaker}
        />
      )}
      {role === 'school' ? (
        <Signing key={role} name={me?.fullName ?? ''} isNameKnown accept={send} />
      ) : (
        <OfficeSigning
          key={`${role} ${role === 'guardian' ? guardian?.id : ''}`}
          name={role === 'student' ? contract.student : (guardian?.name ?? '')}
          studentId={contract.student_id}
          school_id={school_id}
          accept={send}
        />
      )}
    </Stack>
  )
}
