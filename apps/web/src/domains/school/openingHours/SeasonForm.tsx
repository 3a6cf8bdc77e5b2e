import {
  addSeason,
  getOpeningHours,
  type OpeningHours,
  removeSeason,
  seasonInput,
  updateSeason,
} from '@dsms/contract/school/openingHours/calls'
import type { Hours } from '@dsms/contract/school/openingHours/week'
import { Button, SimpleGrid } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type * as z from 'zod'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { day, type Field, fieldsOf, names } from '../../../kit/areas/form/fields.ts'
import { NamesInput } from '../../../kit/areas/inputs/NamesInput.tsx'
import { FormGroup, fullRow, RecordForm } from '../../../kit/form/RecordForm.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { inWords } from '../schoolProfile/inWords.ts'
import { type HoursRow, hoursOfRows, rowsOf, useHoursSaved } from './hours.ts'
import { WeekEditor } from './WeekEditor.tsx'

interface Props {
  hours: OpeningHours
  /** Without one a new season is made. */
  season?: OpeningHours['seasons'][number]
  school: School
  branch_id: number | undefined
  /** Shows a season, or the usual week. */
  open: (id?: number) => void
}

const week: Field<HoursRow[], Hours[]> = { empty: [], read: rowsOf, write: hoursOfRows }

const { empty, valuesOf, bodyOf } = fieldsOf<z.input<typeof seasonInput>, OpeningHours['seasons'][number]>()({
  name: names(),
  starts_on: day(),
  ends_on: day(),
  hours: week,
})

/** Some weeks of the year with hours of their own. */
export function SeasonForm({ hours, season, school, branch_id, open }: Props) {
  const t = useText('schoolProfile')
  const { joined } = useFormat()
  const common = useText('common')
  const may = useMay()
  const mayEdit = may(season ? updateSeason : addSeason)
  const saved = useHoursSaved(school.school_id, branch_id)
  const [isRemoving, setRemoving] = useState(false)
  const inSchool = { school_id: school.school_id }
  // a new season begins with the usual week
  const [initial] = useState(() => (season ? valuesOf(season) : { ...empty, hours: rowsOf(hours.hours) }))
  const state = useRecordForm<typeof empty, OpeningHours>({
    initial,
    schema: seasonInput,
    toBody: bodyOf,
    version: season?.version ?? 0,
    save: (values, _, version) =>
      season
        ? call(updateSeason, { params: { id: season.id }, body: { ...bodyOf(values), version, ...inSchool } })
        : call(addSeason, { body: { ...bodyOf(values), branch_id: hours.branch_id, ...inSchool } }),
    reload: async () => {
      const now = await call(getOpeningHours, { query: { branch_id: hours.branch_id, ...inSchool } })
      const theirs = now.seasons.find(({ id }) => id === season?.id)
      return { values: theirs ? valuesOf(theirs) : initial, version: theirs?.version ?? 0 }
    },
    onSaved: async (answer) => {
      await saved(answer)
      const known = hours.seasons.map(({ id }) => id)
      const own = season?.id ?? answer.seasons.find(({ id }) => !known.includes(id))?.id
      showDone(t('season.saved', { name: answer.seasons.find(({ id }) => id === own)?.name }))
      open(own)
    },
  })
  const { form } = state
  const field = form.getInputProps
  return (
    <fieldset disabled={!mayEdit} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <RecordForm
        state={state}
        saveLabel={season ? common('save') : t('season.add')}
        cancel={() => open()}
        fieldLabel={(name) => t(`field.${name === 'name' ? 'seasonName' : name}`)}
        fieldValue={(_, value) => inWords(value, joined)}
        actions={
          season &&
          may(removeSeason) && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} stroke={1.5} />}
              onClick={() => setRemoving(true)}
            >
              {t('season.remove')}
            </Button>
          )
        }
      >
        <FormGroup title={t('season.when')}>
          <NamesInput label={t('field.seasonName')} required {...field('name')} />
          {/* from and to stand side by side, however many languages the name is written in */}
          <SimpleGrid className={fullRow} cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
            <DateField label={t('field.starts_on')} {...field('starts_on')} value={form.values.starts_on} />
            <DateField label={t('field.ends_on')} {...field('ends_on')} value={form.values.ends_on} />
          </SimpleGrid>
        </FormGroup>
        <WeekEditor
          rows={form.values.hours}
          onChange={(rows) => form.setFieldValue('hours', rows)}
          weekStart={hours.week_start}
          disabled={!mayEdit}
        />
      </RecordForm>
      {season && (
        <ConfirmDialog
          opened={isRemoving}
          title={t('season.removeAsk', { name: season.name })}
          text={t('season.removeText')}
          action={t('season.remove')}
          isDangerous
          close={() => setRemoving(false)}
          run={async () => {
            const answer = await call(removeSeason, { params: { id: season.id }, query: inSchool })
            open()
            await saved(answer)
            showDone(t('season.removed', { name: season.name }))
          }}
        />
      )}
    </fieldset>
  )
}
