import { reloadOnce } from './release.ts'

/** In words of its own, since the files of words may be what could not be fetched. */
const arabic: [text: string, action: string] = ['تعذّر تحميل التطبيق.', 'إعادة المحاولة']
const words: Record<string, typeof arabic> = {
  ar: arabic,
  en: ['The application could not be loaded.', 'Try again'],
  de: ['Die Anwendung konnte nicht geladen werden.', 'Erneut versuchen'],
  fr: ['L’application n’a pas pu être chargée.', 'Réessayer'],
  pt: ['Não foi possível carregar a aplicação.', 'Tentar novamente'],
}

/** The first screen could not be fetched: once the page is read again, then it says so instead of showing its dots for ever. */
export async function startFailed(): Promise<void> {
  if (await reloadOnce()) return
  const [text, action] = words[document.documentElement.lang] ?? arabic
  const line = document.createElement('p')
  line.role = 'alert'
  line.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = action
  button.onclick = () => location.reload()
  document.querySelector('.splash')?.replaceChildren(line, button)
}
