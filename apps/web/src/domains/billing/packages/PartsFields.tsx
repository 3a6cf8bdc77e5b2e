import { stepOfPart } from '@dsms/contract/billing/packages/items'
import { NumberInput, Select, Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import type { PackageForm } from './packageForm.ts'

/** How many instalments there are, and in words when each is due. */
export function PartsFields({ form }: { form: PackageForm }) {
  const t = useText('packages')
  const { field, oneOf, values } = form
  const parts = Number(values.parts) || 1
  const every = Number(values.part_every) || 1
  const told = [2, 3, parts].filter((part, place, all) => part > 1 && part <= parts && all.indexOf(part) === place)
  const steps = told.map((part) => t('follows.step', { part, step: stepOfPart(part, every) }))
  const next = values.parts_due === 'months' ? [t('follows.months', { count: every })] : steps
  return (
    <FormGroup title={t('group.parts')}>
      <NumberInput allowDecimal={false} min={1} max={24} {...field('parts')} />
      {parts > 1 && (
        <>
          <Select {...oneOf('parts_due')} />
          <NumberInput
            allowDecimal={false}
            min={1}
            max={60}
            description={t(`every.${values.parts_due}`)}
            {...field('part_every')}
          />
        </>
      )}
      <Text size="sm" c="dimmed" className={fullRow} aria-live="polite">
        {parts > 1 ? [t('follows.first'), ...next].join(' ') : t('follows.whole')}
      </Text>
    </FormGroup>
  )
}
