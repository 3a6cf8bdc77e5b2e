import { needsComment } from '@dsms/contract/teaching/lessonRecords/rules'
import { Button, NumberInput, Text } from '@mantine/core'
import { IconFlagCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { PadProps } from '../pad.ts'
import classes from '../Teaching.module.css'
import { useDesk } from '../useTeaching.ts'

/** Ends the lesson: its minutes count, and the record waits for both to sign. */
export function FinishCard({ lesson }: PadProps) {
  const t = useText('lessonRecords')
  const { record, act } = useDesk(lesson)
  const [late, setLate] = useState<number | null>(null)
  const before = new Map(lesson.skills.map(({ skill_id, level }) => [skill_id, level]))
  const lacks = record.ratings.some(
    ({ skill_id, level, comment }) => !comment && needsComment(before.get(skill_id), level),
  )
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
      {lacks && (
        <Text c="red" size="sm" role="alert">
          {t('skills.whyNeeded')}
        </Text>
      )}
      <Button
        size="xl"
        fullWidth
        mt="sm"
        disabled={lacks}
        leftSection={<IconFlagCheck size={24} stroke={1.5} />}
        onClick={() => act({ kind: 'finish', late_minutes: late, is_absent: false })}
      >
        {t('finish.action')}
      </Button>
      {lesson.is_shared && (
        <Button
          fullWidth
          mt="sm"
          mih={44}
          variant="default"
          onClick={() => act({ kind: 'finish', late_minutes: null, is_absent: true })}
        >
          {t('finish.absent')}
        </Button>
      )}
    </section>
  )
}
