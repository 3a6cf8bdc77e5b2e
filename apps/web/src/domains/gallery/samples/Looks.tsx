import type { Sample as SampleLine } from '@dsms/contract/gallery/samples'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { lookAddress, looks } from './look.ts'
import classes from './Samples.module.css'

interface Props {
  line: SampleLine
  name: string
  title: string
  values: Record<string, unknown>
}

/** A demo four times: right to left and left to right, light and dark. Each is a page of its own, so that dialogs are too. */
export function Looks({ line, name, title, values }: Props) {
  const t = useText('samples')
  const { code } = useLanguage()
  return (
    <div className={classes.looks}>
      {looks.map(({ dir, skin }) => {
        const words = `${t(`dir.${dir}`)}, ${t(`skin.${skin}`)}`
        return (
          <figure key={words} className={classes.look}>
            <figcaption className={classes.lookName}>{words}</figcaption>
            <GrowingFrame
              title={`${title}: ${words}`}
              src={lookAddress({ line, name, dir, skin, reader: code }, values)}
            />
          </figure>
        )
      })}
    </div>
  )
}

/** A page within the page, as high as what it shows. */
function GrowingFrame({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(160)
  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => () => observer.current?.disconnect(), [])
  const follow = () => {
    const root = frame.current?.contentDocument?.getElementById('root')
    if (!root) return
    observer.current?.disconnect()
    observer.current = new ResizeObserver(() => setHeight(Math.min(900, Math.max(120, root.scrollHeight))))
    observer.current.observe(root)
  }
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      height={height}
      loading="lazy"
      className={classes.frame}
      onLoad={follow}
    />
  )
}
