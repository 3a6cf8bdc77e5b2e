import { ActionIcon, Button, NumberInput, Text, TextInput, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './LayoutEditor.module.css'
import { type DraftLayout, type DraftZone, withoutZone } from './layout.ts'

interface Props {
  value: DraftLayout
  onChange: (layout: DraftLayout) => void
  errorAt: (path: string) => ReactNode
  /** The error of the zones together. */
  error: ReactNode
  legalCapacity: number
  isStill: boolean
}

/** Parts of a circuit with a capacity of their own, and how much of the allowed number they take. */
export function ZonesEditor({ value, onChange, errorAt, error, legalCapacity, isStill }: Props) {
  const t = useText('circuits')
  const { zones } = value
  const taken = zones.reduce((total, { capacity }) => total + Number(capacity), 0)
  const set = (nth: number, change: Partial<DraftZone>) =>
    onChange({ ...value, zones: zones.map((zone, place) => (place === nth ? { ...zone, ...change } : zone)) })
  return (
    <div className={classes.zones}>
      <Text size="sm" c={taken > legalCapacity ? 'var(--mantine-color-error)' : 'dimmed'}>
        {zones.length === 0 ? t('noZones') : t('zonesTake', { taken, all: legalCapacity })}
      </Text>
      {zones.map((zone, nth) => {
        const name = zone.name.trim() || t('zoneNo', { nth: nth + 1 })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new zones have no key, and the order is theirs
          <fieldset key={nth} className={classes.zone} aria-label={name}>
            <TextInput
              label={t('zone.name')}
              required
              dir="auto"
              maxLength={60}
              value={zone.name}
              onChange={(event) => set(nth, { name: event.currentTarget.value })}
              error={errorAt(`zones.${nth}.name`)}
              data-path={`layout.zones.${nth}.name`}
            />
            <NumberInput
              label={t('zone.capacity')}
              required
              allowDecimal={false}
              min={1}
              max={500}
              value={zone.capacity}
              onChange={(capacity) => set(nth, { capacity: typeof capacity === 'number' ? capacity : '' })}
              error={errorAt(`zones.${nth}.capacity`)}
              data-path={`layout.zones.${nth}.capacity`}
            />
            {!isStill && (
              <Tooltip label={t('removeZone', { name })}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={t('removeZone', { name })}
                  onClick={() => onChange(withoutZone(value, nth))}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </Tooltip>
            )}
          </fieldset>
        )
      })}
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {!isStill && (
        <div>
          <Button
            variant="light"
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={zones.length >= 20}
            onClick={() => onChange({ ...value, zones: [...zones, { name: '', capacity: 1 }] })}
          >
            {t('addZone')}
          </Button>
        </div>
      )}
    </div>
  )
}
