import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PlaceMap } from '../../../../ui/parts/map/Map.tsx'
import { sampleOf } from '../../samples/sample.ts'

const places = [
  { id: 'riyadh', lat: 24.713, lng: 46.675 },
  { id: 'jeddah', lat: 21.543, lng: 39.173 },
  { id: 'dammam', lat: 26.42, lng: 50.089 },
  { id: 'station', lat: 24.757, lng: 46.712 },
  { id: 'mall', lat: 24.741, lng: 46.653 },
  { id: 'university', lat: 24.722, lng: 46.627 },
] as const

/** From the school round the blocks, and back another way. */
const path = [
  { lat: 24.713, lng: 46.675 },
  { lat: 24.721, lng: 46.671 },
  { lat: 24.728, lng: 46.682 },
  { lat: 24.736, lng: 46.679 },
  { lat: 24.741, lng: 46.694 },
  { lat: 24.732, lng: 46.701 },
  { lat: 24.724, lng: 46.697 },
]

export const leaflet = sampleOf(
  {},
  {
    places: () => {
      const t = useText('data')
      const [chosen, choose] = useState<string>()
      const named = useMemo(() => places.map((one) => ({ ...one, name: t(`leaflet.${one.id}`) })), [t])
      return (
        <Stack>
          <PlaceMap label={t('leaflet.places')} places={named} chosen={chosen ?? ''} onChoose={choose} />
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
            {named.map(({ id, name }) => (
              <Button
                key={id}
                variant={id === chosen ? 'light' : 'default'}
                aria-pressed={id === chosen}
                onClick={() => choose(id)}
              >
                {name}
              </Button>
            ))}
          </SimpleGrid>
        </Stack>
      )
    },
    path: () => {
      const t = useText('data')
      const ends = useMemo(
        () => [
          { id: 'start', name: t('leaflet.start'), lat: 24.713, lng: 46.675 },
          { id: 'end', name: t('leaflet.end'), lat: 24.724, lng: 46.697 },
        ],
        [t],
      )
      return <PlaceMap label={t('leaflet.path')} places={ends} path={path} />
    },
    picking: () => {
      const t = useText('data')
      const [point, pick] = useState<{ lat: number; lng: number }>()
      const north = `\u2066${point?.lat.toFixed(4)}\u2069`
      const east = `\u2066${point?.lng.toFixed(4)}\u2069`
      return (
        <Stack>
          <PlaceMap label={t('leaflet.picking')} picked={point} onPick={pick} />
          <Group role="status">
            <Text className="tabular">{point ? t('leaflet.point', { north, east }) : t('leaflet.none')}</Text>
          </Group>
        </Stack>
      )
    },
  },
)
