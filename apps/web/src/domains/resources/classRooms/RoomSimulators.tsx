import { simulators } from '@dsms/contract/resources/simulators/calls'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls } from '../../../kit/areas/area.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { LinkAnchor } from '../../../ui/page/links.tsx'
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
            <LinkAnchor to={`/school/simulators/${id}`} search={school.search}>
              <Typed>{name}</Typed>
            </LinkAnchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
