import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { listVehicleExpiries } from '@dsms/contract/resources/maintenance/expiries'
import { Group, Text } from '@mantine/core'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import classes from '../Fleet.module.css'
import { ExpiryAct, ExpiryState, useWhat } from './ExpiryEntry.tsx'
import { inMonth, monthsFrom } from './expiries.ts'

type Found = Answer<typeof listVehicleExpiries>
interface Props {
  found: Found
  school: School
}

/** A card for what is overdue, and one for each month. */
export function ExpiryMonths({ found, school }: Props) {
  const t = useText('checks')
  const format = useFormat()
  const { rows, today, from } = found
  const past = rows.filter(({ on }) => on < from)
  const ahead = rows.filter(({ on }) => on >= from)
  return (
    <div className={classes.months}>
      {past.length > 0 && <Month title={t('overdue')} rows={past} today={today} school={school} />}
      {monthsFrom(from, 13)
        .filter((month) => month < found.to)
        .map((month) => (
          <Month
            key={month}
            title={format.monthYear(month)}
            rows={inMonth(ahead, month)}
            today={today}
            school={school}
          />
        ))}
    </div>
  )
}

function Month({ title, rows, today, school }: { title: string; rows: Found['rows']; today: string; school: School }) {
  const t = useText('checks')
  const format = useFormat()
  const what = useWhat()
  return (
    <section className={`card ${classes.month}`}>
      <Group justify="space-between" gap="xs">
        <Text component="h2" fw={600} m={0}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {t('count', { count: rows.length })}
        </Text>
      </Group>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('nothing')}
        </Text>
      )}
      <ul className={classes.entries}>
        {rows.map((one) => (
          <li key={`${one.kind}${one.vehicle_id}${one.on}${one.what}`} className={classes.entry}>
            <Text size="sm" fw={500}>
              <Typed>{what(one)}</Typed>
            </Text>
            <ExpiryState one={one} today={today} />
            <Text size="sm" c="dimmed">
              {format.date(one.on)} · <Typed>{one.vehicle}</Typed> ·{' '}
              <span className={classes.plate}>
                <Bdi>{one.registration_no}</Bdi>
              </span>
            </Text>
            <ExpiryAct one={one} school={school} />
          </li>
        ))}
      </ul>
    </section>
  )
}
