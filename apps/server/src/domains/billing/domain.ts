import type { Domain } from '../../kernel/domain.ts'
import { unsettledInvoices } from '../platform/public.ts'
import {
  creditOfEnrolments,
  debtsOfEnrolments,
  hoursTaken,
  lessonFinished,
  lessonPutBack,
  lessonsChanged,
  minutesCorrected,
  openSumsOf,
  priceRulesOf,
} from '../schedule/public.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import {
  balanceOfStudent,
  chargesOfPerson,
  chargesOnFile,
  enrolmentsMoved,
  paymentsOfPerson,
  prepaidSaid,
  salesOfPerson,
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
import { packageRoutes } from './packages/packages.routes.ts'
import { paymentsOf } from './payments/payments.data.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { rulesInUse } from './priceRules/priceRules.data.ts'
import { priceRuleRoutes } from './priceRules/priceRules.routes.ts'
import { seedSales } from './sales/demo/sales.ts'
import { enrolmentCredit, salesOf } from './sales/sales.data.ts'
import { followLessons, openCredit } from './sales/sales.deeds.ts'
import { saleRoutes } from './sales/sales.routes.ts'
import { taxRateRoutes } from './taxRates/taxRates.routes.ts'

export const billing: Domain = {
  routes: [
    taxRateRoutes,
    packageRoutes,
    priceRuleRoutes,
    saleRoutes,
    chargeRoutes,
    paymentRoutes,
    cashRoutes,
    invoiceRoutes,
  ],
  demo: [seedCashDesks, seedSales, seedCharges, seedStoryNotices, (db, { people }) => seedInvoices(db, people)],
}

lessonsChanged.on(chargeLate)
// fees stand before the charge of the lesson goes
lessonsChanged.on((actor, changes) =>
  followLessons(
    actor,
    changes.map(({ id }) => id),
  ),
)
minutesCorrected.on((actor, lessonId) => followLessons(actor, [lessonId], true))
hoursTaken.on(giveBackRefilled)
lessonFinished.on(chargeAbsent)
lessonPutBack.on(giveBackForAbsence)
enrolmentsMoved.on(followEnrolments)
balanceOfStudent.answer(balanceOf)
chargesOfPerson.answer(chargesOf)
paymentsOfPerson.answer(paymentsOf)
chargesOnFile.answer(chargesOf)
debtsOfEnrolments.answer(enrolmentDebts)
creditOfEnrolments.answer(enrolmentCredit)
priceRulesOf.answer(rulesInUse)
prepaidSaid.on(openCredit)
salesOfPerson.answer(salesOf)
openSumsOf.answer(openSums)
unsettledInvoices.answer(countUnsettled)
personErased.on(forgetBy('forget_in_billing'))
