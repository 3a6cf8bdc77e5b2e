import { enrolLead } from '@dsms/contract/students/students/sitting'
import { Button, Stack } from '@mantine/core'
import { IconPhoneCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { RecordHead, RecordPage } from '../../../kit/areas/RecordPage.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { type Fact, Facts } from '../../../kit/person/Facts.tsx'
import { Reach } from '../../../kit/person/Reach.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkButton } from '../../../ui/page/links.tsx'
import { FollowedUpDialog } from './FollowedUpDialog.tsx'
import { FollowUp } from './FollowUp.tsx'
import classes from './Leads.module.css'
import { LeadTalks } from './LeadTalks.tsx'
import { LoseButton } from './LoseButton.tsx'
import { enquiries, isOpen, type Lead, mayBecome } from './leads.ts'
import { useWishText } from './useWishText.ts'

/** Somebody who asked: what comes next, what they want, and what was said so far. */
export const LeadPage = ({ id = 0 }: { id?: number | undefined }) => (
  <RecordPage of={enquiries} id={id}>
    {(lead, school) => <Card lead={lead} school={school} />}
  </RecordPage>
)

interface Props {
  lead: Lead
  school: School
}

function Card({ lead, school }: Props) {
  const t = useText('leads')
  const may = useMay()
  const [isFollowed, setFollowed] = useState(false)
  const isFollowable = isOpen(lead) && may(enquiries.area.calls.update)
  const mayEnrol = mayBecome(lead) && may(enrolLead)
  const enrol = (variant: 'filled' | 'default') => (
    <LinkButton
      to="/school/enrol"
      search={{ ...school.search, lead: lead.id }}
      variant={variant}
      leftSection={<IconUserPlus size={18} stroke={1.5} />}
    >
      {t('convert')}
    </LinkButton>
  )
  return (
    <RecordHead
      of={enquiries}
      record={lead}
      school={school}
      action={
        isFollowable ? (
          <Button leftSection={<IconPhoneCheck size={18} stroke={1.5} />} onClick={() => setFollowed(true)}>
            {t('followed')}
          </Button>
        ) : (
          mayEnrol && enrol('filled')
        )
      }
    >
      <Stack gap="md">
        <StatusNote record={lead} />
        {(isOpen(lead) || lead.student_id) && (
          <section className={`card ${classes.next}`} aria-label={t('group.next')}>
            {isOpen(lead) && (
              <>
                <span className={classes.label}>{t('field.follow_up_on')}</span>
                {lead.follow_up ? <FollowUp lead={lead} /> : <span>{t('followUp.none')}</span>}
              </>
            )}
            <span className={classes.acts}>
              {isFollowable && mayEnrol && enrol('default')}
              {isOpen(lead) && <LoseButton lead={lead} school={school} />}
              {lead.student_id && (
                <LinkButton to={`/school/students/${lead.student_id}`} search={school.search} variant="default">
                  {t('toStudent')}
                </LinkButton>
              )}
            </span>
          </section>
        )}
        <div className={classes.columns}>
          <LeadTalks lead={lead} />
          <Known lead={lead} />
        </div>
        <RecordHistory history={lead.history} words="leads" />
      </Stack>
      {isFollowed && <FollowedUpDialog lead={lead} school_id={school.school_id} close={() => setFollowed(false)} />}
    </RecordHead>
  )
}

/** How they are reached, what they want, and how they came. */
function Known({ lead }: { lead: Lead }) {
  const t = useText('leads')
  const format = useFormat()
  const wishes = useWishText()
  const { phone, email, language, gearbox, source_detail } = lead
  const facts: Fact[] = [
    [t('field.licence_type'), lead.licence_type && <Typed>{lead.licence_type}</Typed>],
    [t('field.gearbox'), gearbox && t(`gearbox.${gearbox}`)],
    [t('field.branch'), lead.branch && <Typed>{lead.branch}</Typed>],
    [t('field.wish_times'), lead.wish_times.length > 0 && wishes(lead.wish_times)],
    [t('field.phone'), phone && <Reach key="p" href={`tel:${phone}`} text={phone} />],
    [t('field.email'), email && <Reach key="e" href={`mailto:${email}`} text={email} />],
    [t('field.source'), format.joined([t(`source.${lead.source}`), source_detail])],
    [t('field.language'), language && t(`language.${language}`)],
    [t('field.owner'), lead.owner && <Typed>{lead.owner}</Typed>],
    [t('field.created_at'), format.date(lead.created_at)],
  ]
  return (
    <section className="card" aria-labelledby="wish">
      <h2 id="wish" className={classes.title}>
        {t('group.wish')}
      </h2>
      <Facts facts={facts} unknown={t('unknown')} isWide />
    </section>
  )
}
