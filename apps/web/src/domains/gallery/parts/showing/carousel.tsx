import { Stack, Text } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Slides } from '../../../../ui/parts/slides/Slides.tsx'
import { choice, flag, sampleOf } from '../../samples/sample.ts'
import classes from './Carousel.module.css'

const vehicles = ['car', 'motorcycle', 'bus', 'truck'] as const

/** Pictures of what one learns to drive, alone or with words under them. */
function usePictures(isCaptioned: boolean) {
  const t = useText('parts')
  return vehicles.map((kind) => {
    const name = t(`carousel.${kind}`)
    // what stands in words below is not told twice
    const alt = isCaptioned ? '' : name
    return {
      key: kind,
      name,
      content: (
        <figure className={classes.slide}>
          <img src={`/art/licence-${kind}.svg`} alt={alt} className={classes.picture} />
          {isCaptioned && (
            <figcaption className={classes.caption}>
              <Text fw={600}>{name}</Text>
              <Text size="sm">{t(`carousel.${kind}Text`)}</Text>
            </figcaption>
          )}
        </figure>
      ),
    }
  })
}

export const carousel = sampleOf(
  { marks: choice('dots', 'progress', 'none'), every: choice('5', '2', '10'), keepsMoving: flag() },
  {
    basic: ({ marks }) => {
      const t = useText('parts')
      return <Slides label={t('carousel.vehicles')} slides={usePictures(false)} marks={marks} />
    },
    captions: ({ marks }) => {
      const t = useText('parts')
      return <Slides label={t('carousel.vehicles')} slides={usePictures(true)} marks={marks} />
    },
    round: ({ marks }) => {
      const t = useText('parts')
      return <Slides label={t('carousel.vehicles')} slides={usePictures(true)} marks={marks} isRound />
    },
    moving: ({ every, ...values }) => {
      const t = useText('parts')
      const isCalm = useReducedMotion()
      return (
        <Stack gap="sm">
          <Slides label={t('carousel.vehicles')} slides={usePictures(true)} every={Number(every)} isRound {...values} />
          <Text size="sm" c="dimmed">
            {t(isCalm ? 'carousel.calm' : 'carousel.lively', { seconds: every })}
          </Text>
        </Stack>
      )
    },
  },
)
