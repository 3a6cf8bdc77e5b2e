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
  /** What moves by itself goes on under the pointer; only the focus and its button stop it. */
  keepsMoving?: boolean
  /** After the last comes the first again, and before the first the last. */
  isRound?: boolean
}

/** Things beside one another that are swiped, scrolled or stepped through; they snap, and run with the reading direction. */
export function Slides({
  label,
  slides,
  perView = 1,
  marks = 'dots',
  every = 0,
  keepsMoving = false,
  isRound = false,
}: Props) {
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

  const step = (by: 1 | -1) => go(isRound ? (place + by + last + 1) % (last + 1) : place + by)
  // who asks for it sees it move, though the button has the focus
  const play = () => {
    setPaused(!isPaused)
    setHeld(false)
  }
  const byKey = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const keys: Record<string, () => void> = {
      [forward]: () => step(1),
      [back]: () => step(-1),
      Home: () => go(0),
      End: () => go(last),
    }
    const move = keys[event.key]
    if (!move || event.target !== event.currentTarget) return
    event.preventDefault()
    move()
  }
  const style: CSSProperties & Record<`--${string}`, number> = { '--per-view': perView }
  const placeText = t('place', { place: place + 1, total: slides.length })

  return (
    <section
      aria-label={label}
      aria-roledescription={t('role')}
      className={classes.slides}
      onPointerEnter={() => setHeld(isHeld || !keepsMoving)}
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
          disabled={!isRound && place === 0}
          onClick={() => step(-1)}
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
          <ActionIcon size={36} aria-label={isPaused ? t('play') : t('pause')} onClick={play}>
            {isPaused ? <IconPlayerPlay size={20} stroke={1.5} /> : <IconPlayerPause size={20} stroke={1.5} />}
          </ActionIcon>
        )}
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('next')}
          disabled={!isRound && place >= last}
          onClick={() => step(1)}
        >
          <IconChevronRight size={20} stroke={1.5} className="mirror" />
        </ActionIcon>
      </div>
    </section>
  )
}
