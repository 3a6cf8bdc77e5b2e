import type { PackCategory } from '@dsms/contract/curriculum/countryPacks/data'
import { gearboxes, licenceGroups } from '@dsms/contract/curriculum/licences/calls'
import { complete } from '@dsms/contract/curriculum/licences/requirements'
import { textIn } from '@dsms/contract/kernel/choices/reading'
import { Button, Group, Modal, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { NamesInput, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import { LeaveDialog } from '../../../kit/form/UnsavedGuard.tsx'
import { AgeInput } from '../shared/ages/AgeInput.tsx'
import { RequirementBuilder } from '../shared/requirements/RequirementBuilder.tsx'
import { RequirementList, RequirementTotals } from '../shared/requirements/RequirementList.tsx'
import { RequiresInput } from '../shared/requirements/RequiresInput.tsx'
import { edited, toInput } from '../shared/requirements/rows.ts'
import classes from './Categories.module.css'
import { CategoryFacts } from './CategoryFacts.tsx'

interface Props {
  category: PackCategory
  others: PackCategory[]
  isStill: boolean
  done: (category: PackCategory) => void
  close: () => void
}

/** A category with what its training takes: read, or changed in a draft. */
export function CategoryDialog({ category, others, isStill, done, close }: Props) {
  const t = useText('countryPacks')
  const words = useText('licences')
  const { code: language } = useLanguage()
  const [now, setNow] = useState(category)
  const [rows, setRows] = useState(() => category.requirements.map((row) => edited(complete(row))))
  const set = (change: Partial<PackCategory>) => setNow({ ...now, ...change })
  const codes = others.map(({ code }) => code)
  const result = () => ({
    ...now,
    code: now.code.trim(),
    // a row without a licence says nothing
    requires: now.requires.filter(({ code }) => code !== ''),
    requirements: rows.map(toInput).map(complete),
  })
  const [before] = useState(() => JSON.stringify(result()))
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => (isStill || JSON.stringify(result()) === before ? close() : setLeaving(true))
  const age = (
    field: 'min_age_months' | 'min_training_age_months' | 'direct_age_months' | 'permit_validity_months',
  ) => <AgeInput label={t(`field.${field}`)} value={now[field]} onChange={(months) => set({ [field]: months })} />
  return (
    <Modal opened onClose={leave} title={now.code || t('category.new')} size="xl">
      <Stack gap="md">
        {isStill ? (
          <>
            <CategoryFacts category={now} />
            <RequirementList rows={now.requirements.map(complete)} />
          </>
        ) : (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                label={t('field.code')}
                required
                dir="ltr"
                maxLength={20}
                value={now.code}
                onChange={(event) => set({ code: event.currentTarget.value })}
              />
              <Select
                label={words('field.group')}
                allowDeselect={false}
                data={licenceGroups.map((value) => ({ value, label: words(`group.${value}`) }))}
                value={now.group}
                onChange={(group) => group && set({ group })}
              />
              <NamesInput
                label={t('field.name')}
                required
                value={{ ...noNames, ...now.names }}
                onChange={(names) => set({ names })}
              />
              <Select
                label={t('field.parent_code')}
                clearable
                data={codes}
                value={now.parent_code}
                onChange={(value) => set({ parent_code: value })}
              />
              <Select
                label={words('field.gearbox')}
                allowDeselect={false}
                data={gearboxes.map((value) => ({ value, label: words(`gearbox.${value}`) }))}
                value={now.gearbox}
                onChange={(gearbox) => gearbox && set({ gearbox })}
              />
              {age('min_age_months')}
              {age('min_training_age_months')}
              {age('direct_age_months')}
              {age('permit_validity_months')}
              <TextInput
                label={t('field.restriction_code')}
                dir="ltr"
                maxLength={20}
                value={now.restriction_code ?? ''}
                onChange={(event) => set({ restriction_code: event.currentTarget.value || null })}
              />
            </SimpleGrid>
            <fieldset className={classes.group}>
              <legend className={classes.legend}>{t('field.requires')}</legend>
              <RequiresInput
                choices={others.map(({ code, names }) => ({ value: code, label: calledBy(code, names, language) }))}
                value={now.requires}
                onChange={(requires) => set({ requires })}
              />
            </fieldset>
            <NamesInput
              label={t('field.notes')}
              maxLength={1000}
              value={{ ...noNames, ...now.notes }}
              onChange={(notes) => set({ notes })}
            />
            <Text component="h3" fw={600}>
              {t('field.requirements')}
            </Text>
            <RequirementBuilder rows={rows} onChange={setRows} />
            <RequirementTotals rows={rows.map(toInput).map(complete)} />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={leave}>
            {t('category.close')}
          </Button>
          {!isStill && (
            <Button disabled={now.code.trim() === ''} onClick={() => done(result())}>
              {t('category.done')}
            </Button>
          )}
        </Group>
      </Stack>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Modal>
  )
}

const calledBy = (code: string, names: PackCategory['names'], language: keyof PackCategory['names']) => {
  const name = textIn(names, language)
  return name ? `${name} (${code})` : code
}
