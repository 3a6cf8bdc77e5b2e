import { moveSkill, readSkillTree } from '@dsms/contract/curriculum/skills/calls'
import { useLocalStorage } from '@mantine/hooks'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { showFailure, showUndo } from '../../../ui/toasts/toasts.tsx'
import { foundOnly, inOrder, movedTo, type Spot, type Step, spotOf, stepped } from './outline.ts'
import { type Node, skillArea } from './skills.ts'

/** The catalogue as it is seen: folded, searched, and changed at once before the server has said so. */
export function useOutline(school_id: number | undefined, q: string) {
  const t = useText('skills')
  const common = useText('common')
  const errorText = useErrorText()
  const client = useQueryClient()
  const inSchool = school_id === undefined ? {} : { school_id }
  const key = [...areaKey(skillArea, school_id), 'tree', q]
  const tree = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readSkillTree, { query: { ...(q ? { q } : {}), ...inSchool } }, signal),
    placeholderData: keepPreviousData,
  })
  const nodes = tree.data ?? noNodes
  const [folded, setFolded] = useLocalStorage<number[]>({
    key: `dsms.skills.folded.${school_id ?? 'own'}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  })
  const [said, setSaid] = useState('')
  const queue = useRef(Promise.resolve())

  const rows = useMemo(
    () => (q ? inOrder(foundOnly(nodes), () => true) : inOrder(nodes, ({ id }) => !folded.includes(id))),
    [nodes, folded, q],
  )
  const put = (change: (now: Node[]) => Node[]) => client.setQueryData<Node[]>(key, (now) => change(now ?? []))
  const now = () => client.getQueryData<Node[]>(key) ?? []

  /** Does one thing after the other, so that each goes on from the version that the one before made. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.current.then(work)
    queue.current = done.catch(() => undefined)
    return done
  }

  const send = (id: number, spot: Spot) =>
    inTurn(async () => {
      const version = now().find((node) => node.id === id)?.version ?? 0
      try {
        const moved = await call(moveSkill, { params: { id }, body: { ...spot, version, ...inSchool } })
        put((all) => all.map((node) => (node.id === id ? { ...node, version: moved.version } : node)))
      } catch (failure) {
        showFailure(errorText(failure))
        await client.invalidateQueries({ queryKey: key })
      }
    })

  const move = (id: number, spot: Spot, isUndo = false) => {
    const before = spotOf(now(), id)
    const node = now().find((one) => one.id === id)
    if (!node || (before.parent_id === spot.parent_id && before.after_id === spot.after_id)) return
    put((all) => movedTo(all, id, spot))
    open(spot.parent_id)
    setSaid(wordsOf(id))
    const sent = send(id, spot)
    // the panel shows a version of its own
    sent.then(() => client.invalidateQueries({ queryKey: [...areaKey(skillArea, school_id), 'record', id] }))
    if (!isUndo) showUndo(t('moved', { name: node.name }), common('undo'), () => move(id, before, true))
  }

  const wordsOf = (id: number): string => {
    const all = now()
    const node = all.find((one) => one.id === id)
    const parent = all.find((one) => one.id === node?.parent_id)
    const neighbours = all.filter((one) => one.parent_id === (node?.parent_id ?? null))
    const place = {
      name: node?.name ?? '',
      place: neighbours.findIndex((one) => one.id === id) + 1,
      total: neighbours.length,
    }
    return parent ? t('said.below', { ...place, parent: parent.name }) : t('said.top', place)
  }

  const open = (id: number | null) => setFolded((ids) => ids.filter((one) => one !== id))

  return {
    tree,
    nodes,
    rows,
    folded,
    said,
    isSearched: q !== '',
    setFold: (id: number, isFolded: boolean) =>
      setFolded((ids) => [...ids.filter((one) => one !== id), ...(isFolded ? [id] : [])]),
    foldAll: (isFolded: boolean) =>
      setFolded(isFolded ? nodes.filter(({ level }) => level < 2).map(({ id }) => id) : []),
    move,
    inTurn,
    step: (id: number, step: Step) => {
      const spot = stepped(now(), id, step)
      if (spot) move(id, spot)
      else setSaid(t('said.end'))
    },
  }
}

export type Outline = ReturnType<typeof useOutline>

const noNodes: Node[] = []
