import { type SignerRole, signContract } from '@dsms/contract/people/contracts/calls'
import { Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Contract.module.css'
import { ContractText } from './ContractText.tsx'
import type { Contract } from './contracts.ts'
import { Signing } from './Signing.tsx'

interface Props {
  contract: Contract
  role: SignerRole
  school_id: number | undefined
  /** Told the contract as it is then. */
  done: (contract: Contract) => unknown
  close: () => void
}

/** The screen of the office turned to whoever signs: the text, their name and signature. */
export function SignDialog({ contract, role, school_id, done, close }: Props) {
  const t = useText('contracts')
  const { guardians, languages, texts, hash } = contract
  const [guardianId, setGuardianId] = useState(guardians[0] ? String(guardians[0].id) : null)
  const guardian = guardians.find(({ id }) => String(id) === guardianId)
  const [language = 'ar'] = languages
  if (role === 'guardian' && guardians.length === 0)
    return (
      <Modal opened onClose={close} title={t('sign.title', { role: t(`role.${role}`) })}>
        <Text>{t('sign.noGuardian')}</Text>
      </Modal>
    )
  return (
    <Modal opened onClose={close} size="lg" title={t('sign.title', { role: t(`role.${role}`) })}>
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
            value={guardianId}
            onChange={setGuardianId}
          />
        )}
        <Signing
          key={guardianId}
          name={role === 'student' ? contract.student : role === 'guardian' ? (guardian?.name ?? '') : ''}
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
            showDone(t('sign.done'))
            await done(saved)
          }}
        />
      </Stack>
    </Modal>
  )
}
