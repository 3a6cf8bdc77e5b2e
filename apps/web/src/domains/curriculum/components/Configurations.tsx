import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useSearchOf, whole } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { ConfigurationForm } from './ConfigurationForm.tsx'
import type { Component } from './ModesEditor.tsx'

const readers = { mode: whole }

/** What a component costs and asks for, for each of its modes of learning. The one shown is in the address. */
export function Configurations({ component, school }: { component: Component; school: School }) {
  const t = useText('components')
  const navigate = useNavigate()
  const { mode: named } = useSearchOf(readers)
  const { modes } = component
  // what is saved is a new beginning for the form
  const [round, setRound] = useState(0)
  const mode = modes.find(({ id }) => id === named) ?? modes[0]
  return (
    <section className="card">
      <Stack gap="md">
        <Text component="h2" fw={600} m={0}>
          {t('configuration.title')}
        </Text>
        {!mode && (
          <Text size="sm" c="dimmed">
            {t('configuration.none')}
          </Text>
        )}
        {modes.length > 1 && mode && (
          <div style={{ overflowX: 'auto' }}>
            <SegmentedControl
              aria-label={t('configuration.ofMode')}
              value={String(mode.id)}
              onChange={(value) =>
                navigate({ to: '.', search: { ...school.search, mode: Number(value) }, replace: true })
              }
              data={modes.map(({ id, name, configuration }) => ({
                value: String(id),
                label: configuration ? name : `${name} (${t('configuration.notSet')})`,
              }))}
            />
          </div>
        )}
        {mode && (
          <ConfigurationForm
            key={`${mode.id}.${round}`}
            saved={() => setRound((now) => now + 1)}
            component={component}
            mode={mode}
            school={school}
          />
        )}
      </Stack>
    </section>
  )
}
