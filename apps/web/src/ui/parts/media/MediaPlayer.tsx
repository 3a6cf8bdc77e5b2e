import { ActionIcon, NativeSelect, Text } from '@mantine/core'
import {
  IconMaximize,
  IconPlayerPause,
  IconPlayerPlay,
  IconReload,
  IconTextCaption,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './MediaPlayer.module.css'
import { TimeRange, VolumeRange } from './Ranges.tsx'
import { useMedia } from './useMedia.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    media: typeof import('./words/en.json')
  }
}

interface Caption {
  /** Seconds from the start. */
  from: number
  to: number
  text: string
}

interface Props {
  kind: 'video' | 'audio'
  src: string
  /** The title of the medium, in the reader's words. */
  label: string
  /** The spoken text, for those who do not hear it. */
  captions?: readonly Caption[]
  /** To play and pause it from elsewhere. */
  media?: RefObject<HTMLMediaElement | null>
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Video or sound with controls that are named in the reader's language. They run from the left in every language. */
export function MediaPlayer({ kind, src, label, captions = [], media }: Props) {
  const t = useText('media')
  const format = useFormat()
  const own = useRef<HTMLMediaElement>(null)
  const element = media ?? own
  const frame = useRef<HTMLElement>(null)
  const [isCaptioned, setCaptioned] = useState(true)
  const { state, listeners, toggle } = useMedia(element)
  const caption = captions.find(({ from, to }) => state.time >= from && state.time < to)
  const shared = { src, preload: 'metadata' as const, 'aria-label': label, ...listeners }

  return (
    <section aria-label={label} ref={frame} className={classes.player} data-kind={kind}>
      {kind === 'video' ? (
        <div className={classes.stage}>
          <video
            ref={(node) => {
              element.current = node
            }}
            playsInline
            onClick={toggle}
            className={classes.video}
            {...shared}
          />
        </div>
      ) : (
        <audio
          ref={(node) => {
            element.current = node
          }}
          {...shared}
        />
      )}
      {captions.length > 0 && isCaptioned && (
        <Text className={classes.caption} size="sm">
          {caption?.text ?? '\u00a0'}
        </Text>
      )}
      {state.isBroken ? (
        <div className={classes.controls}>
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {t('broken')}
          </Text>
          <ActionIcon size={36} aria-label={t('again')} onClick={() => element.current?.load()}>
            <IconReload size={20} stroke={1.5} />
          </ActionIcon>
        </div>
      ) : (
        <div className={classes.controls} dir="ltr">
          <ActionIcon
            size={36}
            variant="filled"
            color="petrol"
            aria-label={state.isPlaying ? t('pause') : t('play')}
            onClick={toggle}
          >
            {state.isPlaying ? <IconPlayerPause size={20} stroke={1.5} /> : <IconPlayerPlay size={20} stroke={1.5} />}
          </ActionIcon>
          <TimeRange media={element} time={state.time} duration={state.duration} />
          <VolumeRange media={element} volume={state.isMuted ? 0 : state.volume}>
            <ActionIcon
              size={36}
              aria-label={t('mute')}
              aria-pressed={state.isMuted}
              onClick={() => {
                if (element.current) element.current.muted = !element.current.muted
              }}
            >
              {state.isMuted ? <IconVolumeOff size={20} stroke={1.5} /> : <IconVolume size={20} stroke={1.5} />}
            </ActionIcon>
          </VolumeRange>
          <NativeSelect
            size="xs"
            aria-label={t('speed')}
            className={classes.speed}
            value={String(state.speed)}
            data={speeds.map((speed) => ({ value: String(speed), label: `${format.number(speed)}×` }))}
            onChange={(event) => {
              if (element.current) element.current.playbackRate = Number(event.currentTarget.value)
            }}
          />
          {captions.length > 0 && (
            <ActionIcon
              size={36}
              aria-label={t('captions')}
              aria-pressed={isCaptioned}
              variant={isCaptioned ? 'light' : 'subtle'}
              onClick={() => setCaptioned(!isCaptioned)}
            >
              <IconTextCaption size={20} stroke={1.5} />
            </ActionIcon>
          )}
          {kind === 'video' && document.fullscreenEnabled && (
            <ActionIcon
              size={36}
              aria-label={t('fullScreen')}
              onClick={() =>
                void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
              }
            >
              <IconMaximize size={20} stroke={1.5} />
            </ActionIcon>
          )}
        </div>
      )}
    </section>
  )
}
