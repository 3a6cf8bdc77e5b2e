import { Text } from '@mantine/core'
import { IconZoomExclamation } from '@tabler/icons-react'
import { use, useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { Pages } from '../../../../ui/page/Pages.tsx'
import { SearchField } from '../../../../ui/page/SearchField.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import classes from './Icons.module.css'
import type { Drawn } from './iconSet.ts'

const perPage = 60
const copies = {
  tag: ({ component }: Drawn) => `<${component} size={18} stroke={1.5} />`,
  import: ({ component }: Drawn) => `import { ${component} } from '@tabler/icons-react'`,
}
export type Copied = keyof typeof copies

const set = () => import('./iconSet.ts')
let loaded: ReturnType<typeof set> | undefined

interface Props {
  /** Only those that the product uses. */
  isUsed?: boolean
  copied: Copied
  size: number
}

/** Icons to search in words of five languages; a press copies one and marks it. */
export function IconGrid({ isUsed, copied, size }: Props) {
  loaded ??= set()
  const { findIcons, usedIcons } = use(loaded)
  const t = useText('foundations')
  const [{ q, page }, show] = useState({ q: '', page: 1 })
  const [marked, mark] = useState('')
  const found = findIcons(q).filter((icon) => !isUsed || usedIcons.includes(icon))
  const copy = (icon: Drawn) => {
    mark(icon.name)
    const text = copies[copied](icon)
    navigator.clipboard.writeText(text).then(
      () => showDone(t('reactfeather.copied', { text: `\u2066${text}\u2069` })),
      () => showFailure(t('reactfeather.notCopied')),
    )
  }
  return (
    <>
      <SearchField q={q} onSearch={(text) => show({ q: text, page: 1 })} label={t('reactfeather.find')} />
      <Text size="sm" c="dimmed" role="status" mt="xs">
        {t('reactfeather.count', { count: found.length })}
      </Text>
      {found.length === 0 && (
        <Empty icon={<IconZoomExclamation size={48} stroke={1} />} text={t('reactfeather.none')} />
      )}
      <ul className={classes.grid}>
        {found.slice((page - 1) * perPage, page * perPage).map((icon) => (
          <li key={icon.name}>
            <button
              type="button"
              className={classes.tile}
              aria-pressed={marked === icon.name}
              onClick={() => copy(icon)}
            >
              <Drawing path={icon.path} size={size} />
              <bdi dir="ltr" className={classes.name}>
                {icon.name.replaceAll('-', ' ')}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      <Pages page={page} size={perPage} total={found.length} isSettled show={(next) => show({ q, page: next })} />
    </>
  )
}

const Drawing = ({ path, size }: { path: string; size: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" strokeWidth={1.5} aria-hidden>
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
