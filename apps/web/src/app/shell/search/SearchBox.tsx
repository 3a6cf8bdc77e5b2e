import type { PageItem } from '@dsms/contract/insight/search/calls'
import { Button, Loader } from '@mantine/core'
import { IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../../kernel/address/address.ts'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { HitRow } from './HitRow.tsx'
import classes from './SearchBox.module.css'
import { useBookmarks } from './useBookmarks.ts'
import { type Hit, useHits } from './useHits.ts'

/** One field over people, vehicles, lessons, invoices, pages, files and contacts. Arrows move through all groups, Enter opens, Esc leaves. */
export function SearchBox({ onLeave }: { onLeave: () => void }) {
  const t = useText('shell')
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [place, setPlace] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  // fetched after the dialog opened, so the dialog could not find the field itself
  useEffect(() => field.current?.focus(), [])
  const { bookmarks, toggle } = useBookmarks()
  const { groups, zone, isLoading, error } = useHits(text, bookmarks)
  const hits = groups.flatMap((group) => group.hits)
  const active = hits[Math.min(place, hits.length - 1)]

  const open = (hit: Hit | undefined) => {
    if (!hit?.link) return
    onLeave()
    void navigate(addressOf(hit.link))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length > 0) {
      event.preventDefault()
      const next = (Math.min(place, hits.length - 1) + step + hits.length) % hits.length
      setPlace(next)
      document.getElementById(`hit-${hits[next]?.id}`)?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key === 'Enter') open(active)
  }

  return (
    <div>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        <input
          className={classes.input}
          ref={field}
          type="text"
          dir="auto"
          role="combobox"
          aria-expanded
          aria-controls="search-hits"
          aria-activedescendant={active ? `hit-${active.id}` : undefined}
          aria-label={t('search')}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
        {isLoading && <Loader size="sm" />}
      </div>
      {error && <ErrorBox error={error} title={t('search.failed')} />}
      <div id="search-hits" role="listbox" aria-label={t('search')} className={classes.hits}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of options inside a listbox
          <div key={group.key} role="group" aria-labelledby={`group-${group.key}`}>
            <div id={`group-${group.key}`} className={classes.group}>
              {t(`search.${group.key}`)}
            </div>
            {group.hits.map((hit) => (
              <HitRow
                key={hit.id}
                hit={hit}
                zone={zone}
                isActive={hit === active}
                onHover={() => setPlace(hits.indexOf(hit))}
                onOpen={() => open(hit)}
              />
            ))}
            {group.hits.length === 0 && (
              <div className={classes.none}>{t(group.key === 'opened' ? 'search.nothingOpened' : 'noResult')}</div>
            )}
          </div>
        ))}
      </div>
      <Acts
        hit={active}
        isMarked={bookmarks.some(({ id }) => id === active?.page?.id)}
        onMark={toggle}
        onLeave={onLeave}
      />
    </div>
  )
}

interface ActsProps {
  hit: Hit | undefined
  isMarked: boolean
  onMark: (page: PageItem) => void
  onLeave: () => void
}

/** The next acts on the hit that is marked, for those who go on by keys as for those who point. */
function Acts({ hit, isMarked, onMark, onLeave }: ActsProps) {
  const t = useText('shell')
  const navigate = useNavigate()
  const { page } = hit ?? {}
  const acts = hit?.record?.acts.filter(({ act }) => act !== 'open') ?? []
  if (!hit?.link || (acts.length === 0 && !page)) return null
  const go = (link: string) => {
    onLeave()
    void navigate(addressOf(link))
  }
  const Star = isMarked ? IconStarFilled : IconStar
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no set of fields
    <div role="group" className={classes.acts} aria-label={t('search.acts', { name: hit.title })}>
      <span className={classes.actsOf}>
        <bdi>{hit.title}</bdi>
      </span>
      {page && (
        <Button
          size="compact-md"
          variant="default"
          aria-pressed={isMarked}
          leftSection={<Star size={16} stroke={1.5} />}
          onClick={() => onMark(page)}
        >
          {t('bookmark')}
        </Button>
      )}
      <Button size="compact-md" variant="default" onClick={() => hit.link && go(hit.link)}>
        {t('search.act.open')}
      </Button>
      {acts.map(({ act, link }) =>
        act === 'call' ? (
          <Button key={act} size="compact-md" variant="default" component="a" href={link}>
            {t('search.act.call')}
          </Button>
        ) : (
          <Button key={act} size="compact-md" variant="default" onClick={() => go(link)}>
            {t('search.act.book')}
          </Button>
        ),
      )}
    </div>
  )
}
