import { Text, Title, useMantineTheme } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Type.module.css'

const orders = [1, 2, 3, 4, 5, 6] as const

/** Every size of the theme in the reader's script, with what the browser makes of it. */
export function TypeScale({ weight }: { weight: number }) {
  const { fontSizes, headings } = useMantineTheme()
  const t = useText('foundations')
  return (
    <dl className={classes.scale}>
      {orders.map((order) => (
        <Line key={order} name={`h${order}`}>
          {/* the page has its own first heading: these show the sizes */}
          <Title order={3} size={`h${order}`} fw={weight} fz={headings.sizes[`h${order}`].fontSize}>
            {t('typography.sentence')}
          </Title>
        </Line>
      ))}
      {Object.keys(fontSizes).map((size) => (
        <Line key={size} name={size}>
          <Text size={size}>{t('typography.sentence')}</Text>
        </Line>
      ))}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const [size, setSize] = useState('')
  useLayoutEffect(() => {
    const shown = box.current?.firstElementChild
    if (shown) setSize(getComputedStyle(shown).fontSize)
  })
  return (
    <>
      <dt>
        <code dir="ltr">
          {name} · {size}
        </code>
      </dt>
      <dd ref={box}>{children}</dd>
    </>
  )
}
