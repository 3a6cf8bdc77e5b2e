import { students } from '@dsms/contract/students/students/calls'
import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { placeOf } from '../../../../kernel/address/address.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecord } from '../../../../kit/areas/area.ts'
import { type Fact, Facts } from '../../../../kit/person/Facts.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import type { StudentPaper } from '../documents.ts'
import { Expiry } from '../Expiry.tsx'
import { RejectDialog } from '../RejectDialog.tsx'
import classes from './Desk.module.css'
import { Preview } from './Preview.tsx'
import type { DeskState } from './useDesk.ts'

interface Props {
  paper: StudentPaper
  desk: DeskState
  school: School
}

/** One paper on the desk: the file large, beside it what it should say, and what can be done. */
export function Paper({ paper, desk, school }: Props) {
  const t = useText('documents')
  return (
    <div className={classes.desk}>
      <Preview paper={paper} school_id={school.school_id} />
      <section className={`card ${classes.side}`} aria-label={t('desk.facts')}>
        <Stack gap="md">
          <Acts desk={desk} hasFile={paper.file !== null} />
          <Facts facts={useFacts(paper, school)} unknown="–" />
        </Stack>
      </section>
      {desk.isRejecting && <RejectDialog paper={paper} run={desk.reject} close={desk.closeDialog} />}
    </div>
  )
}

function Acts({ desk, hasFile }: { desk: DeskState; hasFile: boolean }) {
  const t = useText('documents')
  return (
    <Stack gap="xs">
      {desk.mayDecide && (
        <Group gap="xs" grow>
          <Button
            leftSection={<IconCheck size={18} stroke={1.5} />}
            rightSection={
              <Kbd aria-hidden visibleFrom="md">
                A
              </Kbd>
            }
            aria-keyshortcuts="A"
            disabled={!hasFile}
            onClick={desk.approve}
          >
            {t('approve')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconX size={18} stroke={1.5} />}
            rightSection={
              <Kbd aria-hidden visibleFrom="md">
                R
              </Kbd>
            }
            aria-keyshortcuts="R"
            onClick={desk.askReason}
          >
            {t('reject')}
          </Button>
        </Group>
      )}
      {desk.mayDecide && !hasFile && (
        <Text size="sm" c="dimmed">
          {t('noFile')}
        </Text>
      )}
      <Group gap="xs" grow>
        <Button
          variant="subtle"
          rightSection={
            <Kbd aria-hidden visibleFrom="md">
              K
            </Kbd>
          }
          aria-keyshortcuts="K"
          disabled={desk.place === 1}
          onClick={desk.previous}
        >
          {t('previous')}
        </Button>
        <Button
          variant="subtle"
          rightSection={
            <Kbd aria-hidden visibleFrom="md">
              J
            </Kbd>
          }
          aria-keyshortcuts="J"
          disabled={!desk.hasNext}
          onClick={desk.next}
        >
          {t('next')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The paper's own facts first, then the student's, to be compared with what the file shows. */
function useFacts(paper: StudentPaper, school: School): Fact[] {
  const t = useText('documents')
  const format = useFormat()
  const may = useMay()
  const student = useRecord(
    { area: students },
    may(students.calls.get) ? paper.student_id : undefined,
    school.school_id,
  ).data
  const identity = student?.id_number ?? (student?.id_last4 && `•••• ${student.id_last4}`)
  return [
    [t('field.kind'), t(`kind.${paper.kind}`)],
    [
      t('field.student'),
      <span key="student">
        <LinkAnchor to={placeOf(`/school/students/${paper.student_id}`)} search={school.search}>
          <Typed>{paper.student}</Typed>
        </LinkAnchor>{' '}
        <small>
          <Bdi>{paper.student_no}</Bdi>
        </small>
      </span>,
    ],
    [t('field.birth_date'), student?.birth_date && format.date(student.birth_date)],
    [t('field.id_number'), identity && <Bdi key="identity">{identity}</Bdi>],
    [t('field.number'), paper.number && <Bdi key="number">{paper.number}</Bdi>],
    [t('field.issued_on'), paper.issued_on && format.date(paper.issued_on)],
    [t('field.expires_on'), paper.expires_on && <Expiry key="expiry" {...paper} />],
    [t('field.added'), format.dateTime(paper.created_at)],
  ]
}
