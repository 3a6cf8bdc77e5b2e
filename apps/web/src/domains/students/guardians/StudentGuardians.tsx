import { guardians, linkGuardian, listStudentGuardians } from '@dsms/contract/students/guardians/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
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
  return (
    <section className="card" aria-labelledby="guardians">
      <Group justify="space-between" mb="xs">
        <h2 id="guardians" className={classes.title}>
          {t('title')}
        </h2>
        {mayChange && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.5} />}
            variant="default"
            size="xs"
            onClick={() => setOpen('new')}
          >
            {t('add')}
          </Button>
        )}
      </Group>
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isLoading && <ListSkeleton rows={1} />}
      {found.data && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('of.none')}
        </Text>
      )}
      {rows.length > 0 && (
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
    </section>
  )
}
