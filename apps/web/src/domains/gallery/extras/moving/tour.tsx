import { Button, Group, Text } from '@mantine/core'
import { IconCar, IconPlus, IconUsers } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { FigureCard } from '../../../../ui/FigureCard.tsx'
import { Tour } from '../../../../ui/parts/tour/Tour.tsx'
import { sampleOf } from '../../samples/sample.ts'

/** Where a tour stands: not yet begun, running, seen to its end, or left before it. */
type Place = 'before' | 'running' | 'finished' | 'left'

function useTour() {
  const t = useText('extras')
  const [place, setPlace] = useState<Place>('before')
  const start = () => setPlace('running')
  const close = (isFinished: boolean) => setPlace(isFinished ? 'finished' : 'left')
  const told = place === 'finished' || place === 'left' ? t(`tour.${place}`) : ''
  return { start, close, isOpen: place === 'running', told: <Text role="status">{told}</Text> }
}

export const tour = sampleOf(
  {},
  {
    screen: () => {
      const t = useText('extras')
      const { start, told, ...tour } = useTour()
      const steps = [
        { target: 'header', title: t('tour.bar'), text: t('tour.barText') },
        { target: 'h1', title: t('tour.name'), text: t('tour.nameText') },
        { target: '[data-tour="card"]', title: t('tour.card'), text: t('tour.cardText') },
      ]
      return (
        <Group data-tour="card">
          <Button onClick={start}>{t('tour.start')}</Button>
          {told}
          <Tour steps={steps} {...tour} />
        </Group>
      )
    },
    school: () => {
      const t = useText('extras')
      const { start, told, ...tour } = useTour()
      const [branch, car] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
      const steps = [
        { title: t('tour.welcome'), text: t('tour.welcomeText') },
        { target: branch, title: t('tour.staff'), text: t('tour.staffText') },
        { target: car, title: t('tour.cars'), text: t('tour.carsText') },
      ]
      return (
        <Group align="stretch">
          <div ref={branch}>
            <FigureCard label={t('tour.staff')} figure={0} icon={<IconUsers size={20} stroke={1.5} />} />
          </div>
          <div ref={car}>
            <FigureCard label={t('tour.cars')} figure={0} icon={<IconCar size={20} stroke={1.5} />} />
          </div>
          <Button variant="default" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={start}>
            {t('tour.first')}
          </Button>
          {told}
          <Tour steps={steps} {...tour} />
        </Group>
      )
    },
    single: () => {
      const t = useText('extras')
      const { start, told, ...tour } = useTour()
      return (
        <Group>
          <Button variant="default" onClick={start}>
            {t('tour.news')}
          </Button>
          {told}
          <Tour steps={[{ target: '.gone', title: t('tour.newTitle'), text: t('tour.newText') }]} {...tour} />
        </Group>
      )
    },
  },
)
