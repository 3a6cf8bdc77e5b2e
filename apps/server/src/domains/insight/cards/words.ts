import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import type { Language, Translated } from '@dsms/contract/kernel/shared'
import { type Actor, may } from '../../../kernel/actor.ts'
import { numberFormat } from '../../../kernel/text/formats.ts'

const rangeNames: Record<Language, string[]> = {
  ar: ['آخر 28 يومًا', 'الشهر الماضي', 'السنة الماضية'],
  en: ['Last 28 Days', 'Last Month', 'Last Year'],
  de: ['Letzte 28 Tage', 'Letzter Monat', 'Letztes Jahr'],
  fr: ['28 derniers jours', 'Mois dernier', 'Année dernière'],
  pt: ['Últimos 28 dias', 'Mês passado', 'Ano passado'],
}
export const lastDaysIn = (language: Language): string[] => rangeNames[language]

export const titles = {
  tickets: {
    ar: 'متابعة الدعم',
    en: 'Support Tracker',
    de: 'Supportanfragen',
    fr: 'Suivi du support',
    pt: 'Pedidos de suporte',
  },
  orders: { ar: 'الطلبات', en: 'Orders', de: 'Bestellungen', fr: 'Commandes', pt: 'Encomendas' },
  profit: { ar: 'الربح', en: 'Profit', de: 'Gewinn', fr: 'Bénéfice', pt: 'Lucro' },
} satisfies Record<string, Translated>

const locales: Record<Language, string> = {
  ar: 'ar-u-ca-gregory-nu-latn',
  en: 'en-GB',
  de: 'de',
  fr: 'fr',
  pt: 'pt-PT',
}

/** An amount as text in the reader's language; whole units, as figures are read at a glance. */
export const moneyText = (minor: number, currency: string, language: Language): string =>
  numberFormat(locales[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: Math.abs(toMajor(minor, currency)) >= 1000 ? 0 : digitsOf(currency),
  }).format(toMajor(minor, currency))

export const numberText = (value: number, language: Language): string => numberFormat(locales[language]).format(value)

/** Whether amounts of money are for the reader. The platform's own are for all who see its dashboard. */
export const seesMoney = (actor: Actor): boolean => actor.scope === 'platform' || may(actor, 'dashboard.see_money')
