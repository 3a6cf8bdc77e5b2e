import { Stack, Text, useMantineTheme, VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import classes from './Colors.module.css'
import { colorOf, contrast, painted } from './measure.ts'
import { useMeasured } from './useMeasured.ts'

const names = ['petrol', 'gray', 'dark', 'green', 'yellow', 'red', 'blue']

/** The ten shades of each colour; a press copies the variable. */
export function Palettes() {
  const { colors } = useMantineTheme()
  return (
    <Stack gap="md">
      {names.map((name) => (
        <div key={name}>
          <Text size="sm" mb={4}>
            <code dir="ltr">{name}</code>
          </Text>
          <ul className={classes.shades}>
            {colors[name]?.map((_, shade) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shade is known by its number
              <li key={shade}>
                <Shade name={name} shade={shade} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  )
}

function Shade({ name, shade }: { name: string; shade: number }) {
  const t = useText('foundations')
  const box = useRef<HTMLButtonElement>(null)
  const variable = `--mantine-color-${name}-${shade}`
  const seen = useMeasured(box, (at) => {
    const color = colorOf(variable, at)
    const isDark = contrast('#ffffff', color) >= contrast('#000000', color)
    return { code: painted(color, '#ffffff'), words: isDark ? '#ffffff' : '#000000' }
  })
  const copy = () =>
    navigator.clipboard.writeText(`var(${variable})`).then(
      () => showDone(t('colors.copied', { name: `\u2066${variable}\u2069` }), 'copied'),
      () => showFailure(t('colors.notCopied')),
    )
  return (
    <button
      ref={box}
      type="button"
      className={classes.shade}
      style={{ '--swatch': `var(${variable})`, '--words': seen?.words }}
      onClick={() => void copy()}
    >
      <VisuallyHidden>{t('colors.copy', { name })}</VisuallyHidden>
      <span>{shade}</span>
      <span dir="ltr">{seen?.code}</span>
    </button>
  )
}
