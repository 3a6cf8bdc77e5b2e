import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { circuits } from '@dsms/contract/resources/circuits/calls'
import { classRooms } from '@dsms/contract/resources/classRooms/calls'
import { simulators } from '@dsms/contract/resources/simulators/calls'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { legalHolds, vehiclePapers } from '@dsms/contract/resources/vehicles/rules'
import { lessonNeeds } from '@dsms/contract/schedule/lessonTypes/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { learningStatuses } from '@dsms/contract/students/enrolments/rules'
import { students } from '@dsms/contract/students/students/calls'
import { requiredKinds } from '@dsms/contract/trainers/credentials/rules'
import { trainers } from '@dsms/contract/trainers/trainers/calls'
import { expect, it } from 'vitest'
import words from '../words/ar.json' with { type: 'json' }

/** Keys that rules tell as what they need or found: without a word of its own a key would be read by somebody. */
const told = {
  'papers of a student': documentKinds,
  'papers of a trainer': requiredKinds,
  'papers of a vehicle': vehiclePapers,
  holds: legalHolds,
  needs: lessonNeeds,
  stages: trainingStages,
  students: keysOf(students.statuses),
  enrolments: keysOf(enrolments.statuses),
  trainers: keysOf(trainers.statuses),
  vehicles: keysOf(vehicles.statuses),
  rooms: keysOf(classRooms.statuses),
  circuits: keysOf(circuits.statuses),
  simulators: keysOf(simulators.statuses),
}

it.each(Object.entries(told))('a rule tells %s by their names', (_, keys) => {
  // what stands as it should is in no rule's way
  const silent = ['in_service', ...learningStatuses]
  expect(keys.filter((key) => !silent.some((one) => one === key) && !(`fact.${key}` in words))).toEqual([])
})
