import type { Domain } from '../../kernel/domain.ts'
import { unsettledInvoices } from '../platform/public.ts'
import {
  debtsOfEnrolments,
  hoursTaken,
  lessonFinished,
  lessonPutBack,
  lessonsChanged,
  openSumsOf,
} from '../schedule/public.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import {
  balanceOfStudent,
  chargesOfPerson,
  chargesOnFile,
  enrolmentsMoved,
  paymentsOfPerson,
} from '../students/public.ts'
import { cashRoutes } from './cashDesks/cash.routes.ts'
import { seedCashDesks } from './cashDesks/demo/cashDesks.ts'
import { balanceOf, chargesOf, enrolmentDebts, openSums } from './charges/charges.data.ts'
import {
  chargeAbsent,
  chargeLate,
  followEnrolments,
  giveBackForAbsence,
  giveBackRefilled,
} from './charges/charges.deeds.ts'
import { chargeRoutes } from './charges/charges.routes.ts'
import { seedCharges } from './charges/demo/charges.ts'
import { seedStoryNotices } from './charges/demo/story.notices.ts'
import { seedInvoices } from './invoices/demo/invoices.ts'
import { countUnsettled } from './invoices/invoices.data.ts'
import { invoiceRoutes } from './invoices/invoices.routes.ts'
import { paymentsOf } from './payments/payments.data.ts'
import { paymentRoutes } from './payments/payments.routes.ts'

export const billing: Domain = {
  routes: [chargeRoutes, paymentRoutes, cashRoutes, invoiceRoutes],
  demo: [seedCashDesks, seedCharges, seedStoryNotices, (db, { people }) => seedInvoices(db, people)],
}

lessonsChanged.on(chargeLate)
hoursTaken.on(giveBackRefilled)
lessonFinished.on(chargeAbsent)
lessonPutBack.on(giveBackForAbsence)
enrolmentsMoved.on(followEnrolments)
balanceOfStudent.answer(balanceOf)
chargesOfPerson.answer(chargesOf)
paymentsOfPerson.answer(paymentsOf)
chargesOnFile.answer(chargesOf)
debtsOfEnrolments.answer(enrolmentDebts)
openSumsOf.answer(openSums)
unsettledInvoices.answer(countUnsettled)
personErased.on(forgetBy('forget_in_billing'))
