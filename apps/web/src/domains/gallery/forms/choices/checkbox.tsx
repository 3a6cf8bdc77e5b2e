import { Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { choice, flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { useTickStates } from '../held/useStates.ts'

const papers = ['identity', 'photo', 'medical'] as const

export const checkbox = sampleOf(
  { size: size(), color: tone(), variant: choice('filled', 'outline'), disabled: flag() },
  {
    basic: (props) => {
      const t = useText('forms')
      return <Checkbox label={t('checkbox.reminder')} description={t('checkbox.reminderHelp')} {...props} />
    },
    group: (props) => {
      const t = useText('forms')
      const [chosen, choose] = useState<string[]>(['identity'])
      return (
        <Checkbox.Group
          label={t('checkbox.papers')}
          description={t('checkbox.papersHelp')}
          error={chosen.length === 0 ? t('checkbox.none') : undefined}
          required
          value={chosen}
          onChange={choose}
        >
          <Stack gap="xs" my={6}>
            {papers.map((paper) => (
              <Checkbox key={paper} value={paper} label={t(`checkbox.${paper}`)} {...props} />
            ))}
          </Stack>
        </Checkbox.Group>
      )
    },
    all: (props) => {
      const t = useText('forms')
      const [chosen, choose] = useState<readonly string[]>(['photo'])
      return (
        <Stack gap="xs">
          <Checkbox
            label={t('checkbox.allBox')}
            checked={chosen.length === papers.length}
            indeterminate={chosen.length > 0 && chosen.length < papers.length}
            onChange={() => choose(chosen.length === papers.length ? [] : papers)}
            {...props}
          />
          {papers.map((paper) => (
            <Checkbox
              key={paper}
              ms="xl"
              label={t(`checkbox.${paper}`)}
              checked={chosen.includes(paper)}
              onChange={() =>
                choose(chosen.includes(paper) ? chosen.filter((one) => one !== paper) : [...chosen, paper])
              }
              {...props}
            />
          ))}
          <Text size="sm" c="dimmed">
            {t('checkbox.count', { count: chosen.length })}
          </Text>
        </Stack>
      )
    },
    states: ({ size, color, variant }) => (
      <Stack gap="sm">
        {useTickStates().map(({ key, ...state }) => (
          <Checkbox key={key} size={size} color={color} variant={variant} defaultChecked={key !== 'error'} {...state} />
        ))}
      </Stack>
    ),
  },
)
