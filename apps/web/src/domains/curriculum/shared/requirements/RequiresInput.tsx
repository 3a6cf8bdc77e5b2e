import { ActionIcon, Button, Select, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Choice } from '../../../../kit/areas/inputs/useChoices.ts'
import { AgeInput } from '../ages/AgeInput.tsx'
import classes from './RequiresInput.module.css'

export interface Required {
  code: string
  months: number
}

interface Props {
  /** Types that can be named, by their code. */
  choices: Choice[]
  value?: Required[]
  onChange: (value: Required[]) => void
  /** Of a row: `requires.0.code`. */
  errorOf?: (path: string) => React.ReactNode
}

/** Types that have to be held before this one, and for how long. */
export function RequiresInput({ choices, value = [], onChange, errorOf }: Props) {
  const t = useText('licences')
  const set = (place: number, change: Partial<Required>) =>
    onChange(value.map((row, nth) => (nth === place ? { ...row, ...change } : row)))
  return (
    <div className={classes.all}>
      {value.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until a type is chosen
        <div key={place} className={classes.row}>
          <Select
            label={t('requires.type')}
            data={
              choices.some((choice) => choice.value === row.code) || !row.code
                ? choices
                : [...choices, { value: row.code, label: row.code }]
            }
            searchable
            allowDeselect={false}
            value={row.code || null}
            onChange={(code) => set(place, { code: code ?? '' })}
            error={errorOf?.(`requires.${place}.code`)}
          />
          <AgeInput
            label={t('requires.months')}
            value={row.months}
            onChange={(months) => set(place, { months: months ?? 0 })}
          />
          <Tooltip label={t('requires.remove')}>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('requires.removeNamed', { code: row.code })}
              onClick={() => onChange(value.filter((_, nth) => nth !== place))}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add}
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={() => onChange([...value, { code: '', months: 0 }])}
      >
        {t('requires.add')}
      </Button>
    </div>
  )
}
