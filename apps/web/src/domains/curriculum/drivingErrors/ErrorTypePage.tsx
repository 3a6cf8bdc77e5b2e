import { severities } from '@dsms/contract/curriculum/drivingErrors/marking'
import { skills } from '@dsms/contract/curriculum/skills/calls'
import { Checkbox, Group, NumberInput, Select, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { RecordInput } from '../../../kit/areas/form/AreaInputs.tsx'
import {
  code,
  codes,
  flag,
  formFields,
  key,
  keys,
  names,
  number,
  sentOnly,
  text,
} from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { LicencesInput } from '../shared/LicencesInput.tsx'
import { errorArea } from './drivingErrors.ts'

const fields = formFields(errorArea, {
  code: text(),
  name: names(),
  description: names('descriptions'),
  group: code('other'),
  skill_id: key(),
  default_severity: code('minor'),
  allowed_severities: codes(severities),
  // the reason is asked again for each change
  severity_reason: sentOnly(''),
  points: number(1),
  repeat_escalates_after: number(),
  immediate_fail: flag(),
  licence_type_ids: keys(),
  place: number(0),
})

/** An error that can be marked: its form, and what happened to it. */
export function ErrorTypePage({ id }: { id?: number | undefined }) {
  const t = useText('drivingErrors')
  const grades = severities.map((value) => ({ value, label: t(`severity.${value}`) }))
  return (
    <AreaScreen of={errorArea} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm on={screen} fields={fields}>
            {(form) => {
              const { field, toggle, oneOf, choice, licences } = form
              const { record: error } = screen
              const isRegraded = error !== undefined && form.values.default_severity !== error.default_severity
              return (
                <>
                  <FormGroup title={t('section.error')}>
                    <TextInput dir="ltr" {...field('code')} maxLength={20} />
                    <NamesInput {...field('name')} />
                    <Select {...oneOf('group')} />
                    <RecordInput area={skills} searchable description={t('skillHelp')} {...choice('skill')} />
                    <LicencesInput {...licences()} />
                    <NumberInput allowDecimal={false} min={0} {...field('place')} />
                  </FormGroup>
                  <FormGroup title={t('section.severity')}>
                    <Select allowDeselect={false} data={grades} {...field('default_severity')} />
                    <Checkbox.Group {...field('allowed_severities')}>
                      <Group gap="md" mt={8}>
                        {grades.map(({ value, label }) => (
                          <Checkbox key={value} value={value} label={label} />
                        ))}
                      </Group>
                    </Checkbox.Group>
                    {isRegraded && (
                      <Textarea
                        className={fullRow}
                        dir="auto"
                        autosize
                        minRows={2}
                        {...field('severity_reason')}
                        required
                      />
                    )}
                    {error?.first_severity && (
                      <Text size="sm" className={fullRow}>
                        {t('firstSeverity', { severity: t(`severity.${error.first_severity}`) })}
                        {error.severity_reason && ` ${t('lastReason', { reason: error.severity_reason })}`}
                      </Text>
                    )}
                    <NumberInput allowDecimal={false} min={0} max={100} {...field('points')} />
                    <NumberInput
                      description={t('repeatHelp')}
                      allowDecimal={false}
                      min={2}
                      max={20}
                      {...field('repeat_escalates_after')}
                    />
                    <Switch description={t('immediateHelp')} {...toggle('immediate_fail')} />
                  </FormGroup>
                  <FormGroup title={t('field.description')}>
                    <NamesInput {...field('description')} />
                  </FormGroup>
                </>
              )
            }}
          </AreaForm>
          <RecordHistory history={screen.record?.history} words="drivingErrors" />
        </>
      )}
    </AreaScreen>
  )
}
