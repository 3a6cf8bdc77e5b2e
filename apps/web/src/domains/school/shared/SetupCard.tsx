import { dismissSchoolSetup, getSchoolSetup } from '@dsms/contract/school/schoolProfile/setup'
import { CloseButton, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import { setupKey, useSetup } from './setup.ts'

/** Told once for each window that a new school was led to its checklist. */
const ledKey = 'dsms.setup'

/**
 * How far a school is with its setup, until it is through or somebody takes the card away. A school that has nothing
 * yet is led to the checklist itself.
 */
export function SetupCard({ school }: { school: School }) {
  const t = useText('schoolProfile')
  const may = useMay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const attempt = useAttempt(() => client.invalidateQueries({ queryKey: setupKey(school.school_id) }))
  const { data: setup } = useSetup(school.school_id, may(getSchoolSetup))
  // a plan can be there from the first day
  const hasNothing = setup?.steps.every(({ key, is_done }) => !is_done || key === 'plan')
  const isNew = hasNothing && !setup?.is_dismissed && !school.isVisited && may(dismissSchoolSetup)

  useEffect(() => {
    if (!isNew || sessionStorage.getItem(ledKey)) return
    sessionStorage.setItem(ledKey, 'led')
    navigate({ to: '/school/setup', replace: true })
  }, [isNew, navigate])

  if (!setup || setup.is_dismissed || setup.done === setup.steps.length) return null
  const total = setup.steps.length
  return (
    <section className="card" aria-label={t('setup.title')}>
      <Group gap="md" wrap="nowrap" align="flex-start">
        <Stack gap={6} flex={1} miw={0}>
          <Text fw={600}>{t('setup.title')}</Text>
          <ProgressLine value={setup.done} total={total} label={t('setup.progress', { done: setup.done, total })} />
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              {t('setup.progress', { done: setup.done, total })}
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
