import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen, type AreaScreenState } from '../../../kit/areas/AreaScreen.tsx'
import { useRecord } from '../../../kit/areas/area.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { useCurrency } from '../../school/public.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { type PriceRuleForm, priceRuleFields } from './priceRuleForm.ts'
import { rules } from './priceRules.ts'

type Screen = AreaScreenState<typeof rules.area, typeof rules.words>

/** A price rule: its price beside the usual one, and the conditions under which it applies. */
export function PriceRulePage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={rules} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={priceRuleFields}>
            {(form) => (
              <>
                <PriceFields form={form} screen={screen} />
                <ConditionFields
                  form={form}
                  school_id={screen.school.school_id}
                  trainer_id={screen.record?.trainer_id}
                />
              </>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="priceRules" />
        </>
      )}
    </AreaScreen>
  )
}

function PriceFields({ form, screen: { record, school } }: { form: PriceRuleForm; screen: Screen }) {
  const t = useText('priceRules')
  const { school_id } = school
  const own = useCurrency(school_id)
  const currency = record?.currency ?? own
  const { field } = form
  const usual = useUsual(Number(form.values.lesson_type_id) || undefined, currency, { record, school })
  return (
    <FormGroup title={t('group.rule')}>
      <NamesInput {...field('name')} />
      <RecordSelect
        area={lessonTypes}
        school_id={school_id}
        present={{ id: record?.lesson_type_id, name: record?.lesson_type }}
        isOffered={({ status }) => status === 'active'}
        {...field('lesson_type_id')}
      />
      <PriceInput
        currency={currency}
        description={[t('help.price'), usual].filter(Boolean).join(' ')}
        {...field('price_minor')}
      />
    </FormGroup>
  )
}

/** What lessons of a type cost without a rule, in words; of the record's own type it is known before the type is read. */
function useUsual(
  type_id: number | undefined,
  currency: string | undefined,
  { record, school }: Pick<Screen, 'record' | 'school'>,
): string | undefined {
  const t = useText('priceRules')
  const format = useFormat()
  const { data: type } = useRecord({ area: lessonTypes }, type_id, school.school_id)
  const known = record?.lesson_type_id === type_id ? record : undefined
  const minutes = type?.default_minutes ?? known?.minutes
  const minor = type ? type.price_minor : known?.usual_minor
  if (minutes === undefined || currency === undefined) return undefined
  return minor === null || minor === undefined
    ? t('noUsual', { minutes })
    : t('usual', { price: format.money(minor, currency), minutes })
}
