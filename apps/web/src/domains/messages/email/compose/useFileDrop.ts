import { type ClipboardEvent, type DragEvent, useState } from 'react'

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]
const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Files that are dropped on an element or pasted into it. */
export function useFileDrop(take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const next = event.relatedTarget instanceof Node ? event.relatedTarget : null
        if (!event.currentTarget.contains(next)) setOver(false)
      },
      // before the editor, which would take a picture for text
      onDropCapture: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        take(filesOf(event.dataTransfer))
      },
      onPasteCapture: (event: ClipboardEvent) => {
        const files = filesOf(event.clipboardData)
        // office programs offer a picture of copied text along with the text
        if (files.length === 0 || event.clipboardData.types.includes('text/html')) return
        event.preventDefault()
        event.stopPropagation()
        take(files)
      },
    },
  }
}
