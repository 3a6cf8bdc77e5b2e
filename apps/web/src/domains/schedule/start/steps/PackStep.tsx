import { type SchoolStart, startPack } from '@dsms/contract/schedule/start/calls'
import { Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CallError, call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import classes from '../Start.module.css'
import { StepForm } from '../StepForm.tsx'
import type { StepProps } from '../start.ts'

type Category = NonNullable<SchoolStart['pack']>['categories'][number]

/** What most schools teach first: cars that the pack has a plan for, and not what only adds to another. */
const usual = ({ group, is_planned }: Category) => group === 'car' && is_planned

/** Takes all that a country usually has by one press; without a pack what is usual everywhere. */
export function PackStep({ start, school_id, taken }: StepProps) {
  const t = useText('start')
  const { pack } = start
  const categories = pack?.categories ?? []
  const [chosen, choose] = useState(() =>
    categories
      .filter(usual)
      .slice(0, 1)
      .map(({ code }) => code),
  )
  const [ages, setAges] = useState<Record<string, number | string>>({})
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [wrong, setWrong] = useState<string[]>([])
  const asked = categories.filter(({ code, needs_age, is_there }) => chosen.includes(code) && needs_age && !is_there)

  const send = async () => {
    const missing = asked.filter(({ code }) => typeof ages[code] !== 'number').map(({ code }) => code)
    setWrong(missing)
    if (missing.length > 0) return
    setSending(true)
    setProblem(null)
    try {
      const types = chosen.map((code) => ({
        code,
        ...(typeof ages[code] === 'number' ? { min_age_months: ages[code] * 12 } : {}),
      }))
      const { added, start: now } = await call(startPack, { body: { types, school_id } })
      showDone(t('pack.taken', { count: Object.values(added).reduce((sum, one) => sum + one, 0) }))
      await taken(now)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(error)
    }
    setSending(false)
  }
  const needsHand = categories.length === 0
  const search = school_id ? { school_id } : {}
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      isSending={isSending}
      problem={problem}
      action={t(needsHand ? 'pack.takeUsual' : 'pack.take')}
      beside={
        needsHand && (
          <Group gap="xs">
            <LinkButton to="/school/licence-types/new" search={search} variant="default">
              {t('pack.addLicence')}
            </LinkButton>
            <LinkButton to="/school/courses/new" search={search} variant="default">
              {t('pack.addCourse')}
            </LinkButton>
          </Group>
        )
      }
    >
      <Stack gap={4} className={classes.wide}>
        <Text>{pack && !needsHand ? t('pack.text', { name: pack.name }) : t('pack.none')}</Text>
        <Text size="sm" c="dimmed">
          {t('pack.brings')}
        </Text>
      </Stack>
      {!needsHand && (
        <Checkbox.Group
          className={classes.wide}
          label={t('pack.types')}
          description={t('pack.typesHelp')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          value={chosen}
          onChange={choose}
        >
          <Group gap="md" mt={8}>
            {categories.map(({ code, name, is_there }) => (
              <Checkbox
                key={code}
                value={code}
                label={is_there ? t('pack.there', { name, code }) : `${name} (${code})`}
              />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {asked.map(({ code, name }) => (
        <NumberInput
          key={code}
          label={t('pack.age', { name })}
          description={t('pack.ageHelp')}
          min={10}
          max={99}
          allowDecimal={false}
          inputMode="numeric"
          value={ages[code] ?? ''}
          onChange={(age) => setAges((now) => ({ ...now, [code]: age }))}
          error={wrong.includes(code) && t('pack.ageNeeded')}
        />
      ))}
    </StepForm>
  )
}
