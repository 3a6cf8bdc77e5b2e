import { simulators } from '@dsms/contract/simulators'
import { useQuery } from '@tanstack/react-query'
import { areaKey, useAreaCalls } from '../../components/areas/area.ts'
import { Typed } from '../../components/Bidi.tsx'
import { LinkAnchor } from '../../components/records/links.tsx'
import type { School } from '../../components/records/school/useSchool.ts'
import { useMay } from '../../components/records/useMay.ts'
import { useText } from '../../i18n/index.ts'
import classes from './RoomSimulators.module.css'

/** The simulators that stand in a room; nothing where there are none. */
export function RoomSimulators({ room, school }: { room: { id: number }; school: School }) {
  const t = useText('classRooms')
  const may = useMay()
  const of = { area: simulators }
  const calls = useAreaCalls(of, school.school_id)
  const { data } = useQuery({
    queryKey: [...areaKey(of, school.school_id), 'in room', room.id],
    queryFn: ({ signal }) => calls.list({ class_room_id: room.id, perPage: 100 }, signal),
    enabled: may(simulators.calls.list),
  })
  if (!data?.rows.length) return null
  return (
    <section className="card">
      <h2 className={classes.title}>{t('simulators')}</h2>
      <ul className={classes.list}>
        {data.rows.map(({ id, name }) => (
          <li key={id}>
            <LinkAnchor to={`/school/simulators/${id}` as never} search={school.search as never}>
              <Typed>{name}</Typed>
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
