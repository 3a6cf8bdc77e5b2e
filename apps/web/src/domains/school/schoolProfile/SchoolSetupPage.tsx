import { dismissSchoolSetup } from '@dsms/contract/school/schoolProfile/setup'
import { Button, Progress, Stack, Text } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { placeOf } from '../../../kernel/address/address.ts'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility } from '../../../kernel/session/session.ts'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import type { School } from '../../../kit/school/useSchool.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { setupKey, useSetup } from '../shared/setup.ts'
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
                    to={placeOf(step.link)}
                    search={school.search}
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
