import { giveConsent, listConsents, withdrawConsent } from '@dsms/contract/students/students/consents'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import classes from '../../shared/Lines.module.css'
import { ConsentDialog } from './ConsentDialog.tsx'
import { ConsentLine } from './ConsentLine.tsx'
import { type Consent, consentsKey } from './consents.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface Props {
  studentId: number
  school_id: number | undefined
  mayWrite: boolean
}

/** By which trainers of the other gender a student agreed to be taught, and which of these consents were withdrawn. */
export function StudentConsents({ studentId, school_id, mayWrite }: Props) {
  const t = useText('consents')
  const may = useMay()
  const client = useQueryClient()
  const title = useId()
  const [open, setOpen] = useState<Consent | 'new'>()
  const key = consentsKey(studentId, school_id)
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listConsents, { params: { id: studentId }, query: { school_id } }, signal),
    enabled: may(listConsents),
  })
  const rows = found.data ?? []
  const close = () => setOpen(undefined)
  const saved = (all: Consent[]) => client.setQueryData(key, all)
  const common = { studentId, school_id, close, saved }
  return (
    <section className="card" aria-labelledby={title}>
      <Group justify="space-between" gap="sm" mb={8}>
        <h2 id={title} className={classes.title}>
          {t('title')}
        </h2>
        {mayWrite && may(giveConsent) && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            {t('add')}
          </Button>
        )}
      </Group>
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isLoading && <ListSkeleton rows={2} />}
      {found.data && rows.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((consent) => (
            <ConsentLine
              key={consent.id}
              consent={consent}
              school_id={school_id}
              withdraw={mayWrite && may(withdrawConsent) && !consent.withdrawn_on ? () => setOpen(consent) : undefined}
            />
          ))}
        </ul>
      )}
      {open === 'new' && (
        <ConsentDialog
          {...common}
          holding={rows.filter(({ withdrawn_on }) => !withdrawn_on).map(({ trainer_id }) => trainer_id)}
        />
      )}
      {open && open !== 'new' && <WithdrawDialog {...common} consent={open} />}
    </section>
  )
}
