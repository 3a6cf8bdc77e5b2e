import { nextIsoWeekday, toIso } from '@dsms/contract/kernel/time/days'
import type { WishTime } from '@dsms/contract/kit/wishTimes'
import { ActionIcon, Button, Input, Select, Text, Tooltip } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { TimeField } from './TimeField.tsx'
import classes from './WishTimesInput.module.css'

interface Props {
  label: string
  /** Where it stands in the form, for what is wrong with one time: `wish_times.0.to`. */
  path: string
  value: readonly WishTime[]
  onChange: (times: WishTime[]) => void
  errorAt: (path: string) => ReactNode
  /** Shown, and not changed. */
  isStill: boolean
}

/** As many as the contract takes. */
const most = 28

/** Times of the week that suit somebody: a day, from when, to when. */
export function WishTimesInput({ label, path, value, onChange, errorAt, isStill }: Props) {
  const t = useText('areas')
  const { weekdays } = useFormat()
  const days = weekdays.map((name, place) => ({ value: String(toIso(place)), label: name }))
  const set = (nth: number, change: Partial<WishTime>) =>
    onChange(value.map((time, place) => (place === nth ? { ...time, ...change } : time)))
  return (
    <Input.Wrapper label={label} component="div" labelElement="div" error={errorAt(path)}>
      <div className={classes.times}>
        {value.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('wish.none')}
          </Text>
        )}
        {value.map((time, nth) => {
          const dayName = days.find(({ value: day }) => day === String(time.weekday))?.label ?? ''
          const name = t('wish.named', { day: dayName, from: time.from, to: time.to })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: times have no key, and the order is theirs
            <fieldset key={nth} className={classes.time} aria-label={name}>
              <Select
                label={t('wish.day')}
                allowDeselect={false}
                data={days}
                value={String(time.weekday)}
                onChange={(day) => day && set(nth, { weekday: Number(day) })}
                error={errorAt(`${path}.${nth}.weekday`)}
                data-path={`${path}.${nth}.weekday`}
              />
              <TimeField
                label={t('wish.from')}
                value={time.from}
                from="08:00"
                onChange={(from) => set(nth, { from })}
                error={errorAt(`${path}.${nth}.from`)}
              />
              <TimeField
                label={t('wish.to')}
                value={time.to}
                from={time.from}
                onChange={(to) => set(nth, { to })}
                error={errorAt(`${path}.${nth}.to`)}
              />
              {!isStill && (
                <Tooltip label={t('wish.remove', { name })}>
                  <ActionIcon
                    className={classes.remove}
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('wish.remove', { name })}
                    onClick={() => onChange(value.filter((_, place) => place !== nth))}
                  >
                    <IconTrash size={18} stroke={1.5} />
                  </ActionIcon>
                </Tooltip>
              )}
            </fieldset>
          )
        })}
        {!isStill && (
          <div>
            <Button
              variant="light"
              leftSection={<IconPlus size={18} stroke={1.5} />}
              disabled={value.length >= most}
              onClick={() => onChange([...value, nextOf(value)])}
            >
              {t('wish.add')}
            </Button>
          </div>
        )}
      </div>
    </Input.Wrapper>
  )
}

/** The same hours on the day after the last one; Sunday afternoon to begin with. */
function nextOf(times: readonly WishTime[]): WishTime {
  const last = times.at(-1)
  return last ? { ...last, weekday: nextIsoWeekday(last.weekday) } : { weekday: 7, from: '16:00', to: '18:00' }
}
