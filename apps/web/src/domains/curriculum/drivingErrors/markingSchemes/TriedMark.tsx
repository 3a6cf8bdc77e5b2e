import { interventions, type Severity } from '@dsms/contract/curriculum/drivingErrors/marking'
import { ActionIcon, Select, Text } from '@mantine/core'
import { IconMinus, IconPlus, IconX } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Bdi } from '../../../../ui/Bidi.tsx'
import classes from './MarkingScheme.module.css'
import { type Mark, most } from './tryMarks.ts'
import type { ErrorRow } from './VerdictBox.tsx'

interface Props {
  mark: Mark
  error: ErrorRow | undefined
  change: (change: Partial<Mark>) => void
}

/** An error that is tried: how often, how grave, and what the trainer did. Plus and minus work by their keys too. */
export function TriedMark({ mark: { code, severity, count, intervention }, error, change }: Props) {
  const t = useText('markingSchemes')
  const errors = useText('drivingErrors')
  const format = useFormat()
  const name = error?.name ?? code
  const grades: Severity[] = [...new Set([...(error?.allowed_severities ?? []), severity])]
  const more = () => change({ count: Math.min(most, count + 1) })
  const fewer = () => change({ count: count - 1 })
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === '+') more()
    else if (event.key === '-') fewer()
    else return
    event.preventDefault()
  }
  return (
    <li className={classes.mark} onKeyDown={onKeyDown}>
      <Text size="sm">
        <Bdi>{code}</Bdi> · {name}
      </Text>
      <div className={classes.tools}>
        <ActionIcon variant="default" size={36} aria-label={t('try.fewer', { name })} onClick={fewer}>
          <IconMinus size={18} stroke={1.5} />
        </ActionIcon>
        <output className={classes.count} aria-label={t('try.count', { name })}>
          {format.number(count)}
        </output>
        <ActionIcon variant="default" size={36} aria-label={t('try.more', { name })} onClick={more}>
          <IconPlus size={18} stroke={1.5} />
        </ActionIcon>
        <Select
          w={130}
          aria-label={t('try.severity', { name })}
          allowDeselect={false}
          data={grades.map((value) => ({ value, label: errors(`severity.${value}`) }))}
          value={severity}
          onChange={(value) => value && change({ severity: value })}
        />
        <Select
          w={170}
          aria-label={t('try.intervention', { name })}
          allowDeselect={false}
          data={interventions.map((value) => ({ value, label: t(`intervention.${value}`) }))}
          value={intervention}
          onChange={(value) => value && change({ intervention: value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('try.remove', { name })}
          onClick={() => change({ count: 0 })}
        >
          <IconX size={18} stroke={1.5} />
        </ActionIcon>
      </div>
    </li>
  )
}
