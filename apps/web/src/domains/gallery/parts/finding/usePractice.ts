import { useText } from '../../../../kernel/i18n/index.ts'

const places = {
  yard: ['parallel', 'hill', 'braking'],
  road: ['roundabout', 'motorway', 'night'],
} as const

/** Manoeuvres of driving lessons, by their place. */
export function usePractice() {
  const t = useText('parts')
  const of = (place: keyof typeof places) => ({
    group: t(`auto-complete.${place}`),
    items: places[place].map((part) => t(`auto-complete.${part}`)),
  })
  const sections = [of('yard'), of('road')]
  return { sections, parts: sections.flatMap(({ items }) => items) }
}
