import { Accordion, Button, Collapse, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf } from '../../samples/sample.ts'

const areas = ['students', 'vehicles', 'exams', 'invoices'] as const

interface Props {
  variant?: 'default' | 'contained' | 'filled' | 'separated'
  chevronPosition: 'left' | 'right'
  /** Of the last part. */
  disabled?: boolean
  multiple?: boolean
}

function Areas({ disabled = false, multiple, ...props }: Props) {
  const t = useText('parts')
  const items = areas.map((area) => (
    <Accordion.Item key={area} value={area}>
      <Accordion.Control disabled={disabled && area === 'invoices'}>{t(`shared.${area}`)}</Accordion.Control>
      <Accordion.Panel>{t(`shared.${area}Text`)}</Accordion.Panel>
    </Accordion.Item>
  ))
  // how many may be open decides whether its value is one or several
  return multiple ? (
    <Accordion {...props} multiple defaultValue={['students', 'exams']}>
      {items}
    </Accordion>
  ) : (
    <Accordion {...props} defaultValue="students">
      {items}
    </Accordion>
  )
}

export const collapse = sampleOf(
  {
    variant: choice('default', 'contained', 'filled', 'separated'),
    chevronPosition: choice('right', 'left'),
    disabled: flag(),
  },
  {
    basic: () => {
      const t = useText('parts')
      const id = useId()
      const [isOpen, { toggle }] = useDisclosure()
      return (
        <Stack gap="sm" align="flex-start">
          <Button variant="light" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
            {isOpen ? t('collapse.less') : t('collapse.more')}
          </Button>
          <Collapse expanded={isOpen} id={id}>
            <Text>{t('collapse.text', { plate: '\u2066ABJ 1234\u2069' })}</Text>
          </Collapse>
        </Stack>
      )
    },
    accordion: (values) => <Areas {...values} />,
    several: (values) => <Areas {...values} multiple />,
    apart: ({ chevronPosition }) => <Areas variant="separated" chevronPosition={chevronPosition} />,
  },
)
