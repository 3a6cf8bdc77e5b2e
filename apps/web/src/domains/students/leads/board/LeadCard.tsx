import { enrolLead } from '@dsms/contract/students/students/sitting'
import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconDotsVertical, IconPhoneCheck, IconToggleRight, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { useText } from '../../../../kernel/i18n/index.ts'
import { StatusDialog } from '../../../../kit/areas/status/StatusDialog.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../../ui/page/links.tsx'
import { FollowedUpDialog } from '../FollowedUpDialog.tsx'
import { FollowUp } from '../FollowUp.tsx'
import { enquiries, isOpen, type ListedLead, mayBecome } from '../leads.ts'
import classes from './Board.module.css'

interface Props {
  lead: ListedLead
  school: School
  /** What the card is moved by, where there is somewhere to move it. */
  handle?: ReactNode
}

/** Somebody who asked, in short; what moving a card does is in its menu too. */
export function LeadCard({ lead, school, handle }: Props) {
  const t = useText('leads')
  return (
    <div className={classes.card}>
      <div className={classes.title}>
        {handle}
        <LinkAnchor className={classes.name} to={`${enquiries.link}/${lead.id}`} search={school.search}>
          <Typed>{lead.name}</Typed>
        </LinkAnchor>
        <CardMenu lead={lead} school={school} />
      </div>
      <Text size="xs" c="dimmed">
        {lead.licence_type && (
          <>
            <Typed>{lead.licence_type}</Typed> ·{' '}
          </>
        )}
        {t(`source.${lead.source}`)}
      </Text>
      {lead.follow_up && (
        <Text size="xs" component="div">
          <FollowUp lead={lead} isCard />
        </Text>
      )}
      {lead.owner && (
        <Text size="xs" c="dimmed">
          <Typed>{lead.owner}</Typed>
        </Text>
      )}
    </div>
  )
}

function CardMenu({ lead, school: { school_id, search } }: Omit<Props, 'handle'>) {
  const t = useText('leads')
  const areas = useText('areas')
  const may = useMay()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'followed' | 'status'>()
  const { calls, statuses } = enquiries.area
  const mayFollow = may(calls.update) && isOpen(lead)
  const mayChange = may(calls.changeStatus) && statuses[lead.status].length > 0
  const mayEnrol = may(enrolLead) && mayBecome(lead)
  if (!mayFollow && !mayChange && !mayEnrol) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('board.menu', { name: lead.name })}>
            <IconDotsVertical size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEnrol && (
            <Menu.Item
              leftSection={<IconUserPlus size={18} stroke={1.5} />}
              onClick={() => navigate({ to: '/school/enrol', search: { ...search, lead: lead.id } })}
            >
              {t('convert')}
            </Menu.Item>
          )}
          {mayFollow && (
            <Menu.Item leftSection={<IconPhoneCheck size={18} stroke={1.5} />} onClick={() => setOpen('followed')}>
              {t('followed')}
            </Menu.Item>
          )}
          {mayChange && (
            <Menu.Item leftSection={<IconToggleRight size={18} stroke={1.5} />} onClick={() => setOpen('status')}>
              {areas('status')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'followed' && <FollowedUpDialog lead={lead} school_id={school_id} close={close} />}
      {open === 'status' && <StatusDialog of={enquiries} school_id={school_id} record={lead} close={close} />}
    </>
  )
}
