import { type RefObject, useState } from 'react'

interface MediaState {
  isPlaying: boolean
  isBroken: boolean
  isMuted: boolean
  time: number
  /** 0 until it is known. */
  duration: number
  /** From 0 to 1. */
  volume: number
  speed: number
}

const atFirst: MediaState = {
  isPlaying: false,
  isBroken: false,
  isMuted: false,
  time: 0,
  duration: 0,
  volume: 1,
  speed: 1,
}

/** What a video or a sound is doing, as it tells by its events: whoever starts it, the controls show it. */
export function useMedia(media: RefObject<HTMLMediaElement | null>) {
  const [state, setState] = useState(atFirst)
  const read = () => {
    const element = media.current
    if (!element) return
    setState({
      isPlaying: !element.paused && !element.ended,
      isBroken: element.error !== null,
      isMuted: element.muted || element.volume === 0,
      time: element.currentTime,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      volume: element.volume,
      speed: element.playbackRate,
    })
  }
  const listeners = {
    onPlay: read,
    onPause: read,
    onEnded: read,
    onTimeUpdate: read,
    onSeeked: read,
    onLoadStart: read,
    onLoadedMetadata: read,
    onDurationChange: read,
    onVolumeChange: read,
    onRateChange: read,
    onError: read,
  }
  const toggle = () => {
    const element = media.current
    if (!element) return
    // a browser that refuses says so by its error event, or goes on pausing
    if (element.paused) element.play().catch(read)
    else element.pause()
  }
  return { state, listeners, toggle }
}
