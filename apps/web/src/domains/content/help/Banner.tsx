import type { ReactNode } from 'react'
import { useTitle } from '../../../kernel/browser/useTitle.ts'
import { Breadcrumbs, type Crumb } from '../../../ui/page/Breadcrumbs.tsx'
import { SearchField } from '../../../ui/page/SearchField.tsx'
import classes from './Banner.module.css'

interface Props {
  title: string
  text: string
  breadcrumbs?: Crumb[]
  q: string
  onSearch: (q: string) => void
  searchLabel: string
  /** A line below the search. */
  children?: ReactNode
}

/** Head of the help pages: what they are, and the search. */
export function Banner({ title, text, breadcrumbs = [], q, onSearch, searchLabel, children }: Props) {
  useTitle(title)
  return (
    <header className={classes.banner}>
      {breadcrumbs.length > 0 && (
        <div className={classes.crumbs}>
          <Breadcrumbs parents={breadcrumbs} />
        </div>
      )}
      <h1 className={classes.title} dir="auto">
        {title}
      </h1>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <SearchField className={classes.search} q={q} onSearch={onSearch} label={searchLabel} />
      {children}
    </header>
  )
}
