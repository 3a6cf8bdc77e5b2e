import { schools as area } from '@dsms/contract/platform/schools/calls'
import { Button, Group, Stepper, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useAddress } from '../../../kernel/address/useAddress.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { formFields, key, sentOnly } from '../../../kit/areas/form/fields.ts'
import { useAreaForm } from '../../../kit/areas/form/useAreaForm.ts'
import { FormGroup } from '../../../kit/form/RecordForm.tsx'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { ContactFields, LicenceFields, LookFields, NameFields, PlaceFields } from './SchoolFields.tsx'
import classes from './Schools.module.css'
import { type School, schoolParts, schools } from './schools.ts'

const input = area.input

/** The school with whoever runs it at first. */
const fieldsFor = (organization: string | null) =>
  formFields(schools, {
    ...schoolParts,
    organization_id: key(organization),
    admin: sentOnly({ first_name: '', last_name: '', email: '', username: '' }),
  })
type WizardValues = ReturnType<typeof fieldsFor>['empty']

/** Which step asks for a field; what is not named here belongs to the place. */
const inSchool = ['name', 'slug', 'organization_id', 'gender_scope', 'categories', 'is_group']
const inLicence = ['licence_no', 'licence_authority', 'licence_expires_on', 'tax_no', 'established_year']
const inPack = ['country_pack_code', 'country_pack_version']
const stepOf = (path: string): number => {
  const field = path.replace(/\..*/, '')
  if (field === 'admin') return 2
  return [...inSchool, ...inLicence, ...inPack].includes(field) ? 0 : 1
}

/** The steps to a new school: what it is, where it is, and who runs it. */
export function SchoolWizard() {
  const t = useText('schools')
  const common = useText('common')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const calls = useAreaCalls(schools)
  const changed = useAreaChanged(schools)
  const [{ organization_id }] = useAddress('organization_id')
  const [step, setStep] = useState(0)
  const { empty, bodyOf } = fieldsFor(organization_id || null)
  const state = useRecordForm<WizardValues, School>({
    initial: empty,
    schema: input,
    toBody: bodyOf,
    save: (values) => calls.create(bodyOf(values)),
    onSaved: async (saved) => {
      await changed()
      showDone(t('added', { name: saved.name }))
      await navigate({ to: `/platform/schools/${saved.id}` })
    },
  })
  const { form } = state
  const wrongSteps = Object.keys(form.errors).map(stepOf)

  /** Goes on when this step is right; what later steps still lack is not told yet. */
  const next = () => {
    const { errors } = form.validate()
    const here = Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) <= step))
    form.setErrors(here)
    if (Object.keys(here).length === 0) setStep(step + 1)
    else requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  // what the server found wrong may stand on a step before this one
  const firstWrong = Math.min(...wrongSteps)
  useEffect(() => {
    if (firstWrong < step) setStep(firstWrong)
  }, [firstWrong, step])

  const fields = useAreaForm(form, schools, {
    schemas: { input },
    school_id: undefined,
    record: undefined,
    isStill: false,
  })
  return (
    <Page title={t('add')} breadcrumbs={[{ label: t('title'), to: schools.link }]}>
      <form
        noValidate
        className={classes.steps}
        onSubmit={(event) => {
          if (step === 2) return state.submit(event)
          event.preventDefault()
          next()
        }}
      >
        <Stepper
          active={step}
          onStepClick={setStep}
          allowNextStepsSelect={false}
          size="sm"
          wrap={false}
          classNames={{ step: classes.step, stepBody: classes.stepWords }}
        >
          {(['school', 'place', 'admin'] as const).map((name, nth) => (
            <Stepper.Step key={name} label={t(`step.${name}`)} color={wrongSteps.includes(nth) ? 'red.8' : undefined} />
          ))}
        </Stepper>
        {step === 0 && (
          <>
            <NameFields form={fields} />
            <LicenceFields form={fields} />
          </>
        )}
        {step === 1 && (
          <>
            <PlaceFields form={fields} />
            <ContactFields form={fields} />
            <LookFields form={fields} />
          </>
        )}
        {step === 2 && <AdminFields form={form} />}
        <div className="foot">
          {state.error !== undefined && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(state.error)}
            </Text>
          )}
          <Group gap="xs" ms="auto">
            <Button variant="default" onClick={() => (step === 0 ? navigate({ to: schools.link }) : setStep(step - 1))}>
              {step === 0 ? common('cancel') : t('back')}
            </Button>
            <Button type="submit" loading={state.isSaving}>
              {step === 2 ? t('add') : t('next')}
            </Button>
          </Group>
        </div>
      </form>
      <UnsavedGuard isUnsaved={state.isUnsaved} />
    </Page>
  )
}

/** Anyone who runs the school at first; the link to choose a password goes to their address. */
function AdminFields({ form }: { form: UseFormReturnType<WizardValues> }) {
  const t = useText('schools')
  const field = form.getInputProps
  return (
    <FormGroup title={t('group.admin')}>
      <TextInput label={t('field.first_name')} required dir="auto" maxLength={60} {...field('admin.first_name')} />
      <TextInput label={t('field.last_name')} dir="auto" maxLength={60} {...field('admin.last_name')} />
      <TextInput
        label={t('field.admin_email')}
        description={t('adminHelp')}
        required
        type="email"
        dir="ltr"
        {...field('admin.email')}
      />
      <TextInput label={t('field.username')} required dir="ltr" maxLength={40} {...field('admin.username')} />
    </FormGroup>
  )
}
