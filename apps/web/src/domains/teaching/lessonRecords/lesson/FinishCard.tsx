import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import {
  differencesOf,
  isOffPlan,
  minutesBetween,
  mostMinutes,
  type PlanDifference,
} from '@dsms/contract/schedule/lessons/minutes'
import { needsComment } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, Chip, NumberInput, Text, TextInput } from '@mantine/core'
import { IconFlagCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { startedAt, useServerNow } from '../kept/clock.ts'
import { minutesIn, useDifferences } from '../minutes.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** What a day says that the device kept before days said it. */
const usualSlack = 10
const unsaid = { taught_minutes: null, minutes_reason: null }
/** What mostly makes a lesson shorter or longer, each a tap away. */
const usualReasons = ['late', 'traffic', 'agreed', 'vehicle', 'written'] as const

/** Ends the lesson: its minutes count, and the record waits for both to sign. What differs from the plan is asked about, nothing else. */
export function FinishCard({ lesson, isKmUnkept }: PadProps & { isKmUnkept: boolean }) {
  const t = useText('lessonRecords')
  const { record, act, desk } = useDesk(lesson)
  const format = useFormat()
  const now = useServerNow()
  const [late, setLate] = useState<number | null>(null)
  /** Minutes since the start, once they turned out to differ from the plan. */
  const [measured, setMeasured] = useState<number>()
  const [taught, setTaught] = useState<number | null>(null)
  const [why, setWhy] = useState('')
  const differ = useDifferences()
  const before = new Map(lesson.skills.map(({ skill_id, level }) => [skill_id, level]))
  const lacks = record.ratings.some(
    ({ skill_id, level, comment }) => !comment && needsComment(before.get(skill_id), level),
  )
  const [start, end] = [Date.parse(lesson.start), Date.parse(lesson.end)]
  const began = startedAt(desk) ?? start
  const policy = { tolerance: lesson.minutes_slack ?? usualSlack }
  const planned = minutesBetween(start, end)
  const isUnsaid = measured !== undefined && (taught === null || why.trim() === '')
  const atStart = differencesOf({ start, end, startedAt: began, endedAt: null }, policy)
  const lateBy = atStart.find(({ what }) => what === 'late')?.minutes
  const finish = () => {
    const since = minutesBetween(began, now)
    const isOff = isOffPlan(planned, since, policy)
    if (measured === undefined && isOff) {
      setMeasured(since)
      setTaught(since)
      return
    }
    const said = isOff ? { taught_minutes: taught, minutes_reason: why.trim() || null } : unsaid
    act({ kind: 'finish', late_minutes: late, is_absent: false, ...said })
  }
  const differences: PlanDifference[] =
    measured === undefined
      ? atStart
      : differencesOf({ start, end, startedAt: began, endedAt: began + measured * minuteMs }, policy)
  return (
    <section className="card" aria-label={t('finish.title')}>
      {differences.length > 0 && (
        <Text size="sm" role="status" fw={600}>
          {differ(differences)}
        </Text>
      )}
      {lateBy !== undefined && (
        <Chip mt="xs" size="md" checked={late === lateBy} onChange={(is) => setLate(is ? lateBy : null)}>
          {t('finish.lateBy', { minutes: minutesIn(format, lateBy) })}
        </Chip>
      )}
      <details>
        <summary className={classes.fold}>{t('finish.late')}</summary>
        <NumberInput
          label={t('finish.lateMinutes')}
          min={1}
          max={600}
          allowDecimal={false}
          value={late ?? ''}
          onChange={(value) => setLate(typeof value === 'number' ? value : null)}
        />
      </details>
      {measured !== undefined && (
        <>
          <Text size="sm" role="status" mt="sm">
            {t('finish.differs', { planned: minutesIn(format, planned), taught: minutesIn(format, measured) })}
          </Text>
          <NumberInput
            label={t('finish.minutes')}
            required
            min={0}
            max={mostMinutes}
            allowDecimal={false}
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
          <div className={classes.chips} style={{ marginBlockStart: 8 }}>
            {usualReasons.map((reason) => (
              <Chip
                key={reason}
                size="md"
                checked={why === t(`why.${reason}`)}
                onChange={() => setWhy(t(`why.${reason}`))}
              >
                {t(`why.${reason}`)}
              </Chip>
            ))}
          </div>
        </>
      )}
      {lacks && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {t('skills.whyNeeded')}
        </Text>
      )}
      {isKmUnkept && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
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
