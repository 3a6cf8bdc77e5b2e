import { contracts, readContractPdf, type SignerRole, signContract } from '@dsms/contract/students/contracts/calls'
import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import type { Contract } from './contracts.ts'
import { SignDialog } from './SignDialog.tsx'

interface Props {
  contract: Contract
  school_id: number | undefined
}

/** Everything that depends on a contract is read again: lists, the student with what they lack, and the contract itself. */
export function useContractsChanged(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['area'] })
}

const maySignForSchool = { access: { school: 'contracts.sign_for_school', platform: 'schools.edit' } } as const

/** What the office does with a contract: send it, have it signed here, sign for the school, print it. */
export function ContractActs({ contract, school_id }: Props) {
  const t = useText('contracts')
  const may = useMay()
  const errorText = useErrorText()
  const changed = useContractsChanged()
  const [signing, setSigning] = useState<SignerRole>()
  const inSchool = school_id === undefined ? {} : { school_id }
  const send = useMutation({
    mutationFn: () =>
      call(contracts.calls.changeStatus, { params: { id: contract.id }, body: { status: 'sent', ...inSchool } }),
    onSuccess: async () => {
      showDone(t('sent'))
      await changed()
    },
    onError: (error) => showFailure(errorText(error)),
  })
  const isSchoolOwing =
    (contract.status === 'sent' || contract.status === 'accepted') &&
    !contract.acceptances.some(({ role }) => role === 'school') &&
    may(maySignForSchool)
  return (
    <Group gap="sm">
      {contract.status === 'draft' && may(contracts.calls.changeStatus) && (
        <Button loading={send.isPending} onClick={() => send.mutate()}>
          {t('send')}
        </Button>
      )}
      {may(signContract) &&
        contract.awaits.map((role) => (
          <Button key={role} onClick={() => setSigning(role)}>
            {t('signHere', { role: t(`role.${role}`) })}
          </Button>
        ))}
      {isSchoolOwing && (
        <Button variant="default" onClick={() => setSigning('school')}>
          {t('signHere', { role: t('role.school') })}
        </Button>
      )}
      {may(readContractPdf) && (
        <Button
          component="a"
          variant="default"
          href={`/api/school/contracts/${contract.id}/pdf${school_id === undefined ? '' : `?school_id=${school_id}`}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('pdf')}
        </Button>
      )}
      {signing && (
        <SignDialog
          contract={contract}
          role={signing}
          school_id={school_id}
          done={async () => {
            setSigning(undefined)
            await changed()
          }}
          close={() => setSigning(undefined)}
        />
      )}
    </Group>
  )
}
