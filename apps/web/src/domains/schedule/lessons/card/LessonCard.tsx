import { isClass } from '@dsms/contract/schedule/classes/rules'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { Drawer, Group, Stack, Text } from '@mantine/core'
import { IconCalendarRepeat, IconUsersGroup } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { StatusMark } from '../../board/views/StatusMark.tsx'
import classes from '../Lessons.module.css'
import { useLesson } from '../useLesson.ts'
import { useRuleText } from '../useRuleText.ts'
import { CardActions } from './CardActions.tsx'
import { CardFacts } from './CardFacts.tsx'
import { CardPeople } from './CardPeople.tsx'

export interface LessonCardProps {
  id: number
  school_id: number | undefined
  zone: string
  close: () => void
  edit: (lesson: Lesson) => void
  /** Undefined where the board does not show it. */
  move: (() => void) | undefined
}

/** What a lesson is: when, what, who, with what, and what can be done about it. */
export function LessonCard({ id, school_id, zone, close, edit, move }: LessonCardProps) {
  const t = useText('schedule')
  const found = useLesson(id, school_id)
  const { data: lesson } = found
  return (
    <Drawer opened onClose={close} title={t('lesson')} size="md">
      {found.isPending && <ListSkeleton rows={5} />}
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {lesson && (
        <Stack gap="lg">
          <div className={classes.title} style={{ '--colour': lesson.type.colour }}>
            {lesson.type.name}
            <StatusMark status={lesson.status} />
          </div>
          <CardPeople lesson={lesson} school_id={school_id} />
          <CardFacts lesson={lesson} zone={zone} school_id={school_id} />
          <CardLinks lesson={lesson} school_id={school_id} />
          <Overridden lesson={lesson} zone={zone} />
          <CardActions lesson={lesson} school_id={school_id} edit={() => edit(lesson)} move={move} />
        </Stack>
      )}
    </Drawer>
  )
}

/** Where more of it stands: the roster of a class, and the lessons that were planned together with it. */
function CardLinks({ lesson, school_id }: { lesson: Lesson; school_id: number | undefined }) {
  const t = useText('schedule')
  const search = school_id ? { school_id } : {}
  const isGroup = isClass(lesson.type.kind, lesson.capacity)
  if (!isGroup && lesson.series_id === null) return null
  return (
    <Group gap="xs">
      {isGroup && (
        <LinkButton
          to="/school/schedule/classes/$id"
          params={{ id: String(lesson.id) }}
          search={search}
          variant="default"
          leftSection={<IconUsersGroup size={18} stroke={1.5} />}
        >
          {t('openRoster')}
        </LinkButton>
      )}
      {lesson.series_id !== null && (
        <LinkButton
          to="/school/schedule/series/$id"
          params={{ id: String(lesson.series_id) }}
          search={search}
          variant="default"
          leftSection={<IconCalendarRepeat size={18} stroke={1.5} />}
        >
          {t('openSeries')}
        </LinkButton>
      )}
    </Group>
  )
}

function Overridden({ lesson, zone }: { lesson: Lesson; zone: string }) {
  const t = useText('schedule')
  const ruleText = useRuleText(zone)
  const format = useFormat()
  if (lesson.overridden.length === 0) return null
  return (
    <section>
      <Text fw={600} mb={6}>
        {t('overridden')}
      </Text>
      <ul className={classes.rules}>
        {lesson.overridden.map((one) => (
          <li key={`${one.code} ${one.at}`} data-severity="overridable">
            <span>
              {ruleText(one)}
              <small>
                <bdi>{one.reason}</bdi>
                {' · '}
                {one.by && (
                  <>
                    <bdi>{one.by}</bdi>
                    {' · '}
                  </>
                )}
                {format.dateTime(one.at, zone)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
