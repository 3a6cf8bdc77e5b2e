import { say, tell } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const productServices: DemoTopic = {
  slug: 'productServices',
  icon: 'steering-wheel',
  colour: 'success',
  title: say(
    'الدورات والخدمات',
    'Courses and services',
    'Kurse und Leistungen',
    'Formations et services',
    'Cursos e serviços',
  ),
  subtitle: say(
    'أنواع الرخص وما تقدمه المدرسة',
    'Licence types and what the school offers',
    'Klassen und Angebote der Fahrschule',
    'Types de permis et offres de l’école',
    'Tipos de carta e o que a escola oferece',
  ),
  questions: [
    {
      slug: 'which-licences',
      question: say(
        'ما الرخص التي تدرّبون عليها؟',
        'Which licences do you train for?',
        'Für welche Klassen bilden Sie aus?',
        'Quels permis préparez-vous ?',
        'Para que cartas dão formação?',
      ),
      answer: tell(
        'السيارة الخاصة والدراجة النارية، وفي بعض الفروع الشاحنة والحافلة. يحدد المكتب عند التسجيل السن والفحوص المطلوبة لكل نوع.',
        'Cars and motorcycles, plus lorries and buses at some branches. When you enrol, the office tells you the minimum age and the checks for each type.',
        'Pkw und Motorrad, an einigen Standorten auch Lkw und Bus. Bei der Anmeldung nennt das Büro Mindestalter und nötige Nachweise.',
        'Voiture et moto, et dans certaines agences poids lourd et bus. À l’inscription, le bureau indique l’âge et les contrôles requis.',
        'Ligeiros e motociclos e, em algumas filiais, pesados e autocarros. Na inscrição o escritório indica a idade e os exames exigidos.',
      ),
    },
    {
      slug: 'automatic-or-manual',
      question: say(
        'أتدرب على الآلي أم العادي؟',
        'Automatic or manual?',
        'Automatik oder Schaltung?',
        'Automatique ou manuelle ?',
        'Automático ou manual?',
      ),
      answer: tell(
        'كلاهما متاح. انتبه إلى أن اجتياز الاختبار بسيارة آلية قد يقصر رخصتك على الآلي بحسب نظام بلدك، فاسأل المكتب قبل أن تختار.',
        'Both are possible. In some countries, a test in an automatic limits your licence to automatics. Ask the office before you choose.',
        'Beides ist möglich. In manchen Ländern beschränkt eine Prüfung mit Automatik den Führerschein; fragen Sie vorher im Büro.',
        'Les deux sont possibles. Dans certains pays, l’examen en automatique limite le permis ; demandez avant de choisir.',
        'Ambos são possíveis. Nalguns países o exame com automático limita a carta; pergunte antes de escolher.',
      ),
    },
    {
      slug: 'refresher-lessons',
      question: say(
        'عندي رخصة ولم أقد منذ سنوات، هل تساعدونني؟',
        'I have a licence but have not driven for years. Can you help?',
        'Ich habe einen Führerschein, fahre aber seit Jahren nicht. Hilft das?',
        'J’ai le permis mais ne conduis plus depuis des années. Pouvez-vous m’aider ?',
        'Tenho carta mas não conduzo há anos. Podem ajudar?',
      ),
      answer: tell(
        'نعم، بدروس تنشيط تختار موضوعها: الوقوف، الطرق السريعة، الليل، أو الطريق إلى عملك. نبدأ بجولة قصيرة نعرف منها كم درسًا تحتاج.',
        'Yes, with refresher lessons on whatever you choose: parking, motorways, night driving or your own route to work. A short first drive shows how many you need.',
        'Ja, mit Auffrischungsstunden nach Wunsch: Einparken, Autobahn, Nacht oder Ihr Arbeitsweg. Eine kurze erste Fahrt zeigt, wie viele Sie brauchen.',
        'Oui, par des leçons de remise à niveau au choix : stationnement, autoroute, nuit ou votre trajet. Un premier tour montre combien il en faut.',
        'Sim, com aulas de reciclagem à escolha: estacionar, autoestrada, noite ou o seu caminho. Uma primeira volta mostra quantas precisa.',
      ),
    },
    {
      slug: 'simulator',
      question: say(
        'ما فائدة دروس المحاكي؟',
        'What are simulator lessons for?',
        'Wozu dienen Stunden am Simulator?',
        'À quoi servent les leçons sur simulateur ?',
        'Para que servem as aulas no simulador?',
      ),
      answer: tell(
        'تتمرن فيها على مواقف لا تُجرَّب على الطريق: انفجار إطار أو ضباب أو كبح مفاجئ. وتُحسب من ساعاتك بالحد الذي تسمح به جهة الترخيص.',
        'They let you practise what you cannot try on the road: a burst tyre, fog, emergency braking. They count towards your hours as far as the authority allows.',
        'Dort üben Sie, was auf der Straße nicht geht: Reifenpanne, Nebel, Notbremsung. Sie zählen im erlaubten Umfang zu Ihren Stunden.',
        'On y travaille ce qui ne s’essaie pas sur route : éclatement, brouillard, freinage d’urgence. Elles comptent dans la limite autorisée.',
        'Treina-se o que não se experimenta na estrada: furo, nevoeiro, travagem de emergência. Contam para as horas até ao limite permitido.',
      ),
    },
  ],
}
