import { dismissSchoolSetup } from '@dsms/contract/schoolSetup'
import { Button, Progress, Stack, Text } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { setupKey, useSetup } from '../../components/areas/setup.ts'
import { ErrorBox } from '../../components/ErrorBox.tsx'
import { Page } from '../../components/Page.tsx'
import { LinkButton } from '../../components/records/links.tsx'
import { ListSkeleton } from '../../components/records/list/ListSkeleton.tsx'
import { SchoolGate } from '../../components/records/school/SchoolGate.tsx'
import type { School } from '../../components/records/school/useSchool.ts'
import { useAttempt } from '../../components/records/useAttempt.ts'
import { useMay } from '../../components/records/useMay.ts'
import { useText } from '../../i18n/index.ts'
import { call } from '../../lib/call.ts'
import { can, useAbility } from '../../session.ts'
import classes from './Setup.module.css'

/** What a new school does first, what of it is done, and the way to each. */
export function SchoolSetupPage() {
  const t = useText('schoolProfile')
  return (
    <SchoolGate scope="school" title={t('setup.title')}>
      {(school) => <Setup school={school} />}
    </SchoolGate>
  )
}

function Setup({ school }: { school: School }) {
  const t = useText('schoolProfile')
  const may = useMay()
  const ability = useAbility()
  const client = useQueryClient()
  const setup = useSetup(school.school_id)
  const attempt = useAttempt(() => client.invalidateQueries({ queryKey: setupKey(school.school_id) }))
  const steps = setup.data?.steps ?? []
  const next = steps.find(({ is_done }) => !is_done)
  const done = setup.data?.done ?? 0
  return (
    <Page title={t('setup.title')}>
      {setup.isError && <ErrorBox error={setup.error} onRetry={() => setup.refetch()} />}
      {setup.isPending && <ListSkeleton rows={8} />}
      {setup.data && (
        <Stack gap="md">
          <section className="card">
            <Stack gap="xs">
              <Text>{t(next ? 'setup.text' : 'setup.ready')}</Text>
              <Progress
                size="lg"
                value={(done / steps.length) * 100}
                aria-label={t('setup.progress', { done, total: steps.length })}
              />
              <Text size="sm" c="dimmed">
                {t('setup.progress', { done, total: steps.length })}
              </Text>
              {setup.data.is_dismissed && next && may(dismissSchoolSetup) && (
                <div>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() =>
                      attempt(
                        () => call(dismissSchoolSetup, { body: { is_dismissed: false, school_id: school.school_id } }),
                        t('setup.shown'),
                      )
                    }
                  >
                    {t('setup.show')}
                  </Button>
                </div>
              )}
            </Stack>
          </section>
          <ol className={`card ${classes.steps}`}>
            {steps.map((step) => (
              <li key={step.key} className={classes.step} data-done={step.is_done}>
                {step.is_done ? (
                  <IconCircleCheckFilled size={24} role="img" aria-label={t('setup.done')} className={classes.sign} />
                ) : (
                  <IconCircleDashed
                    size={24}
                    stroke={1.5}
                    role="img"
                    aria-label={t('setup.open')}
                    className={classes.sign}
                  />
                )}
                <div className={classes.words}>
                  <Text fw={600}>{t(`step.${step.key}`)}</Text>
                  <Text size="sm" c="dimmed">
                    {t(`step.${step.key}.help`)}
                  </Text>
                </div>
                <Text size="sm" c="dimmed" className={classes.count}>
                  {step.needed > 1
                    ? t('setup.some', { have: step.count, needed: step.needed })
                    : t('setup.count', { count: step.count })}
                </Text>
                {can(ability, step.permission) ? (
                  <LinkButton
                    to={step.link as never}
                    search={school.search as never}
                    variant={step === next ? 'filled' : 'default'}
                    aria-label={t(step.is_done ? 'setup.lookAt' : 'setup.begin', { name: t(`step.${step.key}`) })}
                    className={classes.action}
                  >
                    {t(step.is_done ? 'setup.look' : 'setup.do')}
                  </LinkButton>
                ) : (
                  <Text size="sm" c="dimmed" className={classes.action}>
                    {t('setup.notYours')}
                  </Text>
                )}
              </li>
            ))}
          </ol>
        </Stack>
      )}
    </Page>
  )
}
