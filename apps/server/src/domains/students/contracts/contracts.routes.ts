import * as c from '@dsms/contract/students/contracts/calls'
import {
  addStarterTemplate,
  contractTemplates,
  copyTemplate as copy,
} from '@dsms/contract/students/contracts/templates'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { fileAnswer } from '../../../kit/records/files.ts'
import { acceptMine, getMyContract, listMyContracts, objectToMine } from './contracts.mine.ts'
import {
  tellAnswered,
  tellContractAccepted,
  tellContractSent,
  tellObjected,
  tellSignedAtOffice,
} from './contracts.notices.ts'
import { answerObjectionToContract } from './contracts.objections.ts'
import { contractPdf } from './contracts.pdf.ts'
import * as contracts from './contracts.service.ts'
import { signAtOffice } from './contracts.signing.ts'
import * as templates from './templates.service.ts'

export function contractRoutes(app: App) {
  const { calls } = c.contracts
  serve(app, calls.list, ({ actor, query }) => contracts.listContracts(actor, query))
  serve(app, calls.get, ({ actor, params }) => contracts.readContract(actor, params.id))
  serve(app, calls.create, async ({ actor, body }) =>
    tellContractSent(app, actor, await contracts.createContract(actor, body)),
  )
  serve(app, calls.update, async ({ actor, params, body }) =>
    tellContractSent(app, actor, await contracts.updateContract(actor, params.id, body)),
  )
  serve(app, calls.changeStatus, async ({ actor, params, body }) =>
    tellContractSent(app, actor, await contracts.changeContractStatus(actor, params.id, body)),
  )
  serve(app, calls.archive, ({ actor, params }) => contracts.archiveContract(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => contracts.restoreContract(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => contracts.exportContracts(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => contracts.importContracts(actor, body))
  serve(app, c.signContract, async ({ actor, params, body }) =>
    tellSignedAtOffice(app, actor, await signAtOffice(actor, params.id, body)),
  )
  serve(app, c.answerContractObjection, async ({ actor, params, body }) => {
    const contract = await contracts.readContract(actor, params.id)
    await tellAnswered(app, actor, contract, await answerObjectionToContract(actor, params.id, body.answer))
    return contracts.readContract(actor, params.id)
  })
  serve(app, c.readContractPdf, async ({ actor, params }) => paper(await contracts.readContract(actor, params.id)))

  serve(app, c.listMyContracts, ({ actor }) => listMyContracts(actor))
  serve(app, c.getMyContract, ({ actor, params }) => getMyContract(actor, params.id))
  serve(app, c.acceptMyContract, async ({ actor, params, body }) =>
    tellContractAccepted(app, actor, await acceptMine(actor, params.id, body)),
  )
  serve(app, c.objectToMyContract, async ({ actor, params, body }) => {
    const isNew = await objectToMine(actor, params.id, body.reason)
    const contract = await getMyContract(actor, params.id)
    if (isNew) await tellObjected(app, actor, contract)
    return contract
  })
  serve(app, c.readMyContractPdf, async ({ actor, params }) => paper(await getMyContract(actor, params.id)))

  const of = contractTemplates.calls
  serve(app, of.list, ({ actor, query }) => templates.listTemplates(actor, query))
  serve(app, of.get, ({ actor, params }) => templates.readTemplate(actor, params.id))
  serve(app, of.create, ({ actor, body }) => templates.createTemplate(actor, body))
  serve(app, of.update, ({ actor, params, body }) => templates.updateTemplate(actor, params.id, body))
  serve(app, of.changeStatus, ({ actor, params, body }) => templates.changeTemplateStatus(actor, params.id, body))
  serve(app, of.archive, ({ actor, params }) => templates.archiveTemplate(actor, params.id))
  serve(app, of.restore, ({ actor, params }) => templates.restoreTemplate(actor, params.id))
  serve(app, of.exportSheet, ({ actor, query }) => templates.exportTemplates(app, actor, query))
  serve(app, of.importSheet, ({ actor, body }) => templates.importTemplates(actor, body))
  serve(app, copy, ({ actor, params }) => templates.copyTemplate(actor, params.id))
  serve(app, addStarterTemplate, ({ actor }) => templates.addStarter(actor))
}

/** The page is drawn after the transaction: setting it takes its time. */
const paper = (contract: Parameters<typeof contractPdf>[0]) =>
  fileAnswer(`contract-${contract.id}.pdf`, 'application/pdf', () => contractPdf(contract))
