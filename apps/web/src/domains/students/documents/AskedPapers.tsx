import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import type { students } from '@dsms/contract/students/students/calls'
import { Button } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { fileAddress, type StudentPaper } from './documents.ts'
import classes from './StudentDocuments.module.css'

interface Props {
  asked: WholeRecord<typeof students>['papers']
  rows: StudentPaper[]
  school_id: number | undefined
  /** Opens the dialog for a kind; nothing for those who may only look. */
  add: ((kind: DocumentKind) => void) | undefined
}

/** What the school asks of a student, each with how it stands and the one thing to do about it. */
export function AskedPapers({ asked, rows, school_id, add }: Props) {
  const t = useText('documents')
  return (
    <section className="card" aria-label={t('of.asked')}>
      <div className={classes.head}>
        <h3>{t('of.asked')}</h3>
      </div>
      <ul className={classes.list}>
        {asked.map(({ kind, status, document_id }) => {
          const paper = rows.find(({ id }) => id === document_id)
          const isThere = status === 'pending' || status === 'approved'
          const word = isThere ? 'of.look' : status === 'missing' ? 'of.upload' : 'of.replace'
          const label = t('of.done', { action: t(word), kind: t(`kind.${kind}`) })
          return (
            <li key={kind} className={classes.one}>
              <span className={classes.what}>{t(`kind.${kind}`)}</span>
              <StatusBadge status={status} label={t(`status.${status}`)} />
              {isThere && paper?.file && (
                <Button
                  component="a"
                  size="compact-md"
                  mih={36}
                  variant="default"
                  href={fileAddress(paper.file, school_id)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={label}
                >
                  {t(word)}
                </Button>
              )}
              {!isThere && add && (
                <Button size="compact-md" mih={36} variant="light" aria-label={label} onClick={() => add(kind)}>
                  {t(word)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
