import { courses } from '@dsms/contract/curriculum/courses/calls'
import { NumberInput, Select, Switch } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { useCurrency } from '../../school/public.ts'
import { ItemsInput } from './ItemsInput.tsx'
import { PartsFields } from './PartsFields.tsx'
import { type PackageForm, packageFields } from './packageForm.ts'
import { sold } from './packages.ts'

/** A package: its contents, its price, and the plan of its instalments. */
export function PackagePage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={sold} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={packageFields}>
            {(form) => (
              <PackageFields
                form={form}
                course={{ id: screen.record?.course_id, name: screen.record?.course }}
                currency={screen.record?.currency}
                school_id={screen.school.school_id}
              />
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="packages" />
        </>
      )}
    </AreaScreen>
  )
}

interface Props {
  form: PackageForm
  course: { id: number | null | undefined; name: string | null | undefined }
  currency: string | undefined
  school_id: number | undefined
}

function PackageFields({ form, course, currency, school_id }: Props) {
  const t = useText('packages')
  const own = useCurrency(school_id)
  const { field, oneOf, toggle } = form
  return (
    <>
      <FormGroup title={t('group.package')}>
        <NamesInput {...field('name')} />
        <RecordSelect
          area={courses}
          school_id={school_id}
          present={course}
          isOffered={({ status }) => status === 'active'}
          clearable
          description={t('help.course')}
          {...field('course_id')}
        />
        <NumberInput allowDecimal={false} min={1} description={t('help.validity')} {...field('validity_days')} />
        <Select {...oneOf('visibility')} />
        <div className={fullRow}>
          <Switch description={t('help.transferable')} {...toggle('transferable')} />
        </div>
      </FormGroup>
      <FormGroup title={t('group.items')}>
        <div className={fullRow}>
          <ItemsInput form={form} currency={currency ?? own} />
        </div>
      </FormGroup>
      <FormGroup title={t('group.price')}>
        <PriceInput currency={currency ?? own} description={t('help.price')} {...field('price_minor')} />
        <Select {...oneOf('tax_code')} />
      </FormGroup>
      <PartsFields form={form} />
    </>
  )
}
