import { startCountry } from '@dsms/contract/schedule/start/calls'
import { Text } from '@mantine/core'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LateSelect } from '../../../../kit/inputs/LateSelect.tsx'
import { longList } from '../../../../kit/inputs/longList.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { useCountries } from '../../../platform/public.ts'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

/** Where the school is: money, clock, week and the pack of rules follow from it. */
export function CountryStep({ start, school_id, taken }: StepProps) {
  const t = useText('start')
  const countries = useCountries().data ?? []
  const { form, submit, isSending, problem } = useZodForm({
    schema: async () => startCountry.body,
    initialValues: { country: start.country?.code ?? '' },
  })
  const send = async (values: typeof form.values) => {
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await taken(await call(startCountry, { body: { ...values, time_zone, school_id } }))
  }
  return (
    <StepForm
      onSubmit={submit(send)}
      isSending={isSending}
      problem={problem}
      action={t('save')}
      beside={
        <LinkAnchor to="/school/profile" search={school_id ? { school_id } : {}}>
          {t('country.profile')}
        </LinkAnchor>
      }
    >
      <LateSelect
        {...longList}
        searchable
        label={t('country')}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.values.country || null}
        onChange={(chosen) => chosen && form.setFieldValue('country', chosen)}
        error={form.errors.country}
      />
      <Text size="sm" c="dimmed" className={classes.wide}>
        {start.country ? t('country.now', { currency: start.currency, zone: start.time_zone }) : t('country.help')}
      </Text>
    </StepForm>
  )
}
