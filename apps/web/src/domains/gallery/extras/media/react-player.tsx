import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { MediaPlayer } from '../../../../ui/parts/media/MediaPlayer.tsx'
import { flag, sampleOf } from '../../samples/sample.ts'
import chime from './chime.wav'
import crossing from './crossing.webm'

function useCaptions() {
  const t = useText('extras')
  return [
    { from: 0, to: 2, text: t('react-player.slow') },
    { from: 2, to: 3, text: t('react-player.red') },
    { from: 3, to: 7, text: t('react-player.green') },
  ]
}

export const reactPlayer = sampleOf(
  { captioned: flag() },
  {
    video: () => {
      const t = useText('extras')
      return <MediaPlayer kind="video" src={crossing} label={t('react-player.crossing')} captions={useCaptions()} />
    },
    audio: ({ captioned }) => {
      const t = useText('extras')
      const captions = captioned ? [{ from: 0, to: 4, text: t('react-player.ticks') }] : []
      return <MediaPlayer kind="audio" src={chime} label={t('react-player.indicator')} captions={captions} />
    },
    driven: () => {
      const t = useText('extras')
      const media = useRef<HTMLMediaElement>(null)
      const [pressed, setPressed] = useState(0)
      const [isPlaying, setPlaying] = useState(false)
      useEffect(() => {
        const element = media.current
        const follow = () => setPlaying(element?.paused === false)
        for (const event of ['play', 'pause', 'ended']) element?.addEventListener(event, follow)
        return () => {
          for (const event of ['play', 'pause', 'ended']) element?.removeEventListener(event, follow)
        }
      }, [])
      const from = (time: number) => {
        if (!media.current) return
        media.current.currentTime = time
        media.current.play().catch(() => undefined)
        setPressed(time)
      }
      const [start, light] = [0, 3]
      return (
        <>
          <Group gap="xs" mb="sm">
            <Button onClick={() => from(start)}>{t('react-player.fromStart')}</Button>
            <Button variant="default" onClick={() => from(light)}>
              {t('react-player.fromGreen')}
            </Button>
            <Button variant="default" disabled={!isPlaying} onClick={() => media.current?.pause()}>
              {t('react-player.stop')}
            </Button>
            <Text size="sm" role="status">
              {pressed === light ? t('react-player.green') : ''}
            </Text>
          </Group>
          <MediaPlayer kind="video" src={crossing} label={t('react-player.again')} media={media} />
        </>
      )
    },
  },
)
