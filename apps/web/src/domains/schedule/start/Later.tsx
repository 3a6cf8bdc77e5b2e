import type { SetupStep } from '@dsms/contract/school/schoolProfile/setup'
import { dismissSchoolSetup } from '@dsms/contract/school/schoolProfile/setup'
import { Button, Text } from '@mantine/core'
import { placeOf } from '../../../kernel/address/address.ts'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { can, useAbility } from '../../../kernel/session/session.ts'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../ui/page/links.tsx'
import { useSetup } from '../../school/public.ts'
import classes from './Start.module.css'

/** What the first lesson does without. */
const later: readonly SetupStep[] = ['profile', 'holidays', 'class_room', 'circuit', 'simulator', 'plan']

/** What can wait until after the first lesson, with what of it is there and the way to each. */
export function Later({ school }: { school: School }) {
  const t = useText('start')
  const setupText = useText('schoolProfile')
  const may = useMay()
  const ability = useAbility()
  const { data, refetch } = useSetup(school.school_id)
  const attempt = useAttempt(() => refetch())
  if (!data) return null
  const steps = later.flatMap((key) => data.steps.filter((step) => step.key === key))
  const isShownAgain = data.is_dismissed && data.done < data.steps.length && may(dismissSchoolSetup)
  return (
    <section className="card" aria-labelledby="start-later">
      <h2 id="start-later" className={classes.title}>
        {t('later')}
      </h2>
      <Text size="sm" c="dimmed">
        {t('later.help')}
      </Text>
      <ul className={classes.later}>
        {steps.map((step) => (
          <li key={step.key}>
            <span className={classes.words}>
              <span>{setupText(`step.${step.key}`)}</span>
              <Text size="sm" c="dimmed" span>
                {setupText(`step.${step.key}.help`)}
              </Text>
            </span>
            <Text size="sm" c="dimmed" span>
              {step.is_done ? setupText('setup.done') : t('optional')}
            </Text>
            {can(ability, step.permission) && (
              <LinkButton
                to={placeOf(step.link)}
                search={school.search}
                size="compact-sm"
                variant="default"
                aria-label={setupText(step.is_done ? 'setup.lookAt' : 'setup.begin', {
                  name: setupText(`step.${step.key}`),
                })}
              >
                {setupText(step.is_done ? 'setup.look' : 'setup.do')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {isShownAgain && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() =>
            attempt(
              () => call(dismissSchoolSetup, { body: { is_dismissed: false, school_id: school.school_id } }),
              setupText('setup.shown'),
            )
          }
        >
          {setupText('setup.show')}
        </Button>
      )}
    </section>
  )
}
