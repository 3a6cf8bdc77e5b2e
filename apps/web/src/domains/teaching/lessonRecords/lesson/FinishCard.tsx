import { isOffPlan, minutesBetween, mostMinutes } from '@dsms/contract/schedule/lessons/minutes'
import { needsComment } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, NumberInput, Text, TextInput } from '@mantine/core'
import { IconFlagCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useServerNow } from '../kept/clock.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** What a day says that the device kept before days said it. */
const usualSlack = 10
const unsaid = { taught_minutes: null, minutes_reason: null }

/** Ends the lesson: its minutes count, and the record waits for both to sign. */
export function FinishCard({ lesson, isKmUnkept }: PadProps & { isKmUnkept: boolean }) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const format = useFormat()
  const now = useServerNow()
  const [late, setLate] = useState<number | null>(null)
  /** Minutes since the start, once they turned out to differ from the plan. */
  const [measured, setMeasured] = useState<number>()
  const [taught, setTaught] = useState<number | null>(null)
  const [why, setWhy] = useState('')
  const before = new Map(lesson.skills.map(({ skill_id, level }) => [skill_id, level]))
  const lacks = record.ratings.some(
    ({ skill_id, level, comment }) => !comment && needsComment(before.get(skill_id), level),
  )
  const planned = minutesBetween(Date.parse(lesson.start), Date.parse(lesson.end))
  const isUnsaid = measured !== undefined && (taught === null || why.trim() === '')
  const finish = () => {
    const since = minutesBetween(Date.parse(record.started_at ?? lesson.start), now)
    const isOff = isOffPlan(planned, since, { tolerance: lesson.minutes_slack ?? usualSlack })
    if (measured === undefined && isOff) return setMeasured(since)
    const said = isOff ? { taught_minutes: taught, minutes_reason: why.trim() || null } : unsaid
    act({ kind: 'finish', late_minutes: late, is_absent: false, ...said })
  }
  return (
    <section className="card" aria-label={t('finish.title')}>
      <details>
        <summary className={classes.fold}>{t('finish.late')}</summary>
        <NumberInput
          label={t('finish.lateMinutes')}
          min={1}
          max={600}
          allowDecimal={false}
          inputMode="numeric"
          value={late ?? ''}
          onChange={(value) => setLate(typeof value === 'number' ? value : null)}
        />
      </details>
      {measured !== undefined && (
        <>
          <Text size="sm" role="status" mt="sm">
            {t('finish.differs', { planned: format.number(planned), taught: format.number(measured) })}
          </Text>
          <NumberInput
            label={t('finish.minutes')}
            required
            min={0}
            max={mostMinutes}
            allowDecimal={false}
            inputMode="numeric"
            value={taught ?? ''}
            onChange={(value) => setTaught(typeof value === 'number' ? value : null)}
          />
          <TextInput
            label={t('finish.why')}
            required
            dir="auto"
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
        </>
      )}
      {lacks && (
        <Text c="red" size="sm" role="alert">
          {t('skills.whyNeeded')}
        </Text>
      )}
      {isKmUnkept && (
        <Text c="red" size="sm" role="alert">
          {t('drive.unkept')}
        </Text>
      )}
      <Button
        size="xl"
        fullWidth
        mt="sm"
        disabled={lacks || isUnsaid || isKmUnkept}
        leftSection={<IconFlagCheck size={24} stroke={1.5} />}
        onClick={finish}
      >
        {t('finish.action')}
      </Button>
      {lesson.is_shared && (
        <Button
          fullWidth
          mt="sm"
          mih={44}
          variant="default"
          disabled={isKmUnkept}
          onClick={() => act({ kind: 'finish', late_minutes: null, is_absent: true, ...unsaid })}
        >
          {t('finish.absent')}
        </Button>
      )}
    </section>
  )
}
