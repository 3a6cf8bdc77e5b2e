import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { addMyDocument, listMyDocuments, type MyStudent } from '@dsms/contract/students/portal/calls'
import { Anchor, Button, Text } from '@mantine/core'
import { IconFiles, IconLock, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { PaperDialog } from '../documents/PaperDialog.tsx'
import { MineScreen } from './MineScreen.tsx'
import { actsFor, useMineChanged } from './mine.ts'
import classes from './Portal.module.css'

/** The papers of a student as they see them: what is asked for with one button each, and all that the office has. */
export function PapersPage() {
  const t = useText('portal')
  return (
    <Page title={t('papers.title')}>
      <MineScreen>{(student) => <Papers key={student.id} student={student} />}</MineScreen>
    </Page>
  )
}

function Papers({ student }: { student: MyStudent }) {
  const t = useText('portal')
  const papers = useText('documents')
  const changed = useMineChanged()
  const [adding, setAdding] = useState<{ kind: DocumentKind | null }>()
  const acts = actsFor(student)
  if (!acts && student.papers.length === 0)
    return <Empty icon={<IconLock size={48} stroke={1} />} text={t('rights.none')} />
  return (
    <div className={classes.home}>
      <section className="card" aria-labelledby="asked">
        <h2 id="asked" className={classes.title}>
          {t('papers.asked')}
        </h2>
        <ul className={classes.list}>
          {student.papers.map(({ kind, status, reason }) => (
            <li key={kind} className={classes.line}>
              <span className={classes.what}>
                {papers(`kind.${kind}`)}
                {status === 'rejected' && reason && (
                  <Text size="sm" c="var(--mantine-color-error)" component="span" display="block">
                    <Typed>{reason}</Typed>
                  </Text>
                )}
              </span>
              {!acts || status === 'approved' || status === 'pending' ? (
                <StatusBadge status={status} label={papers(`status.${status}`)} />
              ) : (
                <Button
                  variant="light"
                  size="compact-md"
                  mih={40}
                  aria-label={papers('of.done', {
                    action: papers(status === 'missing' ? 'of.upload' : 'of.replace'),
                    kind: papers(`kind.${kind}`),
                  })}
                  onClick={() => setAdding({ kind })}
                >
                  {papers(status === 'missing' ? 'of.upload' : 'of.replace')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {acts && (
          <Button
            mt="md"
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            onClick={() => setAdding({ kind: null })}
          >
            {t('papers.other')}
          </Button>
        )}
      </section>
      {acts && <Kept student={student} />}
      {adding && (
        <PaperDialog
          name={student.name}
          kind={adding.kind}
          create={({ file_id, ...about }) =>
            call(addMyDocument, { params: { id: student.id }, body: { ...about, file_id: file_id ?? 0 } })
          }
          changed={changed}
          close={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}

function Kept({ student }: { student: MyStudent }) {
  const t = useText('portal')
  const papers = useText('documents')
  const format = useFormat()
  const kept = useQuery({
    queryKey: ['my', 'documents', student.id],
    queryFn: ({ signal }) => call(listMyDocuments, { params: { id: student.id } }, signal),
  })
  if (kept.isError) return <ErrorBox error={kept.error} onRetry={() => kept.refetch()} />
  if (!kept.data) return <ListSkeleton rows={3} />
  if (kept.data.length === 0) return <Empty icon={<IconFiles size={48} stroke={1} />} text={t('papers.none')} />
  return (
    <section className="card" aria-labelledby="kept">
      <h2 id="kept" className={classes.title}>
        {t('papers.kept')}
      </h2>
      <ul className={classes.list}>
        {kept.data.map((paper) => (
          <li key={paper.id} className={classes.line}>
            <span className={classes.what}>
              {paper.file ? (
                <Anchor href={paper.file.url} target="_blank" rel="noreferrer" inherit>
                  {papers(`kind.${paper.kind}`)}
                </Anchor>
              ) : (
                papers(`kind.${paper.kind}`)
              )}
              <Text size="sm" c="dimmed" component="span" display="block">
                {t('papers.brought', { day: format.date(paper.created_at.slice(0, 10)) })}
                {paper.expires_on && ` · ${t('papers.until', { day: format.date(paper.expires_on) })}`}
              </Text>
            </span>
            <StatusBadge status={paper.status} label={papers(`status.${paper.status}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
