import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './DropArea.module.css'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A place on which files can be dropped. */
export function DropArea({
  isOn,
  onDrop,
  children,
}: {
  isOn: boolean
  onDrop: (files: File[]) => void
  children: ReactNode
}) {
  const t = useText('chat')
  const [isOver, setOver] = useState(false)
  // entering a part of the area comes before leaving the one before
  const depth = useRef(0)
  const follow = (event: DragEvent, step: 1 | -1) => {
    if (!isOn || !hasFiles(event)) return
    depth.current += step
    setOver(depth.current > 0)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      className={classes.area}
      onDragEnter={(event) => follow(event, 1)}
      onDragLeave={(event) => follow(event, -1)}
      onDragOver={(event) => {
        // also where nothing can be sent: else the browser would leave the page for the file
        if (hasFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        if (isOn) onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className={classes.hint}>
          <IconFileUpload size={40} stroke={1.5} aria-hidden />
          {t('composer.drop')}
        </div>
      )}
    </div>
  )
}
