import { type Intervention, interventions } from '@dsms/contract/curriculum/drivingErrors/marking'
import type { CatalogueError } from '@dsms/contract/teaching/lessonRecords/calls'
import { examOf, schemeFor } from '@dsms/contract/teaching/lessonRecords/exam'
import type { Mark } from '@dsms/contract/teaching/lessonRecords/state'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { ExamLine } from '../ExamLine.tsx'
import { errorsFor, grouped, type PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'
import { ManoeuvreLine } from './ManoeuvreLine.tsx'

/** Errors of a lesson, none of them folded away: one tap marks one with its severity, and each mark can be taken back. */
export function ErrorPad({ day, lesson, isClosed }: PadProps) {
  const t = useText('lessonRecords')
  const groups = useText('drivingErrors')
  const { record, act } = useDesk(lesson)
  const [intervention, setIntervention] = useState<Intervention>('none')
  const errors = errorsFor(day, lesson)
  const ofGroups = grouped(errors, ({ group }) => group)
  const marked = grouped(record.marks, (one) => `${one.error_type_id} ${one.severity}`)
  const scheme = lesson.student ? schemeFor(day.schemes, lesson.student.licence_type_id) : undefined
  const isExam = lesson.type.kind === 'mock_exam'
  const exam = lesson.exam ?? (isExam && scheme ? examOf(record, scheme, day.errors) : undefined)
  if (errors.length === 0 && !exam) return null
  return (
    <section className="card" aria-labelledby="errors">
      <h2 id="errors" className={classes.heading}>
        {t('errors.title')}
      </h2>
      {exam && <ExamLine exam={exam} isRunning={record.finished_at === null} />}
      {isExam && scheme && <ManoeuvreLine day={day} lesson={lesson} isClosed={isClosed} scheme={scheme} />}
      {marked.length > 0 && (
        <ul className={classes.rows} aria-label={t('errors.marked')}>
          {marked.map(([key, marks]) => (
            <MarkLine
              key={key}
              marks={marks}
              errors={day.errors}
              isClosed={isClosed}
              undo={(mark) => act({ kind: 'unmark', mark })}
            />
          ))}
        </ul>
      )}
      {!isClosed && (
        <>
          <SegmentedControl
            fullWidth
            aria-label={t('errors.intervention')}
            value={intervention}
            onChange={(next) => setIntervention(interventions.find((one) => one === next) ?? 'none')}
            data={interventions.map((value) => ({ value, label: t(`intervention.${value}`) }))}
          />
          <GroupChips names={ofGroups.map(([group]) => groups(`group.${group}`))} />
          {ofGroups.map(([group, rows]) => (
            <section key={group} className={classes.group} aria-label={groups(`group.${group}`)}>
              <h3 className={classes.small}>{groups(`group.${group}`)}</h3>
              <ul className={classes.rows}>
                {rows.map((error) => (
                  <ErrorLine
                    key={error.id}
                    error={error}
                    mark={(severity) => {
                      act({ kind: 'mark', error_type_id: error.id, severity, intervention })
                      setIntervention('none')
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </section>
  )
}

/** A tap goes to the errors of one group; where there are few groups they are in sight anyway. */
function GroupChips({ names }: { names: string[] }) {
  const t = useText('lessonRecords')
  if (names.length < 3) return null
  return (
    <nav className={classes.groups} aria-label={t('errors.groups')}>
      {names.map((name) => (
        <Button
          key={name}
          variant="default"
          radius="xl"
          mih={44}
          onClick={({ currentTarget }) =>
            currentTarget
              .closest('section')
              ?.querySelector(`section[aria-label="${CSS.escape(name)}"]`)
              ?.scrollIntoView()
          }
        >
          {name}
        </Button>
      ))}
    </nav>
  )
}

function ErrorLine({ error, mark }: { error: CatalogueError; mark: (severity: Mark['severity']) => void }) {
  const t = useText('drivingErrors')
  return (
    <li className={classes.skill}>
      <Typed>{error.name}</Typed>
      <div className={classes.severities}>
        {error.allowed_severities.map((severity) => (
          <Button
            key={severity}
            variant="default"
            mih={52}
            px={4}
            className={classes.severity}
            data-severity={severity}
            aria-label={`${error.name}: ${t(`severity.${severity}`)}`}
            onClick={() => mark(severity)}
          >
            {t(`severity.${severity}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}

interface MarkProps {
  marks: Mark[]
  errors: CatalogueError[]
  isClosed: boolean
  undo: (key: string) => void
}

function MarkLine({ marks, errors, isClosed, undo }: MarkProps) {
  const t = useText('lessonRecords')
  const severities = useText('drivingErrors')
  const format = useFormat()
  const last = marks.at(-1)
  if (!last) return null
  const name = errors.find(({ id }) => id === last.error_type_id)?.name ?? t('errors.retired')
  return (
    <li className={classes.row}>
      <span className={classes.grow}>
        <Typed>{name}</Typed> · {severities(`severity.${last.severity}`)}
        {marks.length > 1 && ` × ${format.number(marks.length)}`}
      </span>
      {!isClosed && (
        <ActionIcon variant="subtle" size={44} aria-label={t('errors.undo', { name })} onClick={() => undo(last.key)}>
          <IconArrowBackUp size={20} stroke={1.5} />
        </ActionIcon>
      )}
    </li>
  )
}
