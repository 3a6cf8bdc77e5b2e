import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { documents } from '@dsms/contract/people/documents/calls'
import { Button, FileButton, FileInput, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { upload } from '../../../../kernel/call/upload.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { useContractsChanged } from '../../contracts/ContractActs.tsx'
import type { Student } from '../students.ts'
import classes from './Sitting.module.css'

interface Props {
  student: Student
  school: School
  done: () => unknown
}

/** The papers that the school asks for: a file each, or several at once in the order in which they are listed. */
export function PapersStep({ student, school, done }: Props) {
  const t = useText('sitting')
  const words = useText('documents')
  const changed = useContractsChanged()
  const [sending, setSending] = useState<DocumentKind[]>([])
  const [failure, setFailure] = useState<unknown>()
  const open = student.papers.filter(({ status }) => status !== 'approved' && status !== 'pending')
  const bring = async (files: { kind: DocumentKind; file: File }[]) => {
    setFailure(undefined)
    setSending(files.map(({ kind }) => kind))
    try {
      for (const { kind, file } of files) {
        const { id } = await upload(file)
        await call(documents.calls.create, {
          body: {
            student_id: student.id,
            kind,
            file_id: id,
            ...(school.school_id === undefined ? {} : { school_id: school.school_id }),
          },
        })
      }
    } catch (error) {
      setFailure(error)
    } finally {
      await changed()
      setSending([])
    }
  }
  return (
    <Stack gap="md">
      <Text c="dimmed">{t(student.papers.length ? 'papers.help' : 'papers.none')}</Text>
      {failure !== undefined && <ErrorBox error={failure} />}
      {open.length > 1 && (
        <FileInput
          label={t('papers.several')}
          description={open.map(({ kind }) => words(`kind.${kind}`)).join(' · ')}
          placeholder={t('papers.several')}
          multiple
          accept="application/pdf,image/*"
          disabled={sending.length > 0}
          value={[]}
          onChange={(files) =>
            void bring(
              files.flatMap((file, nth) => {
                const kind = open[nth]?.kind
                return kind ? { kind, file } : []
              }),
            )
          }
        />
      )}
      <ul className={`card ${classes.list}`} aria-label={t('step.papers')}>
        {student.papers.map(({ kind, status }) => (
          <li key={kind} className={classes.line}>
            {words(`kind.${kind}`)}
            {status === 'approved' || status === 'pending' ? (
              <StatusBadge status={status} label={words(`status.${status}`)} />
            ) : (
              <FileButton
                accept="application/pdf,image/*"
                onChange={(file) => file && void bring([{ kind, file }])}
                disabled={sending.length > 0}
              >
                {(props) => (
                  <Button {...props} variant="light" loading={sending.includes(kind)}>
                    {t('papers.file', { kind: words(`kind.${kind}`) })}
                  </Button>
                )}
              </FileButton>
            )}
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={done} disabled={sending.length > 0}>
          {t('next')}
        </Button>
      </Group>
    </Stack>
  )
}
