import { Button, FileButton, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './Import.module.css'

interface Props {
  /** Of the file that was taken. */
  name: string | undefined
  isBusy: boolean
  take: (file: File) => void
}

/** A place to drop a calendar file on, with a button for those who would rather choose one. */
export function Dropzone({ name, isBusy, take }: Props) {
  const t = useText('calendar')
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) take(file)
      }}
    >
      <FileButton onChange={(file) => file && take(file)} accept=".ics,text/calendar">
        {(props) => (
          <Button
            {...props}
            loading={isBusy}
            variant={name ? 'default' : 'filled'}
            leftSection={<IconFileUpload size={18} stroke={1.5} />}
            data-autofocus
          >
            {t(name ? 'import.other' : 'import.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {name ? <bdi>{name}</bdi> : t('import.drop')}
      </Text>
    </div>
  )
}
