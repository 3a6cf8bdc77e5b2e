import type { Sample as SampleLine } from '@dsms/contract/gallery/samples'
import { Button, Collapse, Group } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCode, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../kernel/i18n/index.ts'
import { sourceOf } from './groups.ts'
import classes from './Samples.module.css'

/** How the sample is written: its own file, which is what is shown above. */
export function CodePanel({ line }: { line: SampleLine }) {
  const t = useText('samples')
  const [isOpen, setOpen] = useState(false)
  const clipboard = useClipboard()
  const source = useQuery({
    queryKey: ['sample-source', line.link],
    queryFn: () => sourceOf(line),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section className="card" aria-label={t('code')}>
      <Group gap="xs">
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<IconCode size={18} stroke={1.5} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('code.hide') : t('code.show')}
        </Button>
        {source.data && isOpen && (
          <Button
            leftSection={clipboard.copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
            onClick={() => clipboard.copy(source.data)}
          >
            {clipboard.copied ? t('code.copied') : t('code.copy')}
          </Button>
        )}
      </Group>
      <Collapse expanded={isOpen}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <pre className={classes.code} dir="ltr" tabIndex={0}>
          <code>{source.data ?? ''}</code>
        </pre>
      </Collapse>
    </section>
  )
}
