import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconChecks, IconFileOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Facts } from '../../../kit/person/Facts.tsx'
import { ReasonDialog } from '../../../kit/records/dialogs/ReasonDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import classes from './Documents.module.css'
import { type ListedPaper, paperAddress, studentPapers } from './documents.ts'

/** The papers that wait, one after the other: looked at, approved or rejected, by keys or buttons. */
export function DeskPage() {
  const t = useText('documents')
  return (
    <SchoolGate scope="school" title={t('desk.title')}>
      {(school) => (
        <Page
          title={t('desk.title')}
          breadcrumbs={[{ label: t('title'), to: studentPapers.link, search: school.search }]}
        >
          <Waiting school={school} />
        </Page>
      )}
    </SchoolGate>
  )
}

function Waiting({ school }: { school: School }) {
  const t = useText('documents')
  const calls = useAreaCalls(studentPapers, school.school_id)
  const { data, error, refetch } = useQuery({
    queryKey: [...areaKey(studentPapers, school.school_id), 'desk'],
    queryFn: ({ signal }) => calls.list({ status: 'pending', sort: 'created_at', perPage: 100 }, signal),
  })
  const [at, setAt] = useState(0)
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton rows={6} />
  const place = Math.min(at, data.rows.length - 1)
  const paper = data.rows[place]
  if (!paper) return <Empty icon={<IconChecks size={40} stroke={1.25} />} text={t('desk.empty')} />
  const go = (step: number) => setAt(Math.max(0, Math.min(data.rows.length - 1, place + step)))
  return <Look key={paper.id} paper={paper} school={school} place={place} total={data.total} go={go} />
}

interface LookProps {
  paper: ListedPaper
  school: School
  place: number
  total: number
  go: (step: number) => void
}

const verify = { access: { school: 'student_documents.verify', platform: 'schools.edit' } } as const

function Look({ paper, school, place, total, go }: LookProps) {
  const t = useText('documents')
  const format = useFormat()
  const errorText = useErrorText()
  const may = useMay()
  const calls = useAreaCalls(studentPapers, school.school_id)
  const changed = useAreaChanged(studentPapers, school.school_id)
  const [isRejecting, setRejecting] = useState(false)
  const [isSending, setSending] = useState(false)
  const mayVerify = may(verify)
  const give = async (status: 'approved' | 'rejected', reason?: string) => {
    setSending(true)
    try {
      await calls.changeStatus(paper.id, status, reason)
      showDone(t(`desk.${status}`, { name: paper.student }))
      await changed()
    } finally {
      setSending(false)
    }
  }
  const approve = () =>
    mayVerify && paper.file && !isSending && void give('approved').catch((failure) => showFailure(errorText(failure)))
  const reject = () => mayVerify && setRejecting(true)
  useHotkeys(
    isRejecting
      ? []
      : [
          ['a', approve],
          ['r', reject],
          ['j', () => go(1)],
          ['k', () => go(-1)],
        ],
  )
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text role="status">{t('desk.place', { place: format.number(place + 1), total: format.number(total) })}</Text>
        <Group gap="xs">
          <Button variant="default" disabled={place === 0} onClick={() => go(-1)} rightSection={<Kbd>K</Kbd>}>
            {t('desk.before')}
          </Button>
          <Button variant="default" disabled={place + 1 >= total} onClick={() => go(1)} rightSection={<Kbd>J</Kbd>}>
            {t('desk.next')}
          </Button>
        </Group>
      </Group>
      <div className={classes.desk}>
        <FileView paper={paper} school_id={school.school_id} />
        <section className="card">
          <h2 className={classes.title}>{t(`kind.${paper.kind}`)}</h2>
          <Facts
            facts={[
              [
                t('field.student'),
                <LinkAnchor key="s" to={`/school/students/${paper.student_id}`} search={school.search}>
                  <Typed>{paper.student}</Typed>
                </LinkAnchor>,
              ],
              [t('field.student_no'), <Bdi key="n">{paper.student_no}</Bdi>],
              [t('field.number'), paper.number && <Bdi key="p">{paper.number}</Bdi>],
              [t('field.issued_on'), paper.issued_on && format.date(paper.issued_on)],
              [t('field.expires_on'), paper.expires_on && format.date(paper.expires_on)],
            ]}
          />
          {mayVerify && (
            <Group mt="md">
              <Button disabled={!paper.file} loading={isSending} onClick={approve} rightSection={<Kbd>A</Kbd>}>
                {t('desk.approve')}
              </Button>
              <Button color="red.9" variant="light" onClick={reject} rightSection={<Kbd>R</Kbd>}>
                {t('desk.reject')}
              </Button>
            </Group>
          )}
        </section>
      </div>
      {isRejecting && (
        <ReasonDialog
          title={t('desk.rejectTitle', { name: paper.student })}
          action={t('desk.reject')}
          reasonLabel={t('desk.reason')}
          isReasonRequired
          run={(reason) => give('rejected', reason)}
          close={() => setRejecting(false)}
        />
      )}
    </Stack>
  )
}

/** The paper itself: a picture, or what the browser shows of a PDF. */
function FileView({ paper, school_id }: { paper: ListedPaper; school_id: number | undefined }) {
  const t = useText('documents')
  if (!paper.file) return <Empty icon={<IconFileOff size={40} stroke={1.25} />} text={t('desk.noFile')} />
  const address = paperAddress(paper.file.url, school_id)
  if (paper.file.type.startsWith('image/'))
    return <img className={classes.file} src={address} alt={t(`kind.${paper.kind}`)} />
  return <iframe className={classes.file} src={address} title={t(`kind.${paper.kind}`)} />
}
