import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import type { Choice } from '../../../../kit/areas/inputs/useChoices.ts'
import { useBoard } from '../../board/useBoard.ts'

/** Trainers, vehicles or places to choose from, as the board of a day has them. */
export function useLanes(
  by: LaneKind,
  day: string,
  school_id: number | undefined,
  isWanted: boolean,
): (Choice & { branch_ids: number[] })[] {
  const { data } = useBoard({ from: day, to: day, by, school_id }, isWanted)
  return (data?.lanes ?? []).map(({ id, name, detail, branch_ids }) => ({
    value: String(id),
    label: detail ? `${name} · ${detail}` : name,
    branch_ids,
  }))
}
