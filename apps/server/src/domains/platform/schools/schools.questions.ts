import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { question } from '../../../kernel/questions.ts'

/** Invoices of a school and of its people that are issued and not paid in full. */
export const unsettledInvoices = question<[actor: Actor, schoolId: number], number>('how many invoices are unsettled')

/** A published version of a country's pack. */
export interface PublishedPack {
  code: string
  version: number
}

/** The pack that a school of a country begins with, of which a published version holds now or soonest; undefined where none does. */
export const packOfCountry = question<[db: Db, country: string], PublishedPack | undefined>('which pack a country has')

/** Whether schools may choose this version of a pack. */
export const isPackPublished = question<[actor: Actor, pack: PublishedPack], boolean>('whether a pack is published')
