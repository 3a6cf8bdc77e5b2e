import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useChangeSearch } from '../../../kernel/address/search.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { chooseBranch, useBranch, useBranches } from '../../../kernel/session/branch.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { PressMenu } from '../../../ui/late/PressMenu.tsx'
import { isByBranch } from '../menu.ts'
import classes from './Navbar.module.css'

/** Whose data is on the screen: the person's school, or the platform; and in which branch of several the person works. */
export function PlaceName() {
  const t = useText('shell')
  const user = useSession()
  const name = <bdi className={classes.placeName}>{user?.schoolName ?? t('platform')}</bdi>
  if (useBranches().length < 2) return name
  return (
    <PressMenu
      target={
        <UnstyledButton className={classes.placeButton}>
          {name}
          <BranchName />
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      }
    >
      <BranchChoices />
    </PressMenu>
  )
}

function BranchName() {
  const t = useText('shell')
  return (
    <span className={classes.branchName}>
      <span className="visuallyHidden">{t('branch')}</span> <bdi>{useBranch()?.name ?? t('branch.all')}</bdi>
    </span>
  )
}

/** A choice holds for what is opened from now on, and for the screen itself where that knows branches. */
function BranchChoices() {
  const t = useText('shell')
  const present = useBranch()?.id
  const path = useRouterState({ select: (state) => state.location.pathname })
  const change = useChangeSearch()
  const choices = [{ id: undefined, name: t('branch.all') }, ...useBranches()]
  return choices.map(({ id, name }) => (
    <MenuChoice
      key={id ?? 'all'}
      aria-current={id === present ? 'true' : undefined}
      rightSection={id === present ? <IconCheck size={16} stroke={1.5} aria-hidden /> : null}
      onClick={() => {
        chooseBranch(id)
        if (isByBranch(path)) void change({ branch_id: id, page: undefined })
      }}
    >
      <bdi>{name}</bdi>
    </MenuChoice>
  ))
}
