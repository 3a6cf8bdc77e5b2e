import { Badge, Text } from '@mantine/core'
import { IconCar, IconParking, IconRoad, IconSteeringWheel, IconTrafficLights } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Slides } from '../../../../ui/parts/slides/Slides.tsx'
import { choice, sampleOf } from '../../samples/sample.ts'
import classes from './Swiper.module.css'

const steps = [
  { key: 'check', Icon: IconCar },
  { key: 'start', Icon: IconSteeringWheel },
  { key: 'lights', Icon: IconTrafficLights },
  { key: 'road', Icon: IconRoad },
  { key: 'park', Icon: IconParking },
] as const

/** The parts of a practical exam as slides. */
function useExam() {
  const t = useText('extras')
  return steps.map(({ key, Icon }) => ({
    key,
    name: t(`swiper.${key}`),
    thumb: <Icon size={28} stroke={1.5} aria-hidden />,
    content: (
      <div className={classes.slide}>
        <Icon size={40} stroke={1.5} aria-hidden />
        <Text fw={600}>{t(`swiper.${key}`)}</Text>
        <Text size="sm">{t(`swiper.${key}Text`)}</Text>
      </div>
    ),
  }))
}

export const swiper = sampleOf(
  { marks: choice('dots', 'progress', 'none'), perView: choice('1', '2', '3') },
  {
    basic: ({ marks, perView }) => {
      const t = useText('extras')
      return <Slides label={t('swiper.exam')} slides={useExam()} marks={marks} perView={Number(perView)} />
    },
    several: () => {
      const t = useText('extras')
      return <Slides label={t('swiper.exam')} slides={useExam()} perView={3} marks="progress" />
    },
    gallery: () => {
      const t = useText('extras')
      return <Slides label={t('swiper.exam')} slides={useExam()} marks="thumbs" />
    },
    moving: () => {
      const t = useText('extras')
      return <Slides label={t('swiper.exam')} slides={useExam()} every={5} />
    },
    mixed: () => {
      const t = useText('extras')
      const cars = ['ABJ 1234', 'KSR 5081', 'DHB 902'].map((plate) => ({
        key: plate,
        content: (
          <div className={classes.slide}>
            <Text>{t('swiper.car', { plate: `\u2066${plate}\u2069` })}</Text>
            <Badge variant="light">Toyota Corolla 2024</Badge>
          </div>
        ),
      }))
      return <Slides label={t('swiper.cars')} slides={cars} perView={2} marks="none" />
    },
  },
)
