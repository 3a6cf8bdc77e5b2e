import { type Reaches, type ReachSubject, reaches, reachSubjects } from '@dsms/contract/kernel/permissions'
import { Fieldset, Select, Text } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { keysOf } from '../../../kernel/objects.ts'

interface Props {
  value: Reaches
  onChange: (value: Reaches) => void
}

/** How far a role reaches: one choice for each kind of people, from their own to the whole school. */
export function ReachInput({ value, onChange }: Props) {
  const t = useText('roles')
  return (
    <Fieldset legend={t('field.reaches')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('reach.help')}
      </Text>
      {keysOf(reachSubjects).map((subject: ReachSubject) => (
        <Select
          key={subject}
          mb="sm"
          label={t(`reach.of.${subject}`)}
          allowDeselect={false}
          data={reaches.map((reach) => ({ value: reach, label: t(`reach.to.${reach}`) }))}
          value={value[subject]}
          onChange={(reach) => reach && onChange({ ...value, [subject]: reach })}
        />
      ))}
    </Fieldset>
  )
}
