import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { documents } from '@dsms/contract/students/documents/calls'
import type { students } from '@dsms/contract/students/students/calls'
import { Button, Stack } from '@mantine/core'
import { IconFiles, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { AskedPapers } from './AskedPapers.tsx'
import { studentPapers } from './documents.ts'
import { PaperDialog } from './PaperDialog.tsx'
import { PaperLines } from './PaperLines.tsx'
import classes from './StudentDocuments.module.css'
import { usePapersChanged } from './useDecisions.ts'

interface Props {
  student: WholeRecord<typeof students>
  school_id: number | undefined
  mayWrite: boolean
  mayVerify: boolean
}

/** The papers of a student: what the school asks for and how each stands, then all there are. */
export function StudentDocuments({ student, school_id, mayWrite, mayVerify }: Props) {
  const t = useText('documents')
  const may = useMay()
  const calls = useAreaCalls(studentPapers, school_id)
  const changed = usePapersChanged(school_id)
  const [adding, setAdding] = useState<{ kind: DocumentKind | null }>()
  const found = useQuery({
    queryKey: [...areaKey(studentPapers, school_id), 'of', student.id],
    queryFn: ({ signal }) => calls.list({ student_id: student.id, perPage: 100, sort: '-id' }, signal),
    enabled: may(documents.calls.list),
  })
  const rows = found.data?.rows
  const mayAdd = mayWrite && may(documents.calls.create)
  const add = mayAdd ? (kind: DocumentKind) => setAdding({ kind }) : undefined
  const addButton = mayAdd && (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.5} />}
      onClick={() => setAdding({ kind: null })}
    >
      {t('add')}
    </Button>
  )
  return (
    <Stack gap="md">
      {student.papers.length > 0 && (
        <AskedPapers asked={student.papers} rows={rows ?? []} school_id={school_id} add={add} />
      )}
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isLoading && <ListSkeleton rows={4} />}
      {rows?.length === 0 && (
        <Empty icon={<IconFiles size={48} stroke={1} />} text={t('of.none')}>
          {addButton}
        </Empty>
      )}
      {rows && rows.length > 0 && (
        <section className="card" aria-label={t('of.all')}>
          <div className={classes.head}>
            <h3>{t('of.all')}</h3>
            {addButton}
          </div>
          <PaperLines rows={rows} school_id={school_id} mayVerify={mayVerify} />
        </section>
      )}
      {adding && (
        <PaperDialog
          name={student.name}
          kind={adding.kind}
          create={(about, notes) => calls.create({ ...about, notes, student_id: student.id })}
          changed={changed}
          hasNotes
          school_id={school_id}
          close={() => setAdding(undefined)}
        />
      )}
    </Stack>
  )
}
