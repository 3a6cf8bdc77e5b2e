import { present } from '@dsms/contract/kernel/choices/lists'
import { guardianRights } from '@dsms/contract/students/guardians/calls'
import { type NamePart, noName, wholeNames } from '@dsms/contract/students/students/names'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { addPeople } from '../../../identity/public.ts'
import { type DemoStudent, identityOf, phoneOf } from '../../students/demo/cast.ts'
import { families } from '../../students/demo/students.content.ts'
import { identityValues } from '../../students/identity/identity.ts'
import { personNames } from '../../students/students.service.ts'
import { guardians, studentGuardians } from '../guardians.table.ts'

interface Parent {
  relation: 'father' | 'mother'
  first: NamePart
  family: number
  isMain: boolean
}

/** The father first; the mother speaks for the children beside him, or alone. */
const parents: Parent[] = families.flatMap(({ father, mother }, family) => [
  ...(father ? [{ relation: 'father' as const, first: father, family, isMain: true }] : []),
  ...(mother ? [{ relation: 'mother' as const, first: mother, family, isMain: !father }] : []),
])

/** Parents of the minors among the students; siblings have the same. */
export async function seedGuardians(
  db: Db,
  { schoolId, tokens }: Pick<DemoWorld, 'schoolId' | 'tokens'>,
  children: (DemoStudent & { id: number })[],
  idTypes: Map<string | null, number>,
): Promise<void> {
  const cast = parents.map(({ first, family, ...parent }) => {
    const name = families[family]?.family as NamePart
    return { ...parent, family, parts: { first_name: first, second_name: noName, family_name: name } }
  })
  const people = cast.map(({ parts, relation }, nth) => ({
    tenant: schoolId,
    kind: 'guardian',
    status: 'active',
    ...personNames(parts),
    email: `${parts.first_name.en}.${parts.family_name.en}@people.example`.toLowerCase(),
    phone: phoneOf(nth + 200),
    genderId: relation === 'mother' ? 1 : 2,
  }))
  const inserted = await addPeople(db, people, (ids) =>
    db.insert(guardians).values(
      cast.map(({ parts, family }, nth) => ({
        id: present(ids[nth]),
        tenant: schoolId,
        firstName: parts.first_name,
        familyName: parts.family_name,
        name: wholeNames(parts),
        idTypeId: idTypes.get('national_id') ?? null,
        ...identityValues(tokens, schoolId, identityOf('SA', nth + 300)),
        address: children.find((child) => child.family === family)?.home.address ?? null,
        status: 'active',
      })),
    ),
  )
  const added = cast.map((one, nth) => ({ ...one, id: present(inserted[nth]).id }))
  await db.insert(studentGuardians).values(
    children.flatMap((child) =>
      added
        .filter(({ family }) => family === child.family)
        .map(({ id, relation, isMain }) => ({
          tenant: schoolId,
          studentId: child.id,
          guardianId: id,
          relation,
          rights: isMain ? [...guardianRights] : ['view_progress', 'pay', 'book'],
          isMain,
        })),
    ),
  )
}
