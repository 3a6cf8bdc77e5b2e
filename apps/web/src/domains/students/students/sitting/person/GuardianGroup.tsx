import { guardianRights, guardians } from '@dsms/contract/students/guardians/calls'
import { guardianRelations } from '@dsms/contract/students/guardians/relations'
import { Checkbox, Group, SegmentedControl, Select, Text } from '@mantine/core'
import { useText } from '../../../../../kernel/i18n/index.ts'
import { RecordSelect } from '../../../../../kit/areas/inputs/RecordSelect.tsx'
import { FormGroup, fullRow } from '../../../../../kit/form/RecordForm.tsx'
import { PhoneInput } from '../../../../platform/public.ts'
import { NameInputs } from '../../../shared/NameInputs.tsx'
import type { Speaker } from './personValues.ts'

interface Props {
  school_id: number | undefined
  /** Whether somebody new may be written down; without it one whom the school knows is chosen. */
  mayAdd: boolean
  value: Speaker
  onChange: (guardian: Speaker) => void
  /** By field, under `guardian.`, and of one who is known under `known_guardian.` */
  errors: Record<string, string>
}

/** Who speaks for somebody under age, and what they may do. */
export function GuardianGroup({ school_id, mayAdd, value, onChange, errors }: Props) {
  const t = useText('sitting')
  const words = useText('guardians')
  const of = (field: string) => `${field} – ${t('guardian')}`
  const set = (change: Partial<Speaker>) => onChange({ ...value, ...change })
  return (
    <FormGroup title={t('guardian')}>
      <Text size="sm" c="dimmed" className={fullRow}>
        {t('guardian.help')}
      </Text>
      {mayAdd && (
        <SegmentedControl
          className={fullRow}
          aria-label={words('of.who')}
          value={value.isKnown ? 'known' : 'new'}
          onChange={(next) => set({ isKnown: next === 'known' })}
          data={[
            { value: 'new', label: words('of.new') },
            { value: 'known', label: words('of.known') },
          ]}
        />
      )}
      {value.isKnown ? (
        <RecordSelect
          area={guardians}
          school_id={school_id}
          label={words('field.guardian_id')}
          placeholder={words('of.find')}
          isOffered={({ status }) => status === 'active'}
          value={value.known}
          onChange={(known) => set({ known })}
          error={errors['known_guardian.guardian_id']}
        />
      ) : (
        <>
          <NameInputs
            parts={['first_name', 'family_name']}
            of={(name) => ({
              label: of(words(`field.${name}`)),
              value: value[name],
              onChange: (part) => set({ [name]: part }),
              errorIn: (script) => errors[`guardian.${name}.${script}`],
            })}
          />
          <PhoneInput
            label={of(words('field.phone'))}
            value={value.phone}
            onChange={(phone) => set({ phone: phone ?? '' })}
            error={errors['guardian.phone']}
          />
        </>
      )}
      <Select
        label={t('guardian.relation')}
        allowDeselect={false}
        data={guardianRelations.map((one) => ({ value: one, label: words(`relation.${one}`) }))}
        value={value.relation}
        onChange={(next) => set({ relation: guardianRelations.find((one) => one === next) ?? 'other' })}
      />
      <Checkbox.Group
        className={fullRow}
        label={words('field.rights')}
        description={value.rights.includes('sign') ? undefined : t('guardian.noSign')}
        value={value.rights}
        onChange={(next) => set({ rights: guardianRights.filter((one) => next.includes(one)) })}
      >
        <Group gap="sm" mt={4}>
          {guardianRights.map((right) => (
            <Checkbox key={right} value={right} label={words(`right.${right}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </FormGroup>
  )
}
