import { Text } from '@mantine/core'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './MediaPlayer.module.css'

type Media = RefObject<HTMLMediaElement | null>

/** "1:05" */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const keys: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -3,
  PageUp: 3,
}

/** Where it is, and anywhere else by a press, a drag or the arrow keys. */
export function TimeRange({ media, time, duration }: { media: Media; time: number; duration: number }) {
  const t = useText('media')
  const go = (to: number) => {
    if (media.current) media.current.currentTime = Math.max(0, Math.min(duration, to))
  }
  const byKey = (event: KeyboardEvent) => {
    const way = keys[event.key]
    if (way === undefined) return
    event.preventDefault()
    go(time + way * (duration < 60 ? 1 : 5))
  }
  return (
    <>
      <input
        type="range"
        className={classes.time}
        aria-label={t('seek')}
        aria-valuetext={t('timeOf', { time: clock(time), duration: clock(duration) })}
        min={0}
        max={duration || 1}
        step={0.1}
        value={time}
        disabled={duration === 0}
        onKeyDown={byKey}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      <Text size="xs" c="dimmed" className={`tabular ${classes.clock}`}>
        {clock(time)} / {clock(duration)}
      </Text>
    </>
  )
}

export function VolumeRange({ media, volume, children }: { media: Media; volume: number; children: ReactNode }) {
  const t = useText('media')
  const change = (to: number) => {
    if (!media.current) return
    media.current.volume = to
    media.current.muted = to === 0
  }
  return (
    <div className={classes.volume}>
      {children}
      <input
        type="range"
        aria-label={t('volume')}
        aria-valuetext={`${Math.round(volume * 100)}%`}
        min={0}
        max={1}
        step={0.1}
        value={volume}
        onChange={(event) => change(Number(event.currentTarget.value))}
      />
    </div>
  )
}
