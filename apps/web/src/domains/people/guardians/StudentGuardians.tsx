import { guardians, linkGuardian, listStudentGuardians } from '@dsms/contract/people/guardians/calls'
import { Button, Group, Stack } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import classes from '../shared/Lines.module.css'
import { GuardianDialog } from './GuardianDialog.tsx'
import { GuardianLine } from './GuardianLine.tsx'
import { type StudentGuardian, speakers } from './guardians.ts'

interface Props {
  studentId: number
  school_id: number | undefined
  mayWrite: boolean
}

/** Who speaks for a student, the main one first, and what each of them may do. */
export function StudentGuardians({ studentId, school_id, mayWrite }: Props) {
  const t = useText('guardians')
  const may = useMay()
  const [open, setOpen] = useState<StudentGuardian | 'new'>()
  const found = useQuery({
    queryKey: [...areaKey(speakers, school_id), 'of', studentId],
    queryFn: ({ signal }) => call(listStudentGuardians, { params: { id: studentId }, query: { school_id } }, signal),
    enabled: may(guardians.calls.list),
  })
  const rows = found.data ?? []
  const mayChange = mayWrite && may(linkGuardian)
  const addButton = mayChange && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} />} variant="default" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  )
  return (
    <Stack gap="md">
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isLoading && <ListSkeleton rows={3} />}
      {found.data && rows.length === 0 && (
        <Empty icon={<IconUsersGroup size={48} stroke={1} />} text={t('of.none')}>
          {addButton}
        </Empty>
      )}
      {rows.length > 0 && (
        <>
          {addButton && <Group justify="flex-end">{addButton}</Group>}
          <div className="card">
            <ul className={classes.list}>
              {rows.map((one) => (
                <GuardianLine
                  key={one.guardian_id}
                  guardian={one}
                  studentId={studentId}
                  school_id={school_id}
                  change={mayChange ? () => setOpen(one) : undefined}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      {open && (
        <GuardianDialog
          studentId={studentId}
          school_id={school_id}
          present={open === 'new' ? undefined : open}
          known={rows.map(({ guardian_id }) => guardian_id)}
          close={() => setOpen(undefined)}
        />
      )}
    </Stack>
  )
}
