import type { CopiedLesson } from '@dsms/contract/schedule/copying/calls'
import { Button, Group } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Choice, OccurrenceList } from '../series/OccurrenceList.tsx'
import classes from './Copying.module.css'
import { shownOf, suggested, sumOf } from './found.ts'
import type { Copying, Found } from './useCopying.ts'

const skip: Choice = { action: 'skip' }

/** What came of the check: how many can be copied, and each lesson that somebody has to look at. */
export function FoundLessons({ found, copying }: { found: Found; copying: Copying }) {
  const t = useText('copying')
  const format = useFormat()
  const { decisions, choose, isBusy } = copying
  const sum = sumOf(found, decisions)
  const open = found.lessons.filter(({ state, lesson_id }) => state === 'conflict' && !decisions.has(lesson_id))
  const offered = open.filter((one) => suggested(one))
  const nameOf = ({ type, trainer, students }: CopiedLesson) => [type, trainer, ...students].filter(Boolean).join(' · ')
  return (
    <div className={classes.found}>
      <div role="status" className={classes.sums}>
        {sum.map(({ what, count }) => (
          <span key={what}>{t(`found.${what}`, { number: format.number(count) })}</span>
        ))}
      </div>
      {open.length > 1 && (
        <Group gap="xs">
          {offered.length > 1 && (
            <Button size="xs" variant="light" disabled={isBusy} onClick={() => choose(offered, suggested)}>
              {t('takeAll')}
            </Button>
          )}
          <Button size="xs" variant="default" disabled={isBusy} onClick={() => choose(open, () => skip)}>
            {t('skipAll')}
          </Button>
        </Group>
      )}
      <OccurrenceList
        occurrences={shownOf(found, decisions)}
        zone={found.time_zone}
        mayOverride={found.may_override}
        isBusy={isBusy}
        nameOf={nameOf}
        skipLabel={t('skip')}
        chosen={({ lesson_id }) => decisions.get(lesson_id)?.action}
        choose={(one, choice) => choose([one], () => choice)}
      />
    </div>
  )
}
