import { getSchoolProfile, schoolProfileInput, updateSchoolProfile } from '@dsms/contract/school/schoolProfile/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordForm } from '../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { ContactFields } from './ContactFields.tsx'
import { inWords } from './inWords.ts'
import { LookFields } from './LookFields.tsx'
import { OfficeFields } from './OfficeFields.tsx'
import classes from './ProfileForm.module.css'
import { type Profile, type ProfileValues, profileFields } from './profileValues.ts'

interface Props {
  profile: Profile
  school: School
  mayEdit: boolean
}

/** The whole profile in one form, since people fill it in once and then change single fields. */
export function ProfileForm({ profile, school, mayEdit }: Props) {
  const t = useText('schoolProfile')
  const { joined } = useFormat()
  const common = useText('common')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { school_id } = school
  const state = useRecordForm<ProfileValues, Profile>({
    initial: profileFields.valuesOf(profile),
    version: profile.version,
    schema: schoolProfileInput,
    toBody: profileFields.bodyOf,
    save: (values, fields, version) =>
      call(updateSchoolProfile, { body: { ...profileFields.changeOf(values, fields), version, school_id } }),
    reload: async () => {
      const now = await call(getSchoolProfile, { query: { school_id } })
      return { values: profileFields.valuesOf(now), version: now.version }
    },
    onSaved: async (saved, sent) => {
      client.setQueryData(['school-profile', school_id ?? 'own'], saved)
      state.show(profileFields.valuesOf(saved), sent)
      showDone(t('profile.saved'))
      await Promise.all([
        client.invalidateQueries({ queryKey: ['onboarding'] }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ])
    },
  })
  const groups = (
    <>
      <ContactFields form={state.form} />
      <OfficeFields form={state.form} profile={profile} />
      <LookFields form={state.form} mayEdit={mayEdit} />
    </>
  )
  if (!mayEdit)
    return (
      <fieldset disabled className={classes.still}>
        {groups}
      </fieldset>
    )
  return (
    <RecordForm
      state={state}
      saveLabel={common('save')}
      cancel={() => navigate({ to: '/school/setup', search: school.search })}
      fieldLabel={(field) => t(`field.${field}`)}
      fieldValue={(_, value) => inWords(value, joined)}
    >
      {groups}
    </RecordForm>
  )
}
