import { ActionIcon, Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconAlertCircle, IconDownload, IconLock, IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CallError } from '../../../kernel/call/callError.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../errors/ErrorBox.tsx'
import { LockedPdf } from './openPdf.ts'
import classes from './Pdf.module.css'
import { PdfPage } from './PdfPage.tsx'
import { usePdf } from './usePdf.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    pdf: typeof import('./words/en.json')
  }
}

interface Props {
  /** Where its bytes are; asked for as the person who is signed in. */
  address: string
  /** What it shows, for people who hear the screen. */
  label: string
  /** The name under which it is saved where it can't be drawn. */
  fileName: string
}

/** Per cent of the width that there is. */
const zooms = [50, 75, 100, 150, 200, 300]
const fitting = zooms.indexOf(100)

export function PdfView({ address, label, fileName }: Props) {
  const t = useText('pdf')
  const { pdf, first, failure, retry } = usePdf(address)
  const [zoom, setZoom] = useState(fitting)
  const { ref, width } = useElementSize<HTMLDivElement>()
  const box = useRef<HTMLElement>(null)
  if (failure) return <Failed failure={failure} retry={retry} address={address} fileName={fileName} />
  const percent = zooms[zoom] ?? 100
  const wide = Math.floor((width * percent) / 100)
  return (
    <div className={classes.view}>
      <Group justify="center" gap="xs">
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('smaller')}
          disabled={!pdf || zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconMinus size={20} stroke={1.5} />
        </ActionIcon>
        <Text size="sm" role="status" miw={56} ta="center">
          <bdi>{t('zoom', { percent })}</bdi>
        </Text>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t('larger')}
          disabled={!pdf || zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconPlus size={20} stroke={1.5} />
        </ActionIcon>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by keys */}
      <section ref={box} className={classes.box} aria-label={label} aria-busy={!pdf} tabIndex={0}>
        <div ref={ref} className={classes.pages}>
          {!pdf && <Skeleton height={400} />}
          {pdf &&
            first &&
            Array.from({ length: pdf.numPages }, (_, at) => at + 1).map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                first={first}
                width={wide}
                label={t('page', { number, pages: pdf.numPages })}
                box={box}
              />
            ))}
        </div>
      </section>
    </div>
  )
}

interface FailedProps extends Pick<Props, 'address' | 'fileName'> {
  failure: unknown
  retry: () => void
}

function Failed({ failure, retry, address, fileName }: FailedProps) {
  const t = useText('pdf')
  const isLocked = failure instanceof LockedPdf
  return (
    <div className={classes.view}>
      {failure instanceof CallError ? (
        <ErrorBox error={failure} onRetry={retry} title={t('failed')} />
      ) : (
        <Alert
          icon={isLocked ? <IconLock size={20} stroke={1.5} /> : <IconAlertCircle size={20} stroke={1.5} />}
          color={isLocked ? undefined : 'red'}
          title={t(isLocked ? 'locked' : 'failed')}
          role="alert"
        >
          {t(isLocked ? 'locked.text' : 'failed.text')}
        </Alert>
      )}
      <Button
        component="a"
        href={address}
        download={fileName}
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} />}
      >
        {t('download')}
      </Button>
    </div>
  )
}
