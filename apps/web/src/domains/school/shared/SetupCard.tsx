import { dismissSchoolSetup } from '@dsms/contract/school/schoolProfile/setup'
import { getStartSteps } from '@dsms/contract/school/schoolProfile/steps'
import { CloseButton, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'

/** Told once for each window that a new school was led to its setup. */
const ledKey = 'dsms.setup'

/**
 * How far a school is on the way to its first lesson, until it is there or somebody takes the card away. A school that has
 * nothing yet is led to the way itself.
 */
export function SetupCard({ school }: { school: School }) {
  const t = useText('schoolProfile')
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const attempt = useAttempt(() => client.invalidateQueries({ queryKey: ['onboarding'] }))
  const { school_id } = school
  const { data: start } = useQuery({
    queryKey: ['onboarding', school_id ?? 'own', 'steps'],
    queryFn: ({ signal }) => call(getStartSteps, { query: { school_id } }, signal),
    enabled: may(getStartSteps),
  })
  const done = start?.steps.filter(({ is_done }) => is_done).length ?? 0
  // its country is known from the first day
  const hasNothing = start?.steps.every(({ key, is_done }) => !is_done || key === 'country')
  const isNew = hasNothing && !start?.is_dismissed && !school.isVisited && may(dismissSchoolSetup)

  useEffect(() => {
    if (!isNew || sessionStorage.getItem(ledKey)) return
    sessionStorage.setItem(ledKey, 'led')
    navigate({ to: '/school/setup', replace: true })
  }, [isNew, navigate])

  const total = start?.steps.length ?? 0
  if (!start || start.is_dismissed || done === total) return null
  return (
    <section className="card" aria-label={t('setup.title')}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <Stack gap={6} flex={1} miw={0}>
          <Text fw={600}>{t('setup.title')}</Text>
          <ProgressLine value={done} total={total} label={t('setup.progress', { done, total })} />
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              {t('setup.progress', { done, total })}
            </Text>
            <LinkButton to="/school/setup" search={school.search} size="compact-sm" variant="light">
              {t('setup.goOn')}
            </LinkButton>
          </Group>
        </Stack>
        {may(dismissSchoolSetup) && (
          <CloseButton
            aria-label={t('setup.dismiss')}
            onClick={() =>
              attempt(
                () => call(dismissSchoolSetup, { body: { is_dismissed: true, school_id: school.school_id } }),
                t('setup.dismissed'),
              )
            }
          />
        )}
      </Group>
    </section>
  )
}
