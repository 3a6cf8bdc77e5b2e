import { enrolLead } from '@dsms/contract/students/students/sitting'
import { IconPhoneCheck, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { FollowedUpDialog } from './FollowedUpDialog.tsx'
import { FollowUp } from './FollowUp.tsx'
import { LeadFigures } from './LeadFigures.tsx'
import classes from './Leads.module.css'
import { enquiries, isOpen, type ListedLead, mayBecome } from './leads.ts'
import { useLeadChoices } from './useLeadChoices.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** Everybody who asked: what they wish, how they came, who looks after them and when they are called next. */
export function LeadList() {
  const t = useText('leads')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const school = useSchool('school')
  const choices = useLeadChoices(school)
  const [followed, setFollowed] = useState<ListedLead>()
  return (
    <>
      <AreaList
        of={enquiries}
        subtitle={({ phone, email }) => (
          <span className={classes.under}>{phone ? <Phone number={phone} /> : <Bdi>{email}</Bdi>}</span>
        )}
        columns={[
          { key: 'licence_type', onCard: true },
          { key: 'source', sort: 'source', word: 'source' },
          {
            key: 'follow_up_on',
            sort: 'follow_up_on',
            onCard: true,
            render: (lead) => <FollowUp lead={lead} />,
          },
          { key: 'owner', sort: 'owner' },
          { key: 'branch', isExtra: true },
          { key: 'gearbox', isExtra: true, word: 'gearbox' },
          { key: 'email', isExtra: true, render: ({ email }) => email && <Bdi>{email}</Bdi> },
          {
            key: 'created_at',
            sort: 'created_at',
            isExtra: true,
            align: 'end',
            render: (lead) => format.date(lead.created_at),
          },
        ]}
        filters={[
          { name: 'due', label: t('due'), choices: choices.due },
          { name: 'source', choices: choices.sources },
          { name: 'owner_id', choices: choices.owners },
          { name: 'licence_type_id', choices: choices.licences },
          { name: 'branch_id', choices: choices.branches },
        ]}
        rowActions={(lead) => [
          ...(isOpen(lead) && may(enquiries.area.calls.update)
            ? [
                {
                  key: 'followed',
                  label: t('followed'),
                  icon: <IconPhoneCheck size={18} stroke={1.5} />,
                  run: () => setFollowed(lead),
                },
              ]
            : []),
          ...(mayBecome(lead) && may(enrolLead)
            ? [
                {
                  key: 'enrol',
                  label: t('convert'),
                  icon: <IconUserPlus size={18} stroke={1.5} />,
                  run: () => navigate({ to: '/school/enrol', search: { ...school.search, lead: lead.id } }),
                },
              ]
            : []),
        ]}
        sheet={{
          name_ar: { example: 'نورة الحربي' },
          name_en: { example: 'Noura Alharbi' },
          phone: { example: '+966501234567' },
          email: { example: 'noura@example.org' },
          source: { word: 'source' },
          licence_type: { example: choices.licences[0]?.label ?? '' },
          gearbox: { word: 'gearbox' },
          branch: { example: choices.branches[0]?.label ?? '' },
          owner: { example: choices.owners[0]?.label ?? '' },
          follow_up_on: { example: '2027-01-31' },
          language: { word: 'language' },
        }}
      >
        <ViewSwitch view="list" />
        <LeadFigures school={school} />
      </AreaList>
      {followed && (
        <FollowedUpDialog lead={followed} school_id={school.school_id} close={() => setFollowed(undefined)} />
      )}
    </>
  )
}
