import { Badge, Table } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import classes from './Colors.module.css'
import { colorOf, contrast, painted } from './measure.ts'
import { useMeasured } from './useMeasured.ts'

const enough = 4.5
const surfaces = ['--ground', '--surface', '--surface-2']
const meanings = ['green', 'teal', 'yellow', 'orange', 'red', 'blue', 'gray']

/** Colours that words have, with the grounds that they stand on. */
const words: [color: string, grounds: string[]][] = [
  ...['text', 'dimmed', 'anchor', 'error', 'placeholder'].map((name): [string, string[]] => [
    `--mantine-color-${name}`,
    name === 'placeholder' ? ['--surface'] : surfaces,
  ]),
  ['--accent-text', ['--accent-soft', '--surface']],
  ['--good-text', ['--surface']],
  ['--mantine-color-white', ['--mantine-primary-color-filled']],
  ...meanings.map((name): [string, string[]] => [
    `--mantine-color-${name}-light-color`,
    [`--mantine-color-${name}-light`],
  ]),
]

/** Each colour of words on each of its grounds, with the contrast as it is at this moment. */
export function WordColors() {
  const t = useText('foundations')
  return (
    <WideTable label={t('colors.words')} minWidth={560} className="tabular">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('colors.token')}</Table.Th>
          <Table.Th scope="col">{t('colors.on')}</Table.Th>
          <Table.Th scope="col">{t('colors.seen')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t('colors.contrast')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {words.flatMap(([color, grounds]) =>
          grounds.map((ground) => <Line key={color + ground} color={color} ground={ground} />),
        )}
      </Table.Tbody>
    </WideTable>
  )
}

function Line({ color, ground }: { color: string; ground: string }) {
  const t = useText('foundations')
  const format = useFormat()
  const box = useRef<HTMLTableRowElement>(null)
  const seen = useMeasured(box, (at) => {
    // a light ground is see-through and lies on a card
    const under = painted(colorOf(ground, at), colorOf('--surface', at))
    const words = colorOf(color, at)
    return { code: painted(words, under), contrast: contrast(words, under) }
  })
  const isEnough = seen !== undefined && seen.contrast >= enough
  return (
    <Table.Tr ref={box}>
      <Table.Td>
        <code dir="ltr">{color}</code>
      </Table.Td>
      <Table.Td>
        <code dir="ltr">{ground}</code>
      </Table.Td>
      <Table.Td>
        <span className={classes.words} style={{ '--words': `var(${color})`, '--under': `var(${ground})` }}>
          {t('colors.example')} <bdi dir="ltr">{seen?.code}</bdi>
        </span>
      </Table.Td>
      <Table.Td ta="end">
        {seen && (
          <Badge
            variant="light"
            color={isEnough ? 'green' : 'red'}
            leftSection={isEnough ? <IconCheck size={12} aria-hidden /> : <IconX size={12} aria-hidden />}
          >
            {format.number(seen.contrast, { maximumFractionDigits: 1 })}
            <span className="visuallyHidden">{t(isEnough ? 'colors.enough' : 'colors.tooLittle')}</span>
          </Badge>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
