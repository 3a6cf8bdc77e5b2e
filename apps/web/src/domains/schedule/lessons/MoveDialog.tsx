import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { longList } from '../../../kit/inputs/longList.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import type { Bar, Model } from '../board/model.ts'
import { clockAt, instantAt, minuteAt } from '../board/time/axis.ts'
import type { BoardActions } from '../board/types.ts'
import { MoveTimes } from '../finding/MoveTimes.tsx'
import { WhoIsTold } from '../notices/WhoIsTold.tsx'
import { useCheck } from './form/useCheck.ts'
import { draftOf, useLesson } from './useLesson.ts'
import { ViolationList } from './ViolationList.tsx'

export interface MoveDialogProps {
  bar: Bar
  model: Model
  school_id: number | undefined
  move: BoardActions['moved']
  close: () => void
}

/** Moves a lesson without dragging it: another day, another time, another lane. */
export function MoveDialog({ bar, model, school_id, move, close }: MoveDialogProps) {
  const t = useText('schedule')
  const common = useText('common')
  const { by, data } = model
  const zone = data.time_zone
  const was = clockAt(bar.start, zone)
  const [day, setDay] = useState(was.day)
  const [time, setTime] = useState(was.time)
  const [lane, setLane] = useState(bar.on[by])
  const start = minuteAt(day, time, zone)
  const end = start + bar.end - bar.start
  const isElsewhere = start !== bar.start || lane !== bar.on[by]
  const { data: lesson } = useLesson(bar.id, school_id)
  const draft = lesson && isElsewhere ? draftOf(lesson) : undefined
  const { check } = useCheck(
    draft && { ...draft, start: instantAt(start), end: instantAt(end), ...(lane && { [`${by}_id`]: lane }) },
    school_id,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    move(bar.id, { lane, start, end })
    close()
  }
  return (
    <Modal opened onClose={close} title={t('moveTitle')} centered>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <DateField label={t('field.day')} required value={day} onChange={(next) => next && setDay(next)} />
          <TimeField label={t('field.start')} required from={data.day_starts} value={time} onChange={setTime} />
          <Select
            {...longList}
            label={t(`by.${by}`)}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('nothingFound')}
            data={data.lanes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={lane ? String(lane) : null}
            onChange={(value) => setLane(Number(value))}
          />
          {lesson && (
            <MoveTimes
              lesson={lesson}
              on={{
                trainer_id: (by === 'trainer' ? lane : lesson.trainer?.id) || undefined,
                vehicle_id: (by === 'vehicle' ? lane : lesson.vehicle?.id) || undefined,
              }}
              zone={zone}
              school_id={school_id}
              choose={(minute) => {
                const to = clockAt(minute, zone)
                setDay(to.day)
                setTime(to.time)
              }}
            />
          )}
          {check && check.violations.length > 0 && <ViolationList violations={check.violations} zone={zone} />}
          {isElsewhere && <WhoIsTold deed="change" lessons={[bar.id]} school_id={school_id} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
            <Button type="submit">{t('moveAction')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
