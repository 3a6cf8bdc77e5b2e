import { Button, Checkbox, Menu, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Joined } from '../../../../kit/inputs/joined/Joined.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import { Fields } from '../held/Fields.tsx'
import type { FieldState } from '../held/useStates.ts'

const units = ['minutes', 'hours', 'days'] as const

export function Coupon(props: FieldState) {
  const t = useText('forms')
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const apply = () => {
    setError(code ? '' : t('input-group.noCode'))
    if (code) showDone(t('input-group.applied', { code: `\u2066${code}\u2069` }))
  }
  return (
    <Joined label={t('input-group.coupon')} description={t('input-group.couponHelp')} error={error}>
      <TextInput
        aria-label={t('input-group.coupon')}
        dir="ltr"
        error={Boolean(error)}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
        {...props}
      />
      <Button disabled={props.disabled} onClick={apply}>
        {t('input-group.apply')}
      </Button>
    </Joined>
  )
}

export function Durations(props: FieldState) {
  const t = useText('forms')
  const [unit, setUnit] = useState<(typeof units)[number]>('minutes')
  return (
    <Fields>
      <Joined label={t('input-group.duration')} required>
        <TextInput aria-label={t('input-group.duration')} dir="ltr" inputMode="numeric" defaultValue="45" {...props} />
        <NativeSelect
          aria-label={t('input-group.unit')}
          size={props.size}
          disabled={props.disabled}
          data={units.map((value) => ({ value, label: t(`input-group.${value}`) }))}
        />
      </Joined>
      <Joined label={t('input-group.notice')}>
        <TextInput aria-label={t('input-group.notice')} dir="ltr" inputMode="numeric" defaultValue="24" {...props} />
        <Menu>
          <Menu.Target>
            <Button
              variant="default"
              disabled={props.disabled}
              rightSection={<IconChevronDown size={16} aria-hidden />}
            >
              {t(`input-group.${unit}`)}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {units.map((one) => (
              <Menu.Item key={one} onClick={() => setUnit(one)}>
                {t(`input-group.${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Joined>
    </Fields>
  )
}

export function WithTick(props: FieldState) {
  const t = useText('forms')
  const [isOn, setOn] = useState(false)
  return (
    <TextInput
      label={t('input-group.limit')}
      description={t(isOn ? 'input-group.limitOn' : 'input-group.limitOff')}
      dir="ltr"
      inputMode="numeric"
      defaultValue="20"
      leftSection={
        <Checkbox
          size="xs"
          aria-label={t('input-group.limitTick')}
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      }
      {...props}
      disabled={props.disabled || !isOn}
    />
  )
}
