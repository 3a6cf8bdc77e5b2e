import type { ShopSettings } from '@dsms/contract/shop/shop/manage'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { currencyOf } from '../../../../kernel/money/money.ts'
import { together } from '../../../../kernel/together.ts'
import type { ShopRules } from '../orders/quote.ts'
import { shopSettings } from '../shop.table.ts'

const untouched: ShopRules = {
  deliveryMinor: 2500,
  deliveryTaxBps: 1500,
  freeFromMinor: null,
  paymentMethods: ['cash_on_delivery', 'bank_transfer', 'card_terminal', 'invoice'],
}

/** Delivery and ways to pay of the tenant's shop; those of a new shop before anything was saved. */
export async function readRules(actor: Actor): Promise<ShopRules> {
  const [rules] = await actor.db
    .select({
      deliveryMinor: shopSettings.deliveryMinor,
      deliveryTaxBps: shopSettings.deliveryTaxBps,
      freeFromMinor: shopSettings.freeFromMinor,
      paymentMethods: sql<ShopRules['paymentMethods']>`${shopSettings.paymentMethods}`,
    })
    .from(shopSettings)
    .where(eq(shopSettings.tenant, actor.tenant))
  return rules ?? untouched
}

export async function readSettings(actor: Actor): Promise<ShopSettings> {
  const [rules, currency] = await together([() => readRules(actor), () => currencyOf(actor)])
  return {
    currency,
    deliveryMinor: rules.deliveryMinor,
    deliveryTaxBasisPoints: rules.deliveryTaxBps,
    freeDeliveryFromMinor: rules.freeFromMinor,
    paymentMethods: rules.paymentMethods,
  }
}

type Change = { [K in keyof Omit<ShopSettings, 'currency'>]?: ShopSettings[K] | undefined }

export async function saveSettings(actor: Actor, change: Change): Promise<ShopSettings> {
  const before = await readRules(actor)
  const after = {
    deliveryMinor: change.deliveryMinor ?? before.deliveryMinor,
    deliveryTaxBps: change.deliveryTaxBasisPoints ?? before.deliveryTaxBps,
    freeFromMinor: change.freeDeliveryFromMinor === undefined ? before.freeFromMinor : change.freeDeliveryFromMinor,
    paymentMethods: [...new Set(change.paymentMethods ?? before.paymentMethods)],
  }
  await actor.db
    .insert(shopSettings)
    .values({ tenant: actor.tenant, ...after })
    .onConflictDoUpdate({ target: shopSettings.tenant, set: after })
  return readSettings(actor)
}
