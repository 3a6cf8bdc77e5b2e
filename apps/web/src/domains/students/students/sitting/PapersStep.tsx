import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { documents } from '@dsms/contract/students/documents/calls'
import { Button, FileInput, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { upload } from '../../../../kernel/call/upload.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import type { Student } from '../students.ts'
import { FilesToAssign, type Paper } from './FilesToAssign.tsx'
import { PaperLine } from './PaperLine.tsx'
import classes from './Sitting.module.css'
import { isOpenPaper } from './steps.ts'

interface Props {
  student: Student
  school: School
  done: () => unknown
}

/** The text of identity papers is on the student's record already. */
const ofIdentity: readonly DocumentKind[] = ['id', 'residence']

/**
 * The papers that the school asks for: a file each, or several at once. As many as are missing are taken in the order in
 * which they are listed; of more or fewer it is asked which is which.
 */
export function PapersStep({ student, school, done }: Props) {
  const t = useText('sitting')
  const words = useText('documents')
  const changed = useContractsChanged()
  const [days, setDays] = useState<Partial<Record<DocumentKind, string | null>>>({})
  const [sending, setSending] = useState<DocumentKind[]>([])
  const [unsorted, setUnsorted] = useState<File[]>([])
  const [failure, setFailure] = useState<unknown>()
  const open = student.papers.filter(isOpenPaper).map(({ kind }) => kind)
  const lastDay = (kind: DocumentKind): string | null => {
    const typed = days[kind]
    return typed === undefined && ofIdentity.includes(kind) ? student.id_expires_on : (typed ?? null)
  }
  const bring = async (papers: Paper[]) => {
    setFailure(undefined)
    setSending(papers.map(({ kind }) => kind))
    try {
      for (const { file, ...about } of papers) {
        const { id } = await upload(file)
        const whose = {
          student_id: student.id,
          ...(school.school_id === undefined ? {} : { school_id: school.school_id }),
        }
        await call(documents.calls.create, { body: { ...about, ...whose, file_id: id } })
        setUnsorted((files) => files.filter((one) => one !== file))
      }
      // what was left out is not wanted
      setUnsorted([])
    } catch (error) {
      setFailure(error)
    } finally {
      await changed()
      setSending([])
    }
  }
  const take = (files: File[]) => {
    if (files.length !== open.length) return setUnsorted(files)
    return bring(
      files.flatMap((file, nth) => {
        const kind = open[nth]
        return kind ? { kind, file, expires_on: lastDay(kind) } : []
      }),
    )
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{t(student.papers.length ? 'papers.help' : 'papers.none')}</Text>
      {failure !== undefined && <ErrorBox error={failure} />}
      {open.length > 1 && unsorted.length === 0 && (
        <FileInput
          label={t('papers.several')}
          description={open.map((kind) => words(`kind.${kind}`)).join(' · ')}
          placeholder={t('papers.several')}
          multiple
          accept="application/pdf,image/*"
          disabled={sending.length > 0}
          value={[]}
          onChange={(files) => void take(files)}
        />
      )}
      {unsorted.length > 0 && (
        <FilesToAssign
          files={unsorted}
          open={open}
          lastDay={lastDay}
          isSending={sending.length > 0}
          send={bring}
          drop={() => setUnsorted([])}
        />
      )}
      {student.papers.length > 0 && (
        <div className="card">
          <ul className={classes.list} aria-label={t('step.papers')}>
            {student.papers.map((paper) => (
              <PaperLine
                key={paper.kind}
                paper={paper}
                expiresOn={lastDay(paper.kind)}
                setExpiresOn={(day) => setDays({ ...days, [paper.kind]: day })}
                isSending={sending.includes(paper.kind)}
                isStill={sending.length > 0}
                bring={(file) => bring([{ kind: paper.kind, file, expires_on: lastDay(paper.kind) }])}
              />
            ))}
          </ul>
        </div>
      )}
      <Group justify="flex-end">
        <Button onClick={done} disabled={sending.length > 0}>
          {t('next')}
        </Button>
      </Group>
    </Stack>
  )
}
