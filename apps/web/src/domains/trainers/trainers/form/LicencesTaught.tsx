import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { Select } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useRecordChoices } from '../../../../kit/areas/inputs/useChoices.ts'
import { Repeater } from '../../../../kit/form/Repeater.tsx'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import type { DraftLicence } from '../trainerForm.ts'
import { type GroupProps, withAll } from './props.ts'

/** Licence types that somebody teaches, with a first and last day where there is one. */
export function LicencesTaught({ form, trainer, school_id }: GroupProps) {
  const t = useText('trainers')
  const offered = useRecordChoices(licenceTypes, school_id, {}, ({ status }) => status !== 'inactive')
  const choices = withAll(offered, trainer?.licence_type_ids, trainer?.licence_type)
  const added = useRef(0)
  const { licences } = form.values
  const taken = new Set(licences.map((one) => one.licence_type_id))
  return (
    <Repeater<DraftLicence>
      label={t('field.licences')}
      lines={licences}
      onChange={(lines) => form.setFieldValue('licences', lines)}
      empty={() => ({ key: `new-${++added.current}`, licence_type_id: null, since: null, until: null })}
      keyOf={(line) => line.key}
      nameOf={(line) => choices.find(({ value }) => value === line.licence_type_id)?.label ?? t('field.licence_type')}
      addLabel={t('addLicence')}
      most={50}
      isReadOnly={form.isStill}
    >
      {(line, change, place) => (
        <>
          <Select
            label={t('field.licence_type')}
            required
            searchable
            allowDeselect={false}
            data={choices.filter(({ value }) => value === line.licence_type_id || !taken.has(value))}
            value={line.licence_type_id}
            onChange={(licence_type_id) => change({ licence_type_id })}
            error={form.errors[`licences.${place}.licence_type_id`]}
            data-path={`licences.${place}.licence_type_id`}
          />
          <DateField
            label={t('since')}
            value={line.since}
            onChange={(since) => change({ since })}
            error={form.errors[`licences.${place}.since`]}
          />
          <DateField
            label={t('until')}
            value={line.until}
            onChange={(until) => change({ until })}
            error={form.errors[`licences.${place}.until`]}
          />
        </>
      )}
    </Repeater>
  )
}
