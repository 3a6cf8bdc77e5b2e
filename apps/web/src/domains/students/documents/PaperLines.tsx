import { Anchor, Button, Collapse, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPaperclip } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { Decision } from './Decision.tsx'
import { fileAddress, type StudentPaper, studentPapers } from './documents.ts'
import { Expiry } from './Expiry.tsx'
import classes from './StudentDocuments.module.css'

interface Props {
  rows: StudentPaper[]
  school_id: number | undefined
  mayVerify: boolean
}

/** Papers, the newest first; those that were replaced stand closed under the newest of their kind. */
export function PaperLines({ rows, school_id, mayVerify }: Props) {
  const shown = rows.filter(
    (one, place) => one.status !== 'replaced' || rows.findIndex(({ kind }) => kind === one.kind) === place,
  )
  return (
    <ul className={classes.list}>
      {shown.map((one) => {
        const isNewest = shown.find(({ kind }) => kind === one.kind) === one
        return (
          <li key={one.id}>
            <PaperLine paper={one} school_id={school_id} mayVerify={mayVerify} />
            {isNewest && (
              <Before
                rows={rows.filter((other) => other.kind === one.kind && !shown.includes(other))}
                school_id={school_id}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function PaperLine({ paper, school_id, mayVerify }: Omit<Props, 'rows'> & { paper: StudentPaper }) {
  const t = useText('documents')
  const format = useFormat()
  const { id, kind, status, number, issued_on, file, lacks } = paper
  return (
    <div className={classes.one}>
      <div className={classes.what}>
        <LinkAnchor to={`${studentPapers.link}/${id}`} search={school_id === undefined ? {} : { school_id }}>
          {t(`kind.${kind}`)}
        </LinkAnchor>{' '}
        {number && <Bdi>{number}</Bdi>}
        {issued_on && (
          <Text size="xs" c="dimmed">
            {t('field.issued_on')}: {format.date(issued_on)}
          </Text>
        )}
      </div>
      <StatusBadge status={status} label={t(`status.${status}`)} />
      <div>
        <Expiry {...paper} />
      </div>
      {file && (
        <Anchor size="sm" href={fileAddress(file, school_id)} target="_blank" rel="noreferrer">
          <IconPaperclip size={14} stroke={1.5} aria-hidden /> {t('look')}
        </Anchor>
      )}
      {lacks && (
        <Text size="sm" c="dimmed">
          {t(`closed.${lacks}`)}
        </Text>
      )}
      {mayVerify && <Decision paper={paper} school_id={school_id} isSmall />}
    </div>
  )
}

/** What a newer paper took the place of. */
function Before({ rows, school_id }: Omit<Props, 'mayVerify'>) {
  const t = useText('documents')
  const [isOpen, { toggle }] = useDisclosure(false)
  const panel = useId()
  if (rows.length === 0) return null
  return (
    <>
      <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} aria-controls={panel} onClick={toggle}>
        {t('before', { count: rows.length })}
      </Button>
      <Collapse expanded={isOpen} id={panel}>
        <div className={classes.before}>
          <ul className={classes.list}>
            {rows.map((one) => (
              <li key={one.id}>
                <PaperLine paper={one} school_id={school_id} mayVerify={false} />
              </li>
            ))}
          </ul>
        </div>
      </Collapse>
    </>
  )
}
