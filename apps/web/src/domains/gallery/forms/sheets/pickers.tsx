import { weekdayOf } from '@dsms/contract/kernel/time/days'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { DaySheet } from '../../../../kit/inputs/time/DaySheet.tsx'
import { HijriCalendar } from '../../../../kit/inputs/time/HijriCalendar.tsx'
import { HijriDateInput } from '../../../../kit/inputs/time/HijriDateInput.tsx'
import { TimeField } from '../../../../kit/inputs/time/TimeField.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import { Fields } from '../held/Fields.tsx'
import { Held } from '../held/Held.tsx'
import { useStates } from '../held/useStates.ts'
import { DayRange } from './DayRange.tsx'

const day = '2026-03-01'
/** No lessons on Fridays. */
const isFriday = (one: string) => weekdayOf(one) === 5

export const pickers = sampleOf(
  { required: flag(), disabled: flag(), readOnly: flag() },
  {
    single: (state) => {
      const t = useText('forms')
      const [date, setDate] = useState<string | null>(day)
      const [time, setTime] = useState('16:30')
      return (
        <Fields>
          <DateField label={t('pickers.day')} value={date} onChange={setDate} {...state} />
          <TimeField label={t('pickers.time')} from="08:00" value={time} onChange={setTime} {...state} />
        </Fields>
      )
    },
    range: DayRange,
    blocked: (state) => {
      const t = useText('forms')
      const [date, setDate] = useState<string | null>(null)
      return (
        <DateField
          label={t('pickers.lesson')}
          description={t('pickers.blockedHelp')}
          excludeDate={isFriday}
          value={date}
          onChange={setDate}
          {...state}
        />
      )
    },
    inline: () => (
      <Held<string[]> initial={[day, '2026-03-08']}>
        {(days, change) => (
          <DaySheet type="multiple" value={days} onChange={change} defaultDate={day} excludeDate={isFriday} />
        )}
      </Held>
    ),
    hijri: (state) => {
      const t = useText('forms')
      return (
        <Held<string | null> initial={day}>
          {(value, change) => (
            <Group align="flex-start" gap="xl">
              <HijriDateInput label={t('pickers.hijriDay')} value={value} onChange={change} {...state} />
              <HijriCalendar value={value} onChange={change} />
            </Group>
          )}
        </Held>
      )
    },
    states: () => (
      <Fields>
        {useStates().map(({ key, ...state }) => (
          <Held<string | null> key={key} initial={day}>
            {(value, change) => <DateField value={value} onChange={change} {...state} />}
          </Held>
        ))}
      </Fields>
    ),
  },
)
