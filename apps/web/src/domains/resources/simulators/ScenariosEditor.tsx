import { textIn } from '@dsms/contract/kernel/choices/reading'
import { ActionIcon, Button, NumberInput, Text, TextInput, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { type Names, noNames } from '../../../kit/areas/inputs/NamesInput.tsx'
import classes from './ScenariosEditor.module.css'

/** As a form holds it: numbers may be missing while somebody types. */
export interface DraftScenario {
  id?: number
  code: string
  name: Names
  difficulty: number | ''
  minutes: number | ''
  skills: string
}

interface Props {
  value: DraftScenario[]
  onChange: (scenarios: DraftScenario[]) => void
  /** Errors, by the path below the scenarios: `0.code`. */
  errorAt: (path: string) => ReactNode
  isStill: boolean
}

const sign = { size: 18, stroke: 1.5 } as const

/** Scenarios of a simulator, in their order. */
export function ScenariosEditor({ value, onChange, errorAt, isStill }: Props) {
  const t = useText('simulators')
  const areas = useText('areas')
  const format = useFormat()
  const { code: language } = useLanguage()
  const set = (nth: number, change: Partial<DraftScenario>) =>
    onChange(value.map((one, place) => (place === nth ? { ...one, ...change } : one)))
  const move = (nth: number, by: -1 | 1) => {
    const moved = [...value]
    const [one] = moved.splice(nth, 1)
    if (one) moved.splice(nth + by, 0, one)
    onChange(moved)
  }
  const number = (typed: string | number): number | '' => (typeof typed === 'number' ? typed : '')
  return (
    <div className={classes.scenarios}>
      {value.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noScenarios')}
        </Text>
      )}
      {value.map((scenario, nth) => {
        const name = textIn(scenario.name, language)
        const called = name.trim() || t('scenarioNo', { nth: nth + 1 })
        const nameInput = (code: 'ar' | 'en') => (
          <TextInput
            label={areas(`in.${code}`, { field: t('scenario.name') })}
            required={code === 'ar'}
            lang={code}
            dir="auto"
            maxLength={80}
            value={scenario.name[code]}
            onChange={(event) => set(nth, { name: { ...scenario.name, [code]: event.currentTarget.value } })}
            error={code === 'ar' && errorAt(`${nth}.name`)}
            data-path={code === 'ar' ? `scenarios.${nth}.name` : undefined}
          />
        )
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new scenarios have no key, and the order is theirs
          <fieldset key={nth} className={classes.scenario} aria-label={called}>
            <span className={classes.number} aria-hidden>
              {format.number(nth + 1)}
            </span>
            <div className={classes.fields}>
              <TextInput
                label={t('scenario.code')}
                required
                dir="ltr"
                maxLength={40}
                value={scenario.code}
                onChange={(event) => set(nth, { code: event.currentTarget.value })}
                error={errorAt(`${nth}.code`)}
                data-path={`scenarios.${nth}.code`}
              />
              {nameInput('ar')}
              {nameInput('en')}
              <NumberInput
                label={t('scenario.difficulty')}
                required
                allowDecimal={false}
                min={1}
                max={5}
                value={scenario.difficulty}
                onChange={(typed) => set(nth, { difficulty: number(typed) })}
                error={errorAt(`${nth}.difficulty`)}
                data-path={`scenarios.${nth}.difficulty`}
              />
              <NumberInput
                label={t('scenario.minutes')}
                required
                allowDecimal={false}
                min={1}
                max={240}
                value={scenario.minutes}
                onChange={(typed) => set(nth, { minutes: number(typed) })}
                error={errorAt(`${nth}.minutes`)}
                data-path={`scenarios.${nth}.minutes`}
              />
              <TextInput
                className={classes.wide}
                label={t('scenario.skills')}
                dir="auto"
                maxLength={300}
                value={scenario.skills}
                onChange={(event) => set(nth, { skills: event.currentTarget.value })}
                error={errorAt(`${nth}.skills`)}
              />
            </div>
            {!isStill && (
              <div className={classes.actions}>
                <Act label={t('scenarioUp', { name: called })} isOff={nth === 0} run={() => move(nth, -1)}>
                  <IconArrowUp {...sign} />
                </Act>
                <Act
                  label={t('scenarioDown', { name: called })}
                  isOff={nth === value.length - 1}
                  run={() => move(nth, 1)}
                >
                  <IconArrowDown {...sign} />
                </Act>
                <Act
                  label={t('removeScenario', { name: called })}
                  run={() => onChange(value.filter((_, place) => place !== nth))}
                >
                  <IconTrash {...sign} />
                </Act>
              </div>
            )}
          </fieldset>
        )
      })}
      {!isStill && (
        <div>
          <Button
            variant="light"
            leftSection={<IconPlus {...sign} />}
            disabled={value.length >= 100}
            onClick={() => onChange([...value, { code: '', name: noNames, difficulty: 1, minutes: 15, skills: '' }])}
          >
            {t('addScenario')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Act({
  label,
  isOff,
  run,
  children,
}: {
  label: string
  isOff?: boolean
  run: () => void
  children: ReactNode
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} disabled={isOff} onClick={run}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
