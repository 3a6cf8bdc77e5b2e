import { shareDone } from '@dsms/contract/students/enrolments/rules'
import type { Trainee } from '@dsms/contract/students/trainees/calls'
import { ActionIcon, Progress, Text } from '@mantine/core'
import { IconPhone, IconUsers } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useTaught } from '../../../kernel/i18n/useTaught.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { TrainerError } from '../../trainers/public.ts'
import classes from '../../trainers/trainers/trainerPortal/Portal.module.css'
import { Gaps } from '../students/Gaps.tsx'
import { useMyTrainees } from './useMyTrainees.ts'

/** The students who learn with a trainer: how they are reached, how far they are and what they lack. */
export function MyStudentsPage() {
  const t = useText('trainerPortal')
  const found = useMyTrainees()
  return (
    <Page title={t('students.title')} count={found.data?.length}>
      {found.isError && <TrainerError error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={5} />}
      {found.data?.length === 0 && <Empty icon={<IconUsers size={48} stroke={1} />} text={t('students.none')} />}
      <ul className={classes.cards} style={{ padding: 0, listStyle: 'none' }}>
        {found.data?.map((one) => (
          <Student key={one.enrolment_id} one={one} />
        ))}
      </ul>
    </Page>
  )
}

function Student({ one }: { one: Trainee }) {
  const t = useText('trainerPortal')
  const enrolments = useText('enrolments')
  const taught = useTaught()
  const { name, photo, phone, course, licence_type, status, owed_minutes: owed, done_minutes: done } = one
  return (
    <li className={`card ${classes.card}`}>
      <div className={classes.who}>
        <PersonAvatar name={name} src={photo} size={44} />
        <span className={classes.grow}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className={classes.quiet}>
            <Typed>{course}</Typed> · <Bdi>{licence_type}</Bdi>
          </span>
        </span>
        {phone && (
          <ActionIcon
            component="a"
            href={`tel:${phone}`}
            variant="default"
            size={44}
            aria-label={t('students.call', { name })}
          >
            <IconPhone size={20} stroke={1.5} />
          </ActionIcon>
        )}
      </div>
      <div className={classes.head}>
        <StatusBadge status={status} label={enrolments(`status.${status}`)} />
        {phone && (
          <Text size="sm" c="dimmed">
            <Phone number={phone} />
          </Text>
        )}
      </div>
      {owed > 0 && (
        <div>
          <Progress size={8} value={shareDone({ owed, done })} aria-label={t('students.progress', { name })} />
          <span className={classes.quiet}>{taught(done, owed)}</span>
        </div>
      )}
      {one.gaps.length > 0 && (
        <div className={classes.head}>
          <span className={classes.quiet}>{t('students.lacks')}</span>
          <Gaps gaps={one.gaps} />
        </div>
      )}
      {one.shared_notes && (
        <div>
          <span className={classes.quiet}>{t('students.notes')}</span>
          <Text size="sm">
            <Typed>{one.shared_notes}</Typed>
          </Text>
        </div>
      )}
    </li>
  )
}
