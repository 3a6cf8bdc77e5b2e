import { type Availability, saveAvailabilityWeek, type TrainerHours } from '@dsms/contract/trainers/availability/calls'
import { Button, Group, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import classes from './Availability.module.css'
import { rulesOn, spansOf, type Validity } from './availability.ts'
import { CopyDialog } from './CopyDialog.tsx'
import { HoursForm } from './HoursForm.tsx'

interface Props {
  hours: Availability
  trainer: TrainerHours
  school: School
}

/** The weeks of a trainer by the days that they hold for; one of them is open. */
export function HoursSpans({ hours, trainer, school }: Props) {
  const t = useText('availability')
  const format = useFormat()
  const mayEdit = useMay()(saveAvailabilityWeek)
  const [chosen, choose] = useState<Validity>()
  const [isCopying, setCopying] = useState(false)
  const spans = spansOf(trainer)
  const present = spans.find((span) => holdsOn(span, hours.today)) ?? spans[0]
  const open = chosen ?? (present ? fromToday(present, hours.today) : { valid_from: hours.today, valid_to: null })
  const nameOf = ({ valid_from, valid_to }: Validity) =>
    valid_to === null
      ? t('span.since', { day: format.date(valid_from) })
      : format.range(format.date(valid_from), format.date(valid_to))
  return (
    <section className="card" aria-label={t('week')}>
      <Group justify="space-between" mb="md">
        <h2 className={classes.title}>{t('week')}</h2>
        {mayEdit && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={18} stroke={1.5} />}
            disabled={rulesOn(trainer.rules, open.valid_from).length === 0}
            onClick={() => setCopying(true)}
          >
            {t('copy.open')}
          </Button>
        )}
      </Group>
      {spans.length > 1 && (
        <Group gap="xs" mb="md">
          <Text size="sm" c="dimmed">
            {t('span.known')}
          </Text>
          {spans.map((span) => {
            const isOpen = holdsOn(span, open.valid_from)
            return (
              <Button
                key={span.valid_from}
                size="compact-sm"
                variant={isOpen ? 'light' : 'default'}
                aria-pressed={isOpen}
                onClick={() => choose(fromToday(span, hours.today))}
              >
                {nameOf(span)}
              </Button>
            )
          })}
        </Group>
      )}
      <HoursForm
        // what was saved is a new beginning for the form, and so is another span
        key={`${trainer.version}.${open.valid_from}.${open.valid_to}`}
        hours={hours}
        trainer={trainer}
        school={school}
        span={open}
        open={choose}
      />
      {isCopying && (
        <CopyDialog hours={hours} trainer={trainer} school={school} span={open} close={() => setCopying(false)} />
      )}
    </section>
  )
}

const holdsOn = ({ valid_from, valid_to }: Validity, day: string) =>
  valid_from <= day && (valid_to === null || day <= valid_to)

/** What has been worked stays as it was said: a change begins today at the earliest, unless somebody sets another day. */
const fromToday = (span: Validity, today: string): Validity =>
  span.valid_from < today ? { ...span, valid_from: today } : span
