import type { Language } from '@dsms/contract/kernel/shared'
import i18next, { type BackendModule } from 'i18next'
import { useCallback, useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { readJson, writeJson } from '../browser/storage.ts'
import { createStore, useStore } from '../browser/store.ts'
import { teachCounting } from './counted.ts'
import type { Feature, Text, Values } from './words.ts'

export interface LanguageInfo {
  code: Language
  /** In the language itself. */
  name: string
  dir: 'rtl' | 'ltr'
  /** For Intl: in Arabic the Gregorian calendar and Latin digits, as offices write them. */
  locale: string
}

const arabic: LanguageInfo = { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-u-ca-gregory-nu-latn' }

export const languages: LanguageInfo[] = [
  arabic,
  { code: 'en', name: 'English', dir: 'ltr', locale: 'en-GB' },
  { code: 'de', name: 'Deutsch', dir: 'ltr', locale: 'de' },
  { code: 'fr', name: 'Français', dir: 'ltr', locale: 'fr' },
  { code: 'pt', name: 'Português', dir: 'ltr', locale: 'pt-PT' },
]

const storageKey = 'dsms.language'

/** The language on the screen; its direction follows from it and is stored nowhere. */
export const languageStore = createStore<LanguageInfo>(arabic)
export const useLanguage = (): LanguageInfo => useStore(languageStore)

/** What was chosen on this device, or null when nobody chose yet. */
const chosenLanguage = (): Language | null => knownLanguage(readJson<string>(storageKey))

/** Starts with the language of this device, else Arabic. Resolves when the words of the first screen are there. */
export async function startTexts(features: Feature[], from: WordSources): Promise<void> {
  sources = from
  const code = chosenLanguage() ?? arabic.code
  fetchFonts(code)
  await i18next
    .use(wordFiles)
    .use(initReactI18next)
    .init({
      lng: code,
      fallbackLng: false,
      ns: features,
      defaultNS: 'common',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
  if (i18next.services.formatter) teachCounting(i18next.services.formatter)
  needWords(features)
  show(code)
}

/** Shows another language at once, everywhere: words, direction, dates, and the page's own `lang` and `dir`. */
export async function setLanguage(code: Language): Promise<void> {
  writeJson(storageKey, code)
  await showLanguage(code)
}

/** The same for this page alone: nothing of it is kept. */
export async function showLanguage(code: Language): Promise<void> {
  if (code === languageStore.get().code) return
  await i18next.changeLanguage(code)
  show(code)
}

/** Fetches the words of a feature ahead of the screen that needs them. */
export async function loadTexts(features: readonly Feature[]): Promise<void> {
  await i18next.loadNamespaces([...features])
  needWords(features)
}

/** The words of one feature in the reader's language: `t('title')`, `t('people', { count: 3 })`. */
export function useText<F extends Feature>(feature: F): Text<F> {
  // a screen names its words, so that they come with it; what it forgot delays it, which journeys read here
  if (!i18next.hasLoadedNamespace(feature)) performance.mark(`late words: ${feature}`)
  const { i18n } = useTranslation(feature)
  // a new function for each language, so that what depends on `t` is made again
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides what t answers
  return useMemo(() => textOf(feature), [feature, i18n.language])
}

/** The same outside React, once the feature's words are there. */
export function textOf<F extends Feature>(feature: F): Text<F> {
  const t = i18next.getFixedT<string>(null, feature)
  return (key, values) => String(t(key, { ...values }))
}

/** A word whose key is not known before it is asked for, or undefined where the feature has none. */
export const wordOf = (feature: Feature, key: string, values?: Values): string | undefined =>
  i18next.exists(key, { ns: feature, ...values })
    ? String(i18next.getFixedT<string>(null, feature)(key, { ...values }))
    : undefined

/** The same as a hook, so that another language is shown at once. */
export function useWordOf(feature: Feature): (key: string, values?: Values) => string | undefined {
  const { i18n } = useTranslation(feature)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides what is answered
  return useCallback((key, values) => wordOf(feature, key, values), [feature, i18n.language])
}

export interface WordFile {
  default: Record<string, string>
}
type WordFiles = Record<string, () => Promise<WordFile>>

/** Where words are, by their files: `…/staff/words/ar.json` are those of `staff`. */
export interface WordSources {
  start: WordFiles
  /** All others of a language; a list that is fetched as well, since signing in needs none of it. */
  rest: (language: Language) => Promise<WordFiles>
}

let sources: WordSources = { start: {}, rest: async () => ({}) }

/** One file per language and feature, fetched when first needed. */
const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, feature, done) => {
    readWords(knownLanguage(language) ?? arabic.code, feature).then(
      (words) => done(null, words),
      (error: Error) => {
        lost = error
        done(error, false)
      },
    )
  },
}

let lost: Error | undefined

/** The library goes on without words that could not be fetched; a screen that shows keys helps nobody. */
function needWords(features: readonly Feature[]) {
  if (lost && features.some((feature) => !i18next.hasResourceBundle(i18next.language, feature))) throw lost
}

async function readWords(language: Language, feature: string): Promise<Record<string, string>> {
  const name = `/${feature}/words/${language}.json`
  const load = find(sources.start, name) ?? find(await sources.rest(language), name)
  if (!load) throw new Error(`there are no words in ${name}`)
  return (await load()).default
}

const find = (files: WordFiles, name: string) => files[Object.keys(files).find((path) => path.endsWith(name)) ?? '']

function show(code: Language) {
  const language = languages.find((one) => one.code === code) ?? arabic
  document.documentElement.lang = language.code
  document.documentElement.dir = language.dir
  languageStore.set(language)
}

/** Asks for the letters of the language while its words are still on their way. */
function fetchFonts(code: Language) {
  const family = code === arabic.code ? '"IBM Plex Sans Arabic"' : '"IBM Plex Sans"'
  for (const weight of [400, 600]) void document.fonts.load(`${weight} 1em ${family}`, 'Aع')
}

const knownLanguage = (code: string | null): Language | null =>
  languages.find((language) => language.code === code)?.code ?? null
