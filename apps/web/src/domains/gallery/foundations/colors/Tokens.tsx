import { Table, useMantineCssVariablesResolver, useMantineTheme } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { WideTable } from '../../../../ui/page/WideTable.tsx'
import classes from './Colors.module.css'
import { useMeasured } from './useMeasured.ts'

/** Those that the style sheet of the whole product has beside the theme's own. */
const ofSheet = ['--font', '--text']

/** Every variable that the theme sets, with what it represents in this skin. */
export function Tokens() {
  const t = useText('foundations')
  const theme = useMantineTheme()
  const set = useMantineCssVariablesResolver()?.(theme)
  return (
    <WideTable label={t('colors.tokens')} minWidth={480}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('colors.token')}</Table.Th>
          <Table.Th scope="col">{t('colors.seen')}</Table.Th>
          <Table.Th scope="col">{t('colors.value')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...Object.keys(set?.light ?? {}), ...ofSheet].map((name) => (
          <Token key={name} name={name} />
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

function Token({ name }: { name: string }) {
  const box = useRef<HTMLTableRowElement>(null)
  const value = useMeasured(box, (at) => getComputedStyle(at).getPropertyValue(name).trim())
  const isShadow = name === '--shadow'
  return (
    <Table.Tr ref={box}>
      <Table.Td>
        <code dir="ltr">{name}</code>
      </Table.Td>
      <Table.Td>
        {!ofSheet.includes(name) && (
          <span
            className={classes.swatch}
            style={isShadow ? { boxShadow: `var(${name})` } : { '--swatch': `var(${name})` }}
          />
        )}
      </Table.Td>
      <Table.Td>
        <code dir="ltr">{value}</code>
      </Table.Td>
    </Table.Tr>
  )
}
