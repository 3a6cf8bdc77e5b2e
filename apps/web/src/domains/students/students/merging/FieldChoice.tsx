import type { MergeField } from '@dsms/contract/students/students/merges'
import { Radio, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText, wordOf } from '../../../../kernel/i18n/index.ts'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { useGenders } from '../../../platform/public.ts'
import classes from './Merging.module.css'
import type { Preview } from './preview.ts'

type Row = Preview['fields'][number]

interface Props {
  row: Row
  /** Of the two students: where both values stand below one another they tell whose each is. */
  numbers: Record<'this' | 'other', string>
  value: 'this' | 'other'
  choose: (value: 'this' | 'other') => void
}

/** What both say of a field: chosen where they differ, quiet where there is nothing to decide. */
export function FieldChoice({ row, numbers, value, choose }: Props) {
  const t = useText('merging')
  const show = useShown(row.field)
  const label = useLabel()(row.field)
  const sides = ['this', 'other'] as const
  if (row.state === 'differs')
    return (
      <Radio.Group
        className={classes.field}
        classNames={{ label: classes.label }}
        label={label}
        value={value}
        onChange={(next) => choose(next === 'other' ? 'other' : 'this')}
      >
        <div className={classes.values}>
          {sides.map((side) => (
            <Radio key={side} value={side} label={<Value text={show(row[side])} no={numbers[side]} />} />
          ))}
        </div>
      </Radio.Group>
    )
  return (
    <div className={classes.field}>
      <div className={classes.label}>{label}</div>
      {row.state === 'same' ? (
        <Text size="sm" c="dimmed">
          <Typed>{show(row.this)}</Typed>
        </Text>
      ) : (
        <div className={classes.values}>
          {sides.map((side) => (
            <Text key={side} size="sm" className={classes.value}>
              <Value text={show(row[side])} no={numbers[side]} />
            </Text>
          ))}
          <Text size="sm" c="dimmed" className={classes.outcome}>
            {t(`state.${row.state}`)}
          </Text>
        </div>
      )}
    </div>
  )
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

const Value = ({ text, no }: { text: ReactNode; no: string }) => (
  <>
    <Typed>{text}</Typed>
    <span className={classes.whose}>
      {' '}
      <Bdi>{no}</Bdi>
    </span>
  </>
)

function useLabel() {
  const t = useText('merging')
  const words = useText('students')
  return (field: MergeField): string => {
    switch (field) {
      case 'name_ar':
        return words('nameAr')
      case 'name_en':
        return words('nameEn')
      case 'identity':
      case 'emergency':
        return t(`field.${field}`)
      default:
        return words(`field.${field}`)
    }
  }
}

/** A value in the reader's words. */
function useShown(field: MergeField) {
  const words = useText('students')
  const t = useText('merging')
  const format = useFormat()
  const genders = useGenders().data ?? []
  return (value: string | null): ReactNode => {
    if (value === null || value === '') return words('unknown')
    switch (field) {
      case 'identity':
      case 'emergency':
        // numbers and names side by side: each in its own direction, whichever way the line runs
        return value.split(', ').map((part, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in a fixed order
          <Fragment key={nth}>
            {nth > 0 && ' · '}
            {/^[\d+•]/.test(part) ? <Bdi>{isDay(part) ? format.date(part) : part}</Bdi> : <Typed>{part}</Typed>}
          </Fragment>
        ))
      case 'gender_id':
        return genders.find(({ id }) => String(id) === value)?.name ?? value
      case 'birth_date':
      case 'data_consent':
        return format.date(value)
      case 'wears_glasses':
      case 'marketing_consent':
        return words(value === 'yes' ? 'yes' : 'no')
      case 'wish_times':
        return t('times', { number: format.number(Number(value)) })
      case 'photo':
        return t('photo')
      case 'level':
      case 'source':
      case 'trainer_gender':
        return wordOf('students', `${field}.${value}`) ?? value
      default:
        return value
    }
  }
}
