import { linkGuardian, unlinkGuardian } from '@dsms/contract/students/guardians/calls'
import { ActionIcon, Badge, Menu, Text } from '@mantine/core'
import { IconDotsVertical, IconPencil, IconStar, IconUserMinus } from '@tabler/icons-react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Reach } from '../../../kit/person/Reach.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
import { showUndo } from '../../../ui/toasts/toasts.tsx'
import classes from '../shared/Lines.module.css'
import { type StudentGuardian, speakers } from './guardians.ts'
import { useGuardiansChanged } from './useGuardiansChanged.ts'

interface Props {
  guardian: StudentGuardian
  studentId: number
  school_id: number | undefined
  /** Opens the dialog; nothing for those who may only look. */
  change: (() => void) | undefined
}

/** One who speaks for the student: what they are to them, how they are reached, and what they may do. */
export function GuardianLine({ guardian, studentId, school_id, change }: Props) {
  const t = useText('guardians')
  const common = useText('common')
  const format = useFormat()
  const attempt = useAttempt(useGuardiansChanged(school_id))
  const { guardian_id, name, phone, email, relation, rights, is_main } = guardian
  const inSchool = school_id === undefined ? {} : { school_id }
  const link = (isMain: boolean) =>
    call(linkGuardian, {
      params: { id: studentId },
      body: { guardian_id, relation, rights, is_main: isMain, ...inSchool },
    })
  const remove = async () => {
    const params = { id: studentId, guardian_id }
    const isGone = await attempt(() => call(unlinkGuardian, { params, query: { school_id } }))
    if (isGone) showUndo(t('of.removed', { name }), common('undo'), () => attempt(() => link(is_main)))
  }
  return (
    <li className={classes.one}>
      <div className={classes.what}>
        <LinkAnchor to={`${speakers.link}/${guardian_id}`} search={inSchool}>
          <Typed>{name}</Typed>
        </LinkAnchor>{' '}
        {is_main && (
          <Badge variant="light" size="sm" tt="none">
            {t('of.main')}
          </Badge>
        )}
        <Text size="sm">{t(`relation.${relation}`)}</Text>
        <Text size="sm" c="dimmed">
          {rights.length > 0 ? format.list(rights.map((right) => t(`right.${right}`))) : t('of.noRights')}
        </Text>
      </div>
      <div>
        {phone && (
          <div>
            <Reach href={`tel:${phone}`} text={phone} />
          </div>
        )}
        {email && <Reach href={`mailto:${email}`} text={email} />}
      </div>
      {change && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('of.actions', { name })}>
              <IconDotsVertical size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} />} onClick={change}>
              {t('of.change')}
            </Menu.Item>
            {!is_main && (
              <Menu.Item
                leftSection={<IconStar size={18} stroke={1.5} />}
                onClick={() => attempt(() => link(true), t('of.madeMain', { name }))}
              >
                {t('of.makeMain')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconUserMinus size={18} stroke={1.5} />} onClick={remove}>
              {t('of.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}
