import { type MyDetails, type MyStudent, updateMyDetails } from '@dsms/contract/students/portal/calls'
import { trainerGenders } from '@dsms/contract/students/students/calls'
import { Alert, Button, Select, Switch, Text, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { bound } from '../../../kit/form/bound.ts'
import { FormGroup, fullRow, RecordForm } from '../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { WishTimesInput } from '../../../kit/inputs/time/WishTimesInput.tsx'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { PhoneInput } from '../../platform/public.ts'
import { OwnCopy } from '../personalData/OwnCopy.tsx'
import { Corrections } from './Corrections.tsx'
import { MineScreen } from './MineScreen.tsx'
import { mineKey, useMineChanged } from './mine.ts'
import classes from './Portal.module.css'

/** What a student keeps right themselves, and what they ask the office to put right. */
export function DetailsPage() {
  const t = useText('portal')
  return (
    <Page title={t('details.title')}>
      <MineScreen>
        {(student) => (
          <div key={student.id} className={classes.home}>
            <Mine student={student} />
          </div>
        )}
      </MineScreen>
    </Page>
  )
}

/** A guardian sees this where they sign for the student; what an adult keeps right themselves, nobody else does. */
function Mine({ student }: { student: MyStudent }) {
  const t = useText('portal')
  const { details, locked } = student
  if (!details || !locked) return <Empty icon={<IconLock size={48} stroke={1} />} text={t('rights.none')} />
  const decides = student.is_self || student.is_minor
  return (
    <>
      {decides && <Consent student={student} />}
      {decides ? (
        <DetailsForm student={student} details={details} />
      ) : (
        <Alert color="blue">{t('details.adult', { name: student.name })}</Alert>
      )}
      <Corrections student={student} locked={locked} />
      {decides && student.rights.includes('view_progress') && <OwnCopy id={student.id} />}
    </>
  )
}

/** Nobody is taken on without agreeing to what is kept about them. */
function Consent({ student }: { student: MyStudent }) {
  const t = useText('portal')
  const changed = useMineChanged()
  const agree = useMutation({
    mutationFn: () =>
      call(updateMyDetails, { params: { id: student.id }, body: { version: student.version, data_consent: true } }),
    onSuccess: async () => {
      showDone(t('consent.done'))
      await changed()
    },
  })
  if (!student.gaps.includes('consent')) return null
  return (
    <section className="card" aria-labelledby="consent">
      <h2 id="consent" className={classes.title}>
        {t('consent.title')}
      </h2>
      <Text my="sm">{t('consent.text')}</Text>
      {agree.isError && <ErrorBox error={agree.error} />}
      <Button loading={agree.isPending} onClick={() => agree.mutate()}>
        {t('consent.agree')}
      </Button>
    </section>
  )
}

const emptied = (text: string | null) => (text === '' ? null : text)

const bodyOf = (values: MyDetails): MyDetails => ({
  ...values,
  phone: emptied(values.phone),
  email: emptied(values.email),
  emergency_phone: emptied(values.emergency_phone),
})

const shown = ({ phone, email, province, city, address, ...rest }: MyDetails): MyDetails => ({
  ...rest,
  phone: phone ?? '',
  emergency_phone: rest.emergency_phone ?? '',
  email: email ?? '',
  province: province ?? '',
  city: city ?? '',
  address: address ?? '',
  emergency_name: rest.emergency_name ?? '',
  emergency_relation: rest.emergency_relation ?? '',
})

function DetailsForm({ student, details }: { student: MyStudent; details: MyDetails }) {
  const t = useText('portal')
  const students = useText('students')
  const common = useText('common')
  const navigate = useNavigate()
  const client = useQueryClient()
  const changed = useMineChanged()
  const state = useRecordForm<MyDetails, MyStudent>({
    initial: shown(details),
    version: student.version,
    schema: updateMyDetails.body,
    toBody: (values) => ({ ...bodyOf(values), version: student.version }),
    save: (values, fields, version) => {
      const body = bodyOf(values)
      const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return call(updateMyDetails, { params: { id: student.id }, body: { ...change, version } })
    },
    reload: async () => {
      await client.refetchQueries({ queryKey: mineKey })
      const now = client.getQueryData<MyStudent[]>(mineKey)?.find(({ id }) => id === student.id) ?? student
      return { values: shown(now.details ?? details), version: now.version }
    },
    onSaved: async (saved) => {
      state.show(shown(saved.details ?? details))
      showDone(t('details.saved'))
      await changed()
    },
  })
  const { form } = state
  // a guardian's browser knows the guardian
  const own = <T extends string>(token: T) => (student.is_self ? token : 'off')
  const text = (name: 'email' | 'province' | 'city' | 'address' | 'emergency_name' | 'emergency_relation') => ({
    label: students(`field.${name}`),
    ...form.getInputProps(name),
  })
  return (
    <RecordForm
      state={state}
      saveLabel={common('save')}
      cancel={() => navigate({ to: '/home' })}
      fieldLabel={(field) => students(`field.${field}`)}
      fieldValue={(_, value) => (typeof value === 'string' ? value : '')}
    >
      <FormGroup title={students('group.contact')}>
        <PhoneInput
          label={students('field.phone')}
          {...bound(form, 'phone')}
          value={form.values.phone ?? ''}
          autoComplete={own('tel-national')}
        />
        <TextInput
          type="email"
          dir="ltr"
          autoComplete={own('email')}
          {...text('email')}
          disabled={!student.is_self}
          description={student.is_self ? undefined : t('details.email')}
        />
        <TextInput dir="auto" autoComplete={own('address-level1')} {...text('province')} />
        <TextInput dir="auto" autoComplete={own('address-level2')} {...text('city')} />
        <TextInput dir="auto" autoComplete={own('street-address')} className={fullRow} {...text('address')} />
      </FormGroup>
      <FormGroup title={students('group.emergency')}>
        <TextInput dir="auto" {...text('emergency_name')} />
        <TextInput dir="auto" {...text('emergency_relation')} />
        <PhoneInput
          label={students('field.emergency_phone')}
          {...bound(form, 'emergency_phone')}
          value={form.values.emergency_phone ?? ''}
        />
      </FormGroup>
      <FormGroup title={t('wishes')}>
        <Select
          label={students('field.trainer_gender')}
          allowDeselect={false}
          data={trainerGenders.map((value) => ({ value, label: students(`trainer_gender.${value}`) }))}
          {...form.getInputProps('trainer_gender')}
        />
        <Switch
          label={students('field.marketing_consent')}
          {...form.getInputProps('marketing_consent', { type: 'checkbox' })}
        />
        <div className={fullRow}>
          <WishTimesInput
            label={students('field.wish_times')}
            path="wish_times"
            value={form.values.wish_times}
            onChange={(times) => form.setFieldValue('wish_times', times)}
            errorAt={(path) => form.errors[path]}
            isStill={false}
          />
        </div>
      </FormGroup>
    </RecordForm>
  )
}
