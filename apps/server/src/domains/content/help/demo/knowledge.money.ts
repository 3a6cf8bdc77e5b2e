import { say } from '../../../../kernel/demo/say.ts'
import type { DemoTopic } from './types.ts'

export const invoicesAndPayments: DemoTopic = {
  slug: 'invoices-and-payments',
  icon: 'receipt',
  colour: 'danger',
  title: say(
    'الفواتير والمدفوعات',
    'Invoices and payments',
    'Rechnungen und Zahlungen',
    'Factures et paiements',
    'Faturas e pagamentos',
  ),
  subtitle: say(
    'إصدار الفاتورة وإرسالها وتسجيل ما دُفع.',
    'Issuing invoices, sending them and recording payments.',
    'Ausstellen, versenden und Zahlungen erfassen.',
    'Émettre, envoyer et enregistrer les paiements.',
    'Emitir, enviar e registar o que foi pago.',
  ),
  questions: [
    {
      slug: 'make-an-invoice',
      question: say(
        'كيف أنشئ فاتورة؟',
        'How do I make an invoice?',
        'Wie erstelle ich eine Rechnung?',
        'Comment créer une facture ?',
        'Como crio uma fatura?',
      ),
      answer: say(
        '<ol><li>افتح «إضافة فاتورة» واختر العميل، أو أضفه من المكان نفسه.</li><li>أضف البنود: الوصف والسعر والساعات أو العدد.</li><li>راجع الخصم والضريبة والمجموع ثم احفظها مسودة أو أرسلها.</li></ol><p>المسودة تُعدَّل كما تشاء، ولا تأخذ مكانها في الدفاتر إلا عند الإرسال.</p>',
        '<ol><li>Open “Add invoice” and choose the client, or add a new one.</li><li>Add the lines: description, rate, and hours or quantity.</li><li>Check the discount, tax and total, then save it as a draft or send it.</li></ol><p>You can change a draft freely. It enters the books when it is sent.</p>',
        '<ol><li>Öffnen Sie „Rechnung hinzufügen“ und wählen Sie den Kunden.</li><li>Fügen Sie die Posten hinzu: Text, Satz und Stunden oder Anzahl.</li><li>Prüfen Sie Rabatt, Steuer und Summe, dann speichern oder senden.</li></ol><p>Ein Entwurf bleibt änderbar; gebucht wird er mit dem Versand.</p>',
        '<ol><li>Ouvrez « Ajouter une facture » et choisissez le client.</li><li>Ajoutez les lignes : libellé, tarif, heures ou quantité.</li><li>Vérifiez remise, taxe et total, puis enregistrez ou envoyez.</li></ol><p>Un brouillon reste modifiable ; il compte à partir de l’envoi.</p>',
        '<ol><li>Abra «Adicionar fatura» e escolha o cliente.</li><li>Junte as linhas: descrição, preço e horas ou quantidade.</li><li>Confirme desconto, imposto e total e guarde ou envie.</li></ol><p>Um rascunho muda-se à vontade; conta a partir do envio.</p>',
      ),
    },
    {
      slug: 'send-an-invoice',
      question: say(
        'كيف أرسل الفاتورة إلى العميل؟',
        'How do I send an invoice?',
        'Wie versende ich eine Rechnung?',
        'Comment envoyer une facture ?',
        'Como envio uma fatura?',
      ),
      answer: say(
        '<p>من صفحة الفاتورة اضغط «إرسال الفاتورة». يُملأ العنوان والموضوع والنص، وتُرفق نسخة PDF من نفسها. عدّل ما تشاء ثم أرسل.</p><p>وإن أردتها على ورق فزر الطباعة يفتح نسخة بلا قوائم ولا أزرار.</p>',
        '<p>Press “Send invoice” on its page. The address, subject and text are filled in and a PDF is attached. Change what you like, then send it.</p><p>To print, press “Print”, which opens a version without menus and buttons.</p>',
        '<p>Wählen Sie auf der Rechnung „Senden“. Adresse, Betreff und Text sind ausgefüllt, das PDF hängt an.</p><p>Für Papier öffnet „Drucken“ eine Fassung ohne Menüs.</p>',
        '<p>Sur la facture, choisissez « Envoyer ». Adresse, objet et texte sont remplis et le PDF est joint.</p><p>« Imprimer » ouvre une version sans menus.</p>',
        '<p>Na fatura escolha «Enviar». Endereço, assunto e texto vêm preenchidos e o PDF segue em anexo.</p><p>«Imprimir» abre uma versão sem menus.</p>',
      ),
    },
    {
      slug: 'record-a-payment',
      question: say(
        'كيف أسجل دفعة؟',
        'How do I record a payment?',
        'Wie erfasse ich eine Zahlung?',
        'Comment enregistrer un paiement ?',
        'Como registo um pagamento?',
      ),
      answer: say(
        '<p>اضغط «إضافة دفعة» واكتب المبلغ والتاريخ والطريقة. إذا دُفع جزء تصير الفاتورة «مدفوعة جزئيًا» ويظهر الرصيد الباقي، وإذا اكتمل صارت «مدفوعة».</p><p>لا يُقبل مبلغ أكبر من الرصيد.</p>',
        '<p>Press “Add payment” and enter the amount, date and method. A part payment marks the invoice as partially paid and shows what is left. Full payment marks it as paid.</p><p>You cannot enter more than the balance.</p>',
        '<p>„Zahlung hinzufügen“ fragt Betrag, Datum und Art. Ein Teilbetrag macht sie teilweise bezahlt, der ganze bezahlt.</p><p>Mehr als der offene Betrag wird nicht angenommen.</p>',
        '<p>« Ajouter un paiement » demande montant, date et moyen. Une partie la rend partiellement payée, le tout la solde.</p><p>Un montant supérieur au solde est refusé.</p>',
        '<p>«Adicionar pagamento» pede valor, data e meio. Uma parte deixa-a parcialmente paga; o total, paga.</p><p>Mais do que o saldo não é aceite.</p>',
      ),
    },
    {
      slug: 'void-an-invoice',
      question: say(
        'أصدرت فاتورة خاطئة، كيف ألغيها؟',
        'An invoice is wrong. How do I void it?',
        'Eine Rechnung ist falsch. Wie storniere ich sie?',
        'Une facture est erronée. Comment l’annuler ?',
        'Uma fatura está errada. Como a anulo?',
      ),
      answer: say(
        '<p>المسودة تُحذف. أما الفاتورة المرسلة فلا تُحذف بل تُبطل: تبقى برقمها وعليها كلمة «ملغاة»، ثم تصدر فاتورة صحيحة برقم جديد.</p><p>هكذا لا ينقص رقم من الدفاتر. وللإبطال صلاحية خاصة به.</p>',
        '<p>Delete it if it is a draft. If it has been sent, void it instead: it keeps its number and is marked as void. Then issue a correct one under a new number.</p><p>So no number is ever missing from the books. Voiding requires a separate privilege.</p>',
        '<p>Entwürfe werden gelöscht. Versandte Rechnungen werden storniert: Sie behalten ihre Nummer, eine richtige bekommt eine neue.</p><p>So fehlt in den Büchern keine Nummer. Dafür braucht es ein eigenes Recht.</p>',
        '<p>Un brouillon se supprime. Une facture envoyée s’annule : elle garde son numéro et une nouvelle est émise.</p><p>Aucun numéro ne manque ainsi. Il faut un droit particulier.</p>',
        '<p>Um rascunho apaga-se. Uma fatura enviada anula-se: mantém o número e emite-se outra com número novo.</p><p>Assim não falta nenhum número. É preciso um privilégio próprio.</p>',
      ),
    },
    {
      slug: 'overdue-invoices',
      question: say(
        'كيف أتابع الفواتير المتأخرة؟',
        'How do I follow overdue invoices?',
        'Wie behalte ich überfällige Rechnungen im Blick?',
        'Comment suivre les factures en retard ?',
        'Como sigo as faturas em atraso?',
      ),
      answer: say(
        '<p>صفِّ قائمة الفواتير على «متأخرة» فيظهر كل ما فات استحقاقه وبقي له رصيد. احفظ هذه التصفية باسم لتفتحها كل صباح بضغطة.</p><p>من كل فاتورة تستطيع إعادة الإرسال تذكيرًا للعميل.</p>',
        '<p>Filter the list by “Past due”. It shows every invoice that is late and not fully paid. Save that filter under a name and open it every morning with one press.</p><p>You can send each invoice again as a reminder.</p>',
        '<p>Filtern Sie die Liste nach „überfällig“ und merken Sie sich den Filter als Ansicht.</p><p>Jede Rechnung lässt sich als Erinnerung erneut senden.</p>',
        '<p>Filtrez la liste sur « en retard » et gardez ce filtre comme vue.</p><p>Chaque facture peut être renvoyée en rappel.</p>',
        '<p>Filtre a lista por «em atraso» e guarde o filtro como vista.</p><p>Cada fatura pode ser reenviada como lembrete.</p>',
      ),
    },
  ],
}
