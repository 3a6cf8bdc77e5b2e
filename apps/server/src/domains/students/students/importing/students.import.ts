import { present } from '@dsms/contract/kernel/choices/lists'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { students as area } from '@dsms/contract/students/students/calls'
import { branches } from '../../../../db/tables/branches.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { importSheet } from '../../../../kit/areas/area.import.ts'
import { byName } from '../../../../kit/areas/area.sheet.ts'
import { courses, licenceTypes } from '../../../curriculum/public.ts'
import { lookup } from '../../../school/public.ts'
import { addEnrolments } from '../../enrolments/enrolments.service.ts'
import { addGuardians, linkToStudents } from '../../guardians/guardians.service.ts'
import { addStudents } from '../students.service.ts'
import type { Brought } from './brought.ts'
import { countriesByName, gendersByName } from './references.ts'
import { lookAtRows } from './rows.ts'
import { findSpeakers, lookAtSpeakers, type Speaker } from './speakers.ts'
import { lookAtTrainings, type Training } from './trainings.ts'

type Keys = Pick<Services, 'tokens'>

/** Students of a file, with who speaks for them and the course in which they are. */
export function importStudents(app: Keys, actor: Actor, body: ImportBody) {
  const speakers = new Map<Brought, Speaker>()
  const trainings = new Map<Brought, Training>()

  const addAll = async (importer: Actor, inputs: Brought[]): Promise<number[]> => {
    const ids = await addStudents(app, importer, inputs)
    const speaking = inputs.flatMap((input, nth) => {
      const speaker = speakers.get(input)
      return speaker ? [{ ...speaker, student_id: present(ids[nth]) }] : []
    })
    if (speaking.length) await addSpeakers(app, importer, speaking)
    const enrolled = inputs.flatMap((input, nth) => {
      const training = trainings.get(input)
      return training ? [{ ...training, student_id: present(ids[nth]) }] : []
    })
    if (enrolled.length) await addEnrolments(importer, enrolled)
    return ids
  }

  return importSheet(actor, area, body, async (importer, input) => present((await addAll(importer, [input]))[0]), {
    references: {
      id_type: lookup('id_type'),
      gender: gendersByName,
      country: countriesByName,
      branch: byName(branches),
      course: byName(courses),
      licence_type: byName(licenceTypes, { code: licenceTypes.code }),
    },
    createMany: addAll,
    look: async (importer, inputs, withDoubles) => {
      const told = [
        await lookAtRows(app.tokens, importer, inputs, withDoubles),
        lookAtSpeakers(importer, inputs, speakers),
        await lookAtTrainings(importer, inputs, trainings),
      ]
      return inputs.map((_, place) => {
        const wrong = Object.assign({}, ...told.map((one) => one[place]))
        return Object.keys(wrong).length ? wrong : undefined
      })
    },
  })
}

/** Each guardian is one person, however many students they speak for, and whether they were here before or not. */
async function addSpeakers(app: Keys, actor: Actor, speaking: (Speaker & { student_id: number })[]): Promise<void> {
  const known = await findSpeakers(actor, speaking)
  const missing = new Map(speaking.filter(({ key }) => !known.has(key)).map((one) => [one.key, one.person]))
  const ids = missing.size ? await addGuardians(app, actor, [...missing.values()]) : []
  const added = new Map([...missing.keys()].map((key, nth) => [key, present(ids[nth])]))
  await linkToStudents(
    actor,
    speaking.map(({ key, student_id, relation }) => ({
      student_id,
      guardian_id: present(known.get(key) ?? added.get(key)),
      relation,
      rights: ['view_progress', 'sign'],
      is_main: true,
    })),
  )
}
