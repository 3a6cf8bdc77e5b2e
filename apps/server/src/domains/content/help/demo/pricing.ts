import { say, tell } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

/** What schools ask before they choose a plan. */
export const pricing: DemoTopic = {
  slug: 'pricing',
  icon: 'receipt',
  colour: '',
  title: say(
    'أسئلة الأسعار',
    'Pricing questions',
    'Fragen zu den Preisen',
    'Questions sur les tarifs',
    'Perguntas sobre preços',
  ),
  subtitle: say('', '', '', '', ''),
  questions: [
    {
      slug: 'price-change-plan',
      question: say(
        'هل أغيّر الباقة في أي وقت؟',
        'Can I change plans at any time?',
        'Kann ich den Tarif jederzeit wechseln?',
        'Puis-je changer de formule à tout moment ?',
        'Posso mudar de plano a qualquer momento?',
      ),
      answer: tell(
        'نعم. تطلب الباقة من هذه الصفحة فيفعّلها فريقنا لمدرستك، وتبقى بياناتك كما هي. عند النزول إلى باقة أصغر نخبرك أولًا بما يتجاوز حدودها.',
        'Yes. Request the plan on this page and our team activates it for your school. Your data stays as it is. Before you move to a smaller plan, we tell you what exceeds its limits.',
        'Ja. Fragen Sie ihn auf dieser Seite an, unser Team schaltet ihn frei; Ihre Daten bleiben. Vor einem kleineren Tarif sagen wir Ihnen, was dessen Grenzen übersteigt.',
        'Oui. Demandez-la sur cette page et notre équipe l’active ; vos données ne bougent pas. Avant une formule plus petite, nous vous disons ce qui la dépasse.',
        'Sim. Peça-o nesta página e a nossa equipa ativa-o; os dados ficam como estão. Antes de um plano menor dizemos o que excede os limites.',
      ),
    },
    {
      slug: 'price-after-trial',
      question: say(
        'ماذا يحدث بعد انتهاء التجربة؟',
        'What happens after the trial?',
        'Was geschieht nach der Testphase?',
        'Que se passe-t-il après l’essai ?',
        'O que acontece depois do período de teste?',
      ),
      answer: tell(
        'تختار باقة أو تعود إلى الأساسية المجانية. لا نطلب بطاقة لبدء التجربة، ولا يُحذف شيء مما أدخلته.',
        'Choose a plan, or go back to the free Basic plan. You need no card to start, and nothing you entered is deleted.',
        'Sie wählen einen Tarif oder kehren zum kostenlosen Basis-Tarif zurück. Eine Karte ist nicht nötig, und nichts wird gelöscht.',
        'Vous choisissez une formule ou revenez à la formule gratuite. Aucune carte n’est demandée et rien n’est supprimé.',
        'Escolhe um plano ou volta ao Básico gratuito. Não é preciso cartão para começar e nada é apagado.',
      ),
    },
    {
      slug: 'price-what-counts',
      question: say(
        'من يُحسب طالبًا نشطًا؟',
        'Who counts as an active student?',
        'Wer zählt als aktiver Fahrschüler?',
        'Qui compte comme élève actif ?',
        'Quem conta como aluno ativo?',
      ),
      answer: tell(
        'كل من له دورة لم تنته وموعد في آخر ستين يومًا. من أنهى دورته أو أوقفها لا يُحسب، ويبقى سجله مقروءًا.',
        'Everyone with an unfinished course and a lesson in the last sixty days. Students who have finished or paused do not count, and their records stay readable.',
        'Alle mit laufendem Kurs und einem Termin in den letzten sechzig Tagen. Wer fertig ist oder pausiert, zählt nicht; die Akte bleibt lesbar.',
        'Toute personne dont la formation est en cours avec une leçon dans les soixante derniers jours. Les autres ne comptent pas et leur dossier reste lisible.',
        'Quem tem curso por acabar e uma aula nos últimos sessenta dias. Quem terminou ou suspendeu não conta, e o registo continua legível.',
      ),
    },
  ],
}
