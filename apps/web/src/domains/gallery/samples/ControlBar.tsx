import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useChangeSearch } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Samples.module.css'
import type { Sample } from './sample.ts'

interface Props {
  controls: Sample['controls']
  values: Record<string, unknown>
}

/** The properties that can be changed, under the names that they have in code; their values stand in the address. */
export function ControlBar({ controls, values }: Props) {
  const t = useText('samples')
  const change = useChangeSearch()
  const names = Object.entries(controls)
  if (names.length === 0) return null
  const cleared = Object.fromEntries(names.map(([name]) => [name, undefined]))
  return (
    <section aria-label={t('controls')} className={`card ${classes.controls}`}>
      {names.map(([name, control]) =>
        control.kind === 'choice' ? (
          <NativeSelect
            key={name}
            label={<code dir="ltr">{name}</code>}
            data={[...control.choices]}
            value={String(values[name])}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ) : (
          <Checkbox
            key={name}
            label={<code dir="ltr">{name}</code>}
            checked={values[name] === true}
            onChange={(event) => change({ [name]: event.currentTarget.checked || undefined })}
          />
        ),
      )}
      <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.5} />} onClick={() => change(cleared)}>
        {t('controlsReset')}
      </Button>
    </section>
  )
}
