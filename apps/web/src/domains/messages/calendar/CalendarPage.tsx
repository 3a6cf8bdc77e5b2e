import { later } from '../../../kernel/browser/later/later.tsx'
import { useText } from '../../../kernel/i18n/index.ts'
import { AppFrame } from '../../../ui/apps/AppFrame.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { Agenda } from './agenda/Agenda.tsx'
import { BoardSkeleton } from './board/BoardSkeleton.tsx'
import classes from './CalendarPage.module.css'
import { ScopeQuestions } from './event/ScopeDialog.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { Toolbar } from './sidebar/Toolbar.tsx'
import { rangeOf } from './state/days.ts'
import { useCalendarSettings } from './state/useCalendarSettings.ts'
import { type CalendarState, type OpenEvent, useCalendarState } from './state/useCalendarState.ts'
import { useEvents } from './state/useEvents.ts'
import { useMarks } from './state/useMarks.ts'

// what draws months and hours, and what edits, are chunks of their own
const Board = later(async () => (await import('./board/Board.tsx')).Board, { Waiting: BoardSkeleton })
const EventDrawer = later(async () => (await import('./event/EventDrawer.tsx')).EventDrawer)

export function CalendarPage() {
  const t = useText('calendar')
  const state = useCalendarState()
  const { open } = state
  return (
    <ScopeQuestions>
      <AppFrame
        closesOn={`${state.day} ${state.open !== undefined}`}
        title={t('title')}
        sidebarLabel={t('sidebar')}
        sidebar={<Sidebar state={state} />}
      >
        <Toolbar state={state} />
        {state.view === 'agenda' ? <Agenda state={state} /> : <Grid state={state} />}
      </AppFrame>
      {open && <EventDrawer key={nameOf(open)} open={open} close={state.close} />}
    </ScopeQuestions>
  )
}

function Grid({ state }: { state: CalendarState }) {
  const t = useText('calendar')
  const { showsHijri } = useCalendarSettings()
  const { from, to } = rangeOf(state.view, state.day, state.firstWeekday)
  const marks = useMarks(from, to, state.showsLeave)
  const { events, error, isPending, isPlaceholderData, refetch } = useEvents(state)
  return (
    <section className={classes.grid} aria-label={t(`view.${state.view}`)} aria-busy={isPlaceholderData || isPending}>
      {error && (
        <div className={classes.notice}>
          <ErrorBox error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && state.kinds.length === 0 && (
        <p className={classes.notice} role="status">
          {t('noKinds')}
        </p>
      )}
      {isPending && !error ? (
        <BoardSkeleton />
      ) : (
        <Board state={state} events={events} marks={marks} showsHijri={showsHijri} />
      )}
    </section>
  )
}

const nameOf = (open: OpenEvent) => (open.id === 'new' ? 'new' : `${open.id}~${open.occurrence ?? ''}`)
