import { say, tell } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const payment: DemoTopic = {
  slug: 'payment',
  icon: 'credit-card',
  colour: 'primary',
  title: say('الدفع والرسوم', 'Payment and fees', 'Zahlung und Gebühren', 'Paiement et frais', 'Pagamento e taxas'),
  subtitle: say(
    'طرق الدفع والأقساط والإيصالات',
    'Ways to pay, instalments and receipts',
    'Zahlungsarten, Raten und Belege',
    'Moyens de paiement, échéances et reçus',
    'Formas de pagamento, prestações e recibos',
  ),
  questions: [
    {
      slug: 'ways-to-pay',
      question: say(
        'كيف أدفع رسوم الدورة؟',
        'How can I pay for my course?',
        'Wie kann ich meinen Kurs bezahlen?',
        'Comment régler ma formation ?',
        'Como posso pagar o meu curso?',
      ),
      answer: tell(
        'تدفع في مكتب المدرسة نقدًا أو بالبطاقة، أو بتحويل مصرفي تكتب فيه رقم الفاتورة. يصلك إيصال عند كل دفعة أيًّا كانت الطريقة.',
        'Pay at the office in cash or by card, or by bank transfer with the invoice number as the reference. You get a receipt for every payment, however you pay.',
        'Sie zahlen im Büro bar oder mit Karte oder überweisen den Betrag mit der Rechnungsnummer als Verwendungszweck. Für jede Zahlung erhalten Sie einen Beleg.',
        'Réglez au bureau en espèces ou par carte, ou par virement en indiquant le numéro de facture. Chaque paiement donne lieu à un reçu.',
        'Pague no escritório em dinheiro ou com cartão, ou por transferência com o número da fatura como referência. Recebe um recibo de cada pagamento.',
      ),
    },
    {
      slug: 'instalments',
      question: say(
        'هل أستطيع الدفع على أقساط؟',
        'Can I pay in instalments?',
        'Kann ich in Raten zahlen?',
        'Puis-je payer en plusieurs fois ?',
        'Posso pagar em prestações?',
      ),
      answer: tell(
        'نعم. تُقسَّم رسوم الدورة على دفعات بمواعيد تتفق عليها مع المكتب قبل أول درس، وتظهر في فاتورتك مع تاريخ استحقاق كل دفعة. يُدفع القسط الأخير قبل حجز الاختبار العملي.',
        'Yes. Before your first lesson, the office agrees the due dates with you and puts them on your invoice. The last instalment is due before the road test is booked.',
        'Ja. Vor der ersten Fahrstunde vereinbart das Büro mit Ihnen die Termine; sie stehen mit Fälligkeit auf der Rechnung. Die letzte Rate ist vor der Anmeldung zur praktischen Prüfung fällig.',
        'Oui. Avant la première leçon, le bureau convient avec vous des dates, qui figurent sur la facture avec leur échéance. La dernière est réglée avant l’inscription à l’examen pratique.',
        'Sim. Antes da primeira aula o escritório combina as datas consigo e indica-as na fatura com o vencimento. A última prestação é paga antes de marcar o exame prático.',
      ),
    },
    {
      slug: 'when-to-pay',
      question: say(
        'متى يُدفع ثمن الدرس المفرد؟',
        'When do I pay for a single lesson?',
        'Wann wird eine einzelne Fahrstunde bezahlt?',
        'Quand régler une leçon à l’unité ?',
        'Quando se paga uma aula avulsa?',
      ),
      answer: tell(
        'قبل بدايتها. يُحفظ لك الموعد عند الحجز أربعًا وعشرين ساعة، وإن لم يصل الدفع خلالها عاد الموعد متاحًا لغيرك.',
        'Before it starts. We hold a booked time for you for 24 hours. If no payment has arrived by then, others can book it.',
        'Vor Beginn. Ein gebuchter Termin bleibt 24 Stunden für Sie reserviert; ist bis dahin keine Zahlung eingegangen, wird er wieder frei.',
        'Avant son début. L’horaire réservé vous est gardé vingt-quatre heures ; sans paiement dans ce délai, il redevient disponible.',
        'Antes de começar. O horário fica reservado durante vinte e quatro horas; se o pagamento não chegar, volta a ficar livre.',
      ),
    },
    {
      slug: 'balance-not-updated',
      question: say(
        'دفعت ولم يتغيّر رصيدي، ماذا أفعل؟',
        'I have paid, but my balance has not changed. What now?',
        'Ich habe bezahlt, doch mein Guthaben ist unverändert. Was tun?',
        'J’ai payé mais mon solde n’a pas changé. Que faire ?',
        'Paguei, mas o meu saldo não mudou. E agora?',
      ),
      answer: tell(
        'تُقيَّد البطاقة والنقد فورًا، أما التحويل فيحتاج يوم عمل إلى يومين. إن مضت المدة فأرسل صورة التحويل إلى المكتب مع رقم الفاتورة.',
        'Card and cash payments show at once. A transfer takes one or two working days. If it takes longer, send the office a picture of the transfer with the invoice number.',
        'Karte und Bargeld werden sofort verbucht, eine Überweisung braucht ein bis zwei Werktage. Dauert es länger, senden Sie dem Büro ein Foto der Überweisung mit der Rechnungsnummer.',
        'La carte et les espèces sont enregistrées aussitôt, un virement en un à deux jours ouvrés. Au-delà, envoyez au bureau une image du virement avec le numéro de facture.',
        'Cartão e dinheiro são registados de imediato; uma transferência demora um a dois dias úteis. Se demorar mais, envie ao escritório o comprovativo com o número da fatura.',
      ),
    },
    {
      slug: 'where-are-receipts',
      question: say(
        'أين أجد فواتيري وإيصالاتي؟',
        'Where do I find my invoices and receipts?',
        'Wo finde ich meine Rechnungen und Belege?',
        'Où trouver mes factures et reçus ?',
        'Onde encontro as minhas faturas e recibos?',
      ),
      answer: tell(
        'تصلك نسخة PDF إلى بريدك عند إصدارها. وإن فقدتها فاطلبها من المكتب برقم هويتك ليعيد إرسالها.',
        'You get a PDF in your mailbox when it is issued. If you have lost it, give the office your ID number and they will send it again.',
        'Bei der Ausstellung erhalten Sie ein PDF per E-Mail. Ist es verloren, sendet das Büro es gegen Angabe Ihrer Ausweisnummer erneut.',
        'Un PDF vous parvient par courriel à l’émission. En cas de perte, le bureau le renvoie sur présentation de votre numéro d’identité.',
        'Recebe um PDF por correio eletrónico quando é emitido. Se o perder, o escritório volta a enviá-lo com o seu número de identificação.',
      ),
    },
    {
      slug: 'tax-included',
      question: say(
        'هل تشمل الأسعار الضريبة؟',
        'Do prices include tax?',
        'Ist die Steuer in den Preisen enthalten?',
        'Les prix incluent-ils la taxe ?',
        'Os preços incluem imposto?',
      ),
      answer: tell(
        'نعم، الأسعار المعلنة للأفراد شاملة ضريبة القيمة المضافة، وتُذكر قيمتها في سطر مستقل من الفاتورة. رسوم جهات الترخيص تُدفع كما تحددها تلك الجهات.',
        'Yes. Prices for students include value added tax, which has its own line on the invoice. The licensing authority’s fees are passed on unchanged.',
        'Ja. Preise für Fahrschüler enthalten die Mehrwertsteuer, die auf der Rechnung gesondert steht. Gebühren der Behörde werden in deren Höhe weitergegeben.',
        'Oui. Les prix aux élèves comprennent la TVA, indiquée sur une ligne de la facture. Les droits de l’administration sont refacturés à l’identique.',
        'Sim. Os preços para alunos incluem IVA, indicado numa linha própria da fatura. As taxas da autoridade são cobradas tal como esta as fixa.',
      ),
    },
    {
      slug: 'money-back',
      question: say(
        'هل يُعاد المبلغ إن لم أكمل الدورة؟',
        'Do I get a refund if I do not finish?',
        'Bekomme ich Geld zurück, wenn ich nicht weitermache?',
        'Suis-je remboursé si je n’achève pas la formation ?',
        'Recebo dinheiro de volta se não terminar?',
      ),
      answer: tell(
        'يُعاد ثمن الدروس التي لم تُستهلك بعد خصم رسم التسجيل، وبالطريقة التي دفعت بها نفسها، خلال عشرة أيام عمل من طلبك.',
        'We refund the lessons you have not used, less the enrolment fee. You get the money the way you paid, within ten working days of your request.',
        'Nicht genutzte Fahrstunden werden abzüglich der Anmeldegebühr auf demselben Weg innerhalb von zehn Werktagen erstattet.',
        'Les leçons non utilisées sont remboursées, moins les frais d’inscription, par le même moyen et sous dix jours ouvrés.',
        'As aulas não usadas são devolvidas, descontada a inscrição, pelo mesmo meio e em dez dias úteis após o pedido.',
      ),
    },
  ],
}
