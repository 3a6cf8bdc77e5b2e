import { lessonKinds, lessonNeeds } from '@dsms/contract/schedule/lessonTypes/calls'
import { kindDefaults } from '@dsms/contract/schedule/lessonTypes/kinds'
import { ColorInput, MultiSelect, NumberInput, Select, Switch, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { useCurrency } from '../../school/public.ts'
import { type LessonTypeForm, lessonTypeFields } from './lessonTypeForm.ts'
import { lessonTypeArea } from './lessonTypes.ts'
import { Prerequisites } from './Prerequisites.tsx'

/** A lesson type: its form, and what happened to it. */
export function LessonTypePage({ id }: { id?: number | undefined }) {
  return (
    <AreaScreen of={lessonTypeArea} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={lessonTypeFields}>
            {(form) => (
              <>
                <What form={form} isNew={id === undefined} />
                <Length form={form} />
                <Takes form={form} />
                <Booking form={form} />
                <Price form={form} currency={screen.record?.currency} school_id={screen.school.school_id} />
              </>
            )}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="lessonTypes" />
        </>
      )}
    </AreaScreen>
  )
}

interface GroupProps {
  form: LessonTypeForm
}

const colours = Object.values(kindDefaults).map(({ colour }) => colour)

function What({ form, isNew }: GroupProps & { isNew: boolean }) {
  const t = useText('lessonTypes')
  const { field, oneOf, setValues } = form
  const kind = oneOf('kind')
  return (
    <FormGroup title={t('group.what')}>
      <NamesInput {...field('name')} />
      <TextInput dir="ltr" description={t('codeHelp')} {...field('code')} maxLength={12} />
      <Select
        {...kind}
        onChange={(value: string | null) => {
          kind.onChange(value)
          const chosen = lessonKinds.find((one) => one === value)
          // a new type begins with what lessons of its kind usually take
          if (chosen && isNew) setValues(kindDefaults[chosen])
        }}
      />
      <Select description={t('stageHelp')} {...oneOf('stage')} />
      <MultiSelect description={t('countsHelp')} {...oneOf('counts_for', 'part')} />
      <ColorInput
        dir="ltr"
        format="hex"
        withEyeDropper={false}
        swatches={colours}
        description={t('colourHelp')}
        {...field('colour')}
      />
      <NotesInput {...field('notes')} />
    </FormGroup>
  )
}

function Length({ form: { field } }: GroupProps) {
  const t = useText('lessonTypes')
  return (
    <FormGroup title={t('group.length')}>
      <NumberInput allowDecimal={false} step={15} {...field('default_minutes')} />
      <NumberInput allowDecimal={false} step={15} {...field('min_minutes')} />
      <NumberInput allowDecimal={false} step={15} {...field('max_minutes')} />
      <NumberInput allowDecimal={false} step={5} description={t('stepHelp')} {...field('step_minutes')} />
      <NumberInput allowDecimal={false} min={0} step={5} description={t('bufferHelp')} {...field('buffer_minutes')} />
    </FormGroup>
  )
}

function Takes({ form }: GroupProps) {
  const t = useText('lessonTypes')
  const { field, oneOf, toggle } = form
  return (
    <>
      <FormGroup title={t('group.takes')}>
        {lessonNeeds.map((need) => (
          <Select key={need} {...oneOf(`needs_${need}`, 'need')} />
        ))}
        <Switch description={t('darkHelp')} {...toggle('after_dark')} />
        <Switch {...toggle('is_online')} />
      </FormGroup>
      <FormGroup title={t('group.seats')}>
        <NumberInput allowDecimal={false} min={1} {...field('max_students')} />
        <NumberInput allowDecimal={false} min={0} description={t('observersHelp')} {...field('max_observers')} />
      </FormGroup>
      <FormGroup title={t('group.before')}>
        <div className={fullRow}>
          <Prerequisites form={form} />
        </div>
      </FormGroup>
    </>
  )
}

function Booking({ form: { field, toggle } }: GroupProps) {
  const t = useText('lessonTypes')
  return (
    <FormGroup title={t('group.booking')}>
      <div className={fullRow}>
        <Switch {...toggle('self_bookable')} />
      </div>
      <NumberInput allowDecimal={false} min={0} description={t('hoursHelp')} {...field('lead_hours')} />
      <NumberInput allowDecimal={false} min={0} description={t('hoursHelp')} {...field('cancel_hours')} />
    </FormGroup>
  )
}

interface PriceProps extends GroupProps {
  currency: string | undefined
  school_id: number | undefined
}

function Price({ form: { field }, currency, school_id }: PriceProps) {
  const t = useText('lessonTypes')
  const own = useCurrency(school_id)
  return (
    <FormGroup title={t('group.price')}>
      <PriceInput description={t('priceHelp')} currency={currency ?? own} {...field('price_minor')} />
    </FormGroup>
  )
}
