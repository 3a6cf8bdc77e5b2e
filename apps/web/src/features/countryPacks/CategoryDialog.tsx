import type { PackCategory } from '@dsms/contract/countryPacks.data'
import { gearboxes, licenceGroups } from '@dsms/contract/licenceTypes'
import { complete } from '@dsms/contract/trainingRequirements'
import { Button, Group, Modal, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AgeInput } from '../../components/ages/AgeInput.tsx'
import { NamesInput, noNames } from '../../components/areas/NamesInput.tsx'
import { RequirementBuilder } from '../../components/requirements/RequirementBuilder.tsx'
import { RequirementList, RequirementTotals } from '../../components/requirements/RequirementList.tsx'
import { edited, toInput } from '../../components/requirements/rows.ts'
import { useText } from '../../i18n/index.ts'
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
  const [now, setNow] = useState(category)
  const [rows, setRows] = useState(() => category.requirements.map((row) => edited(complete(row))))
  const set = (change: Partial<PackCategory>) => setNow({ ...now, ...change })
  const codes = others.map(({ code }) => code)
  const age = (
    field: 'min_age_months' | 'min_training_age_months' | 'direct_age_months' | 'permit_validity_months',
  ) => <AgeInput label={t(`field.${field}`)} value={now[field]} onChange={(months) => set({ [field]: months })} />
  const required = now.requires[0]
  return (
    <Modal opened onClose={close} title={now.code || t('category.new')} size="xl">
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
                onChange={(value) => set({ group: value as PackCategory['group'] })}
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
                onChange={(value) => set({ gearbox: value as PackCategory['gearbox'] })}
              />
              {age('min_age_months')}
              {age('min_training_age_months')}
              {age('direct_age_months')}
              {age('permit_validity_months')}
              <Select
                label={t('field.requires')}
                clearable
                data={codes}
                value={required?.code ?? null}
                onChange={(code) => set({ requires: code ? [{ code, months: required?.months ?? 0 }] : [] })}
              />
              {required && (
                <AgeInput
                  label={words('requires.months')}
                  value={required.months}
                  onChange={(months) =>
                    set({ requires: [{ ...required, months: months ?? 0 }, ...now.requires.slice(1)] })
                  }
                />
              )}
              <TextInput
                label={t('field.restriction_code')}
                dir="ltr"
                maxLength={20}
                value={now.restriction_code ?? ''}
                onChange={(event) => set({ restriction_code: event.currentTarget.value || null })}
              />
            </SimpleGrid>
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
          <Button variant="default" onClick={close}>
            {t('category.close')}
          </Button>
          {!isStill && (
            <Button
              disabled={now.code.trim() === ''}
              onClick={() =>
                done({
                  ...now,
                  code: now.code.trim(),
                  requirements: rows.map(toInput).map(complete),
                })
              }
            >
              {t('category.done')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
