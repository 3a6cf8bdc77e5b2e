import type { circuits } from '@dsms/contract/resources/circuits/calls'
import { capacityAt } from '@dsms/contract/resources/circuits/capacity'
import { Button, Text } from '@mantine/core'
import { IconCloudRain, IconSun } from '@tabler/icons-react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import classes from './CircuitToday.module.css'
import { useWeather } from './useWeather.tsx'

interface Props {
  circuit: WholeRecord<typeof circuits>
  school_id: number | undefined
}

/** How many vehicles may be on a circuit today, why not more, and the button for bad weather. */
export function CircuitToday({ circuit, school_id }: Props) {
  const t = useText('circuits')
  const format = useFormat()
  const weather = useWeather(school_id)
  const { layout, today, permit_expires_on: permit } = circuit
  const { all, zones } = capacityAt(circuit, layout, today, today)
  const out = layout.elements.filter(({ status }) => status === 'maintenance').length
  const notes = [
    circuit.reopens_at && t('weather.until', { time: format.dateTime(circuit.reopens_at, circuit.time_zone) }),
    permit && permit < today && t('permitOver', { day: format.date(permit) }),
    out > 0 && t('elementsOut', { count: out }),
  ].filter((note) => typeof note === 'string' && note !== '')
  return (
    <section className={`card ${classes.today}`} aria-label={t('today')}>
      <div>
        <Text size="sm" c="dimmed">
          {t('today')}
        </Text>
        <p className={classes.figure}>{t('vehiclesOf', { now: all, all: circuit.legal_capacity })}</p>
        {notes.length > 0 && <Text size="sm">{notes.join(' · ')}</Text>}
      </div>
      {layout.zones.length > 0 && (
        <dl className={classes.zones}>
          {layout.zones.map((zone, nth) => (
            <div key={zone.id}>
              <dt>
                <Typed>{zone.name}</Typed>
              </dt>
              <dd>{format.number(zones[nth] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.actions}>
        {weather.mayClose(circuit) && (
          <Button
            variant="default"
            leftSection={<IconCloudRain size={18} stroke={1.5} />}
            onClick={() => weather.close(circuit)}
          >
            {t('weather.close')}
          </Button>
        )}
        {weather.mayOpen(circuit) && (
          <Button leftSection={<IconSun size={18} stroke={1.5} />} onClick={() => weather.open(circuit)}>
            {t('weather.open')}
          </Button>
        )}
      </div>
    </section>
  )
}
