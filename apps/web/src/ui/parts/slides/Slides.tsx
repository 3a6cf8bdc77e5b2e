import { ActionIcon, Progress, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import classes from './Slides.module.css'
import { useTrack } from './useTrack.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    slides: typeof import('./words/en.json')
  }
}

interface Slide {
  key: string
  content: ReactNode
  /** A small picture of it, for `marks="thumbs"`, and what it is called. */
  thumb?: ReactNode
  name?: string
}

interface Props {
  /** What all of them are: "Steps of a practical exam". */
  label: string
  slides: readonly Slide[]
  /** How many are seen at once where there is room; on a phone it is always one. */
  perView?: number
  /** What tells the place and leads to others. */
  marks?: 'dots' | 'progress' | 'thumbs' | 'none'
  /** Seconds after which the next one comes by itself, until the reader is at it or pauses it. */
  every?: number
}

/** Things beside one another that are swiped, scrolled or stepped through; they snap, and run with the reading direction. */
export function Slides({ label, slides, perView = 1, marks = 'dots', every = 0 }: Props) {
  const t = useText('slides')
  const { dir } = useLanguage()
  const { track, place, last, go } = useTrack(slides.length)
  const [isPaused, setPaused] = useState(every === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [isHeld, setHeld] = useState(false)
  const isMoving = !isPaused && !isHeld
  useEffect(() => {
    if (!isMoving || every === 0) return undefined
    const timer = setTimeout(() => go(place >= last ? 0 : place + 1), every * 1000)
    return () => clearTimeout(timer)
  }, [isMoving, every, place, last, go])

  const byKey = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: place + 1, [back]: place - 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    go(to)
  }
  const style: CSSProperties & Record<`--${string}`, number> = { '--per-view': perView }
  const placeText = t('place', { place: place + 1, total: slides.length })

  return (
    <section
      aria-label={label}
      aria-roledescription={t('role')}
      className={classes.slides}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        className={classes.track}
        style={style}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={byKey}
      >
        {slides.map(({ key, content, name }, nth) => (
          <li
            key={key}
            aria-roledescription={t('slide')}
            aria-label={name ?? t('place', { place: nth + 1, total: slides.length })}
          >
            {content}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('previous')}
          disabled={place === 0}
          onClick={() => go(place - 1)}
        >
          <IconChevronLeft size={20} stroke={1.5} className="mirror" />
        </ActionIcon>
        <div className={classes.marks}>
          {marks === 'progress' && (
            <Progress
              value={last === 0 ? 100 : (place / last) * 100}
              aria-label={placeText}
              size="sm"
              className={classes.progress}
            />
          )}
          {(marks === 'dots' || marks === 'thumbs') &&
            slides.slice(0, marks === 'dots' ? last + 1 : undefined).map(({ key, thumb, name }, nth) => (
              <button
                key={key}
                type="button"
                className={marks === 'dots' ? classes.dot : classes.thumb}
                aria-label={name ?? t('show', { place: nth + 1 })}
                aria-current={nth === place}
                onClick={() => go(nth)}
              >
                {marks === 'thumbs' && thumb}
              </button>
            ))}
        </div>
        <Text size="xs" c="dimmed" className="tabular" role={isMoving && every > 0 ? undefined : 'status'}>
          {placeText}
        </Text>
        {every > 0 && (
          <ActionIcon size={36} aria-label={isPaused ? t('play') : t('pause')} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <IconPlayerPlay size={20} stroke={1.5} /> : <IconPlayerPause size={20} stroke={1.5} />}
          </ActionIcon>
        )}
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('next')}
          disabled={place >= last}
          onClick={() => go(place + 1)}
        >
          <IconChevronRight size={20} stroke={1.5} className="mirror" />
        </ActionIcon>
      </div>
    </section>
  )
}
