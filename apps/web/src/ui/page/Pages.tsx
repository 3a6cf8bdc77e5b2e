import { Pagination } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useText } from '../../kernel/i18n/index.ts'
import classes from './Pages.module.css'

interface Props {
  page: number
  /** Things on a page. */
  size: number
  /** Of all that fit, not of this page. */
  total: number
  /** The total is that of what the address asks for now. */
  isSettled: boolean
  show: (page: number) => void
}

/** The pages of what is shown as cards; a page beyond the last one gives way to the last. */
export function Pages({ page, size, total, isSettled, show }: Props) {
  const t = useText('records')
  const pages = Math.max(1, Math.ceil(total / size))
  useEffect(() => {
    if (isSettled && page > pages) show(pages)
  }, [isSettled, page, pages, show])
  const names = { previous: t('previousPage'), next: t('nextPage'), first: t('firstPage'), last: t('lastPage') }
  if (pages === 1) return null
  return (
    <nav aria-label={t('pages')} className={classes.pages}>
      <Pagination
        total={pages}
        value={Math.min(page, pages)}
        onChange={show}
        getControlProps={(control) => ({ 'aria-label': names[control] })}
        getItemProps={(number) => ({ 'aria-label': t('pageNumber', { page: number }) })}
        previousIcon={Previous}
        nextIcon={Next}
      />
    </nav>
  )
}

const Previous = () => <IconChevronLeft size={18} stroke={1.5} className="mirror" />
const Next = () => <IconChevronRight size={18} stroke={1.5} className="mirror" />
