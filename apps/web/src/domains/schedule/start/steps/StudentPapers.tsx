import { type SchoolStart, startPapers } from '@dsms/contract/schedule/start/calls'
import type { StudentGap } from '@dsms/contract/students/students/rules'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { LazyPaperInput } from '../../../trainers/public.ts'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

type Student = NonNullable<SchoolStart['student']>

/** The papers that the law or the school asks for before a lesson, and what is still open before the student is active. */
export function StudentPapers({ school_id, taken, student }: StepProps & { student: Student }) {
  const t = useText('start')
  const kinds = useText('documents')
  const may = useMay()(startPapers)
  const [files, setFiles] = useState<Record<string, string | null>>({})
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const asked = student.papers.filter(({ status }) => status !== 'approved')
  const papers = asked.flatMap(({ kind }) => {
    const file = files[kind]
    return file ? [{ kind, file_id: Number(file) }] : []
  })
  const send = async () => {
    if (papers.length === 0) return
    setSending(true)
    setProblem(null)
    try {
      await taken(await call(startPapers, { body: { student_id: student.id, papers, school_id } }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error)
    }
    setSending(false)
  }
  const link = (
    <LinkAnchor to="/school/students/$id" params={{ id: String(student.id) }} search={school_id ? { school_id } : {}}>
      {t('student.open', { name: `\u2068${student.name}\u2069` })}
    </LinkAnchor>
  )
  if (asked.length === 0 || !may)
    return (
      <Stack gap="xs" align="flex-start">
        <StillOpen gaps={student.gaps} />
        {link}
      </Stack>
    )
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      isSending={isSending}
      problem={problem}
      action={t('papers.save')}
      beside={link}
    >
      <Text className={classes.wide}>{t('papers.text', { name: `\u2068${student.name}\u2069` })}</Text>
      {asked.map(({ kind }) => (
        <LazyPaperInput
          key={kind}
          label={kinds(`kind.${kind}`)}
          hasCamera
          value={files[kind] ?? null}
          onChange={(file) => setFiles((now) => ({ ...now, [kind]: file }))}
          kept={null}
          school_id={school_id}
        />
      ))}
      <div className={classes.wide}>
        <StillOpen gaps={student.gaps} />
      </div>
    </StepForm>
  )
}

function StillOpen({ gaps }: { gaps: readonly string[] }) {
  const t = useText('start')
  const gapText = useText('students')
  const { joined } = useFormat()
  const open = gaps.filter((gap) => gap !== 'documents' && gap !== 'documents_pending')
  if (open.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t('student.gaps', { gaps: joined(open.map((gap) => gapText(`gap.${gap as StudentGap}`))) })}
    </Text>
  )
}
