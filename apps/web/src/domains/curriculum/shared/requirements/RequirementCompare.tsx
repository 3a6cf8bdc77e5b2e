import type { Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { Button, Group, Text } from '@mantine/core'
import { IconArrowBack, IconCheck } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './RequirementBuilder.module.css'
import { useRequirementWords } from './requirementWords.ts'
import { differences, takenOver } from './rows.ts'

interface Props {
  mine: readonly Requirement[]
  theirs: readonly Requirement[]
  /** What the two sides are called. */
  mineName: string
  theirsName: string
  /** Takes what the other side says; without it there is nothing to take over. */
  onTake?: (rows: Requirement[]) => void
}

/** Two sets of requirements beside each other, with what differs. */
export function RequirementCompare({ mine, theirs, mineName, theirsName, onTake }: Props) {
  const t = useText('licences')
  const words = useRequirementWords()
  const found = differences(mine, theirs)
  const different = found.filter(({ isSame }) => !isSame)
  const side = (name: string, row: Requirement | undefined) => (
    <div className={classes.side}>
      <span className={classes.sideName} dir="auto">
        {name}
      </span>
      {row ? (
        words.amounts(row)
      ) : (
        <Text span c="dimmed">
          {t('compare.nothing')}
        </Text>
      )}
      {row && <span className={classes.quiet}>{words.limits(row)}</span>}
    </div>
  )
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text size="sm" role="status">
          {different.length ? t('compare.differences', { count: different.length }) : t('compare.same')}
        </Text>
        {onTake && different.length > 0 && (
          <Button variant="light" size="compact-md" onClick={() => onTake(found.reduce(takenOver, [...mine]))}>
            {t('compare.takeAll')}
          </Button>
        )}
      </Group>
      <ul className={classes.pairs}>
        {found.map((one) => {
          return (
            <li key={one.key} className={classes.pair} data-differs={!one.isSame || undefined}>
              <span className={classes.pairName}>
                {words.part(one.part)}{' '}
                {one.isSame && <IconCheck size={16} stroke={1.5} aria-label={t('compare.equal')} />}
              </span>
              {side(mineName, one.mine)}
              {side(theirsName, one.theirs)}
              {onTake && !one.isSame && (
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={<IconArrowBack size={16} stroke={1.5} className="mirror" />}
                  aria-label={t(one.theirs ? 'compare.takeNamed' : 'compare.removeNamed', {
                    title: words.part(one.part),
                  })}
                  onClick={() => onTake(takenOver(mine, one))}
                >
                  {t(one.theirs ? 'compare.take' : 'compare.remove')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
