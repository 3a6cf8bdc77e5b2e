import type { Requirement } from '@dsms/contract/curriculum/licences/requirements'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Rows of requirements in words. */
export function useRequirementWords() {
  const t = useText('licences')
  const format = useFormat()
  const minutes = format.hours
  const amounts = (row: Pick<Requirement, 'min_minutes' | 'min_sessions' | 'min_km'>) =>
    [
      ...(row.min_minutes ? [minutes(row.min_minutes)] : []),
      ...(row.min_sessions ? [t('sessions', { count: row.min_sessions })] : []),
      ...(row.min_km ? [format.number(row.min_km, { style: 'unit', unit: 'kilometer' })] : []),
    ].join(' · ')
  const part = (row: Pick<Requirement, 'stage' | 'sub_kind'>) =>
    row.sub_kind ? `${t(`stage.${row.stage}`)}: ${t(`part.${row.sub_kind}`)}` : t(`stage.${row.stage}`)
  const limits = (row: Requirement) =>
    [
      ...(row.gearbox === 'both' ? [] : [t(`gearbox.${row.gearbox}`)]),
      ...(row.prior_experience === 'none'
        ? []
        : [`${t('field.prior_experience')}: ${t(`experience.${row.prior_experience}`)}`]),
      ...(row.max_minutes_on_simulator ? [t('onSimulator', { time: minutes(row.max_minutes_on_simulator) })] : []),
      ...(row.max_sessions_on_automatic
        ? [t('onAutomatic', { sessions: t('sessions', { count: row.max_sessions_on_automatic }) })]
        : []),
      ...(row.must_finish_before ? [t('before', { stage: t(`stage.${row.must_finish_before}`) })] : []),
    ].join(' · ')
  return { minutes, amounts, part, limits }
}
