import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { StatusChange } from '../../../kit/areas/status/StatusChange.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { type Credential, given, givenAfter, papers } from './credentials.ts'

/** What can be done to a credential: verified by those who may, renewed by those who write them down. */
export function CredentialActions({ credential, school }: { credential: Credential; school: School }) {
  const t = useText('credentials')
  const areas = useText('areas')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { calls } = papers.area
  const isRenewable = credential.status === 'approved' || credential.status === 'expired'
  const { trainer_id, kind, id } = credential
  return (
    <>
      {isRenewable && credential.replaced_by_id === null && may(calls.create) && (
        <LinkButton
          variant="default"
          to={`${papers.link}/new`}
          search={{ ...school.search, trainer_id, kind, replaces_id: id }}
        >
          {t('renew')}
        </LinkButton>
      )}
      {may(calls.changeStatus) && givenAfter(credential.status).length > 0 && (
        <Button variant={credential.status === 'pending' ? 'filled' : 'default'} onClick={() => setOpen(true)}>
          {credential.status === 'pending' ? t('verify') : areas('status')}
        </Button>
      )}
      {isOpen && (
        <StatusChange of={given} school_id={school.school_id} record={credential} close={() => setOpen(false)} />
      )}
    </>
  )
}
