import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import classes from './Pdf.module.css'

interface Props {
  pdf: PDFDocumentProxy
  number: number
  /** The page whose size counts until this one is known. */
  first: PDFPageProxy
  /** Pixels of the screen. */
  width: number
  label: string
  /** Where pages scroll. */
  box: RefObject<HTMLElement | null>
}

/** The most pixels of a canvas that telephones draw. */
const mostPixels = 12_000_000

/** A page, drawn while it is near what is seen: a hundred canvases are more than a telephone holds. */
export function PdfPage({ pdf, number, first, width, label, box }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState(first)
  const isNear = useIsNear(canvas, box)
  const { width: wide, height: high } = page.getViewport({ scale: 1 })
  const height = Math.round((width * high) / wide)
  useEffect(() => {
    const paper = canvas.current
    if (!isNear || !paper || width === 0) return undefined
    let isLeft = false
    let stop = () => {}
    const draw = async () => {
      const own = await pdf.getPage(number)
      if (isLeft) return
      setPage(own)
      const sharp = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
      const viewport = own.getViewport({ scale: (width / own.getViewport({ scale: 1 }).width) * sharp })
      paper.width = Math.round(viewport.width)
      paper.height = Math.round(viewport.height)
      const task = own.render({ canvas: paper, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    // a page that is left or can't be drawn stays white, the others stand
    draw().catch(() => undefined)
    return () => {
      isLeft = true
      stop()
      // gives its memory back
      paper.width = 0
      paper.height = 0
    }
  }, [pdf, number, width, height, isNear])
  return (
    <canvas
      ref={canvas}
      className={classes.page}
      style={{ width, height }}
      // letters stand where the paper says, in either direction of the page around it
      dir="ltr"
      role="img"
      aria-label={label}
    />
  )
}

function useIsNear(part: RefObject<Element | null>, box: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!part.current) return undefined
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: box.current,
      rootMargin: '100% 0px',
    })
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [part, box])
  return isNear
}
