import { asEnd } from '@dsms/contract/kernel/time/clock'
import { toIso, weekFrom } from '@dsms/contract/kernel/time/days'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { Checkbox, Group, Switch, Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { TimeField } from '../../../kit/inputs/time/TimeField.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { BranchInput } from '../../school/public.ts'
import type { PriceRuleForm } from './priceRuleForm.ts'
import { useWeekStart } from './useWeekStart.ts'

/** What the switch begins with. */
const evening = { from_time: '17:00', to_time: '22:00' }
const anyTime = { from_time: '', to_time: '' }

interface Props {
  form: PriceRuleForm
  school_id: number | undefined
  /** The one that the record has; shown as well to readers who may not choose another. */
  trainer_id: number | null | undefined
}

/** When and where a rule applies; what is left empty is no condition. */
export function ConditionFields({ form, school_id, trainer_id }: Props) {
  const t = useText('priceRules')
  const format = useFormat()
  const may = useMay()
  const { field, choice, values, setFieldValue, setValues } = form
  const week = weekFrom(useWeekStart(school_id))
  const trainer = choice('trainer')
  const [id, name] = trainer.present
  const isTimed = values.from_time !== '' || values.to_time !== ''
  const days = field('weekdays')
  return (
    <FormGroup title={t('group.conditions')}>
      <Text size="sm" c="dimmed" className={fullRow}>
        {t('help.conditions')} {t('wins')}
      </Text>
      <BranchInput placeholder={t('anyBranch')} {...choice('branch')} />
      {(may(trainers.calls.list) || trainer_id) && (
        <RecordSelect
          area={trainers}
          isOffered={({ status }) => status !== 'left'}
          placeholder={t('anyTrainer')}
          {...trainer}
          present={{ id, name }}
        />
      )}
      <Checkbox.Group
        className={fullRow}
        label={days.label}
        error={days.error}
        data-path="weekdays"
        value={values.weekdays.map(String)}
        onChange={(chosen) => setFieldValue('weekdays', chosen.map(Number))}
      >
        <Group gap="md" mt="xs">
          {week.map((day) => (
            <Checkbox key={day} value={String(toIso(day))} label={format.weekdays[day]} />
          ))}
        </Group>
      </Checkbox.Group>
      <div className={fullRow}>
        <Switch
          label={t('timed')}
          description={t('help.timed')}
          checked={isTimed}
          onChange={(event) => setValues(event.currentTarget.checked ? evening : anyTime)}
        />
      </div>
      {isTimed && (
        <>
          <TimeField {...field('from_time')} from="06:00" value={values.from_time || '00:00'} />
          <TimeField
            {...field('to_time')}
            from={values.from_time || '06:00'}
            value={values.to_time || '24:00'}
            onChange={(time) => setFieldValue('to_time', asEnd(time))}
          />
        </>
      )}
      <DateField {...field('from_on')} />
      <DateField {...field('until_on')} description={t('help.until')} />
    </FormGroup>
  )
}
