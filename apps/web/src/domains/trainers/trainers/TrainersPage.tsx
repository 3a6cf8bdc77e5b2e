import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { credentialWall } from '@dsms/contract/trainers/credentials/calls'
import { Text } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useLateRecordChoices } from '../../../kit/areas/inputs/useChoices.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { Bdi } from '../../../ui/Bidi.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { Phone } from '../../../ui/phone/Phone.tsx'
import { lateLookupChoices } from '../../school/public.ts'
import { Ready } from './Ready.tsx'
import { teachers } from './trainers.ts'

/** Who teaches at the school, what, and whether they may today. */
export function TrainersPage() {
  const t = useText('trainers')
  const format = useFormat()
  const may = useMay()
  const navigate = useNavigate()
  const { school_id, search } = useSchool('school')
  const branchChoices = useLateRecordChoices(branches, school_id)
  const licenceChoices = useLateRecordChoices(licenceTypes, school_id)
  const positions = lateLookupChoices('trainer_position', school_id)
  const specialities = lateLookupChoices('trainer_speciality', school_id)
  const certifications = lateLookupChoices('trainer_certification', school_id)

  return (
    <AreaList
      of={teachers}
      subtitle={(trainer) => (
        <Text component="div" size="xs" c="dimmed">
          <Bdi>{trainer.trainer_no}</Bdi>
        </Text>
      )}
      menu={
        may(credentialWall) && (
          <MenuChoice
            leftSection={<IconCertificate size={18} stroke={1.5} />}
            onClick={() => navigate({ to: '/school/trainers/credentials', search })}
          >
            {t('toWall')}
          </MenuChoice>
        )
      }
      columns={[
        {
          key: 'licence_type',
          onCard: true,
          render: (trainer) => <Bdi>{trainer.licence_type.join(', ')}</Bdi>,
        },
        {
          key: 'is_ready',
          sort: 'is_ready',
          onCard: true,
          render: (trainer) => <Ready trainer={trainer} />,
        },
        { key: 'branch', render: (trainer) => format.list(trainer.branch) },
        {
          key: 'phone',
          onCard: true,
          render: (trainer) => trainer.phone && <Phone number={trainer.phone} />,
        },
        { key: 'employment', sort: 'employment', isExtra: true, word: 'employment' },
        { key: 'position', isExtra: true },
        {
          key: 'teaches',
          isExtra: true,
          render: (trainer) => format.list(trainer.teaches.map((one) => t(`teaches.${one}`))),
        },
        {
          key: 'gearboxes',
          isExtra: true,
          render: (trainer) => format.list(trainer.gearboxes.map((one) => t(`gearboxes.${one}`))),
        },
        { key: 'eligible_gender', isExtra: true, word: 'eligible' },
        { key: 'email', isExtra: true, render: (trainer) => trainer.email && <Bdi>{trainer.email}</Bdi> },
      ]}
      filters={[
        {
          name: 'ready',
          label: t('field.is_ready'),
          choices: [
            { value: 'true', label: t('ready') },
            { value: 'false', label: t('blocked') },
          ],
        },
        { name: 'licence_type_id', choices: licenceChoices },
        { name: 'branch_id', choices: branchChoices },
        { name: 'teaches', word: 'teaches' },
        { name: 'employment', word: 'employment' },
        { name: 'eligible_gender', word: 'eligible' },
      ]}
      sheet={{
        first_name_ar: { example: 'سالم' },
        family_name_ar: { example: 'الحربي' },
        first_name_en: { example: 'Salem' },
        family_name_en: { example: 'Alharbi' },
        phone: { example: '+966501234567' },
        gender: { example: 'male' },
        country: { example: 'SA' },
        employment: { word: 'employment' },
        position: { firstOf: positions },
        branch: { firstOf: branchChoices },
        licence_type: { firstOf: licenceChoices, example: 'B' },
        speciality: { firstOf: specialities },
        certification: { firstOf: certifications },
        languages: { word: 'language' },
        teaches: { word: 'teaches' },
        gearboxes: { word: 'gearboxes' },
        eligible_gender: { word: 'eligible' },
        birth_date: { example: '1990-04-30' },
        joined_on: { example: '2024-09-01' },
        hourly_rate_minor: { example: '6000' },
      }}
    />
  )
}
TrainersPage.ask = askList(teachers)
