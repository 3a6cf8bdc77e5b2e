import { useText } from '../../../../kernel/i18n/index.ts'

const places = ['yard', 'town', 'motorway', 'night', 'parking'] as const

/** Where a lesson can be, as choices. */
export function usePlaces() {
  const t = useText('forms')
  return places.map((value) => ({ value, label: t(`select.${value}`) }))
}
