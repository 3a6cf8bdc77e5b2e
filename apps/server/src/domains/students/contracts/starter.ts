import type { TranslatedText } from '@dsms/contract/kernel/translated'

/** What a school may begin with. It is no legal advice: the school reads it, makes it its own, and then publishes it. */
export const starterName: TranslatedText = {
  ar: 'عقد تدريب على القيادة',
  en: 'Driving training contract',
  de: 'Ausbildungsvertrag',
  fr: 'Contrat de formation à la conduite',
  pt: 'Contrato de formação de condução',
}

export const starterBodies: TranslatedText = {
  ar: `# الطرفان
{{school.name}}، {{school.address}}، رقم الترخيص {{school.licence_no}}، ويُسمّى «المدرسة»، و{{student.name}}، رقم الطالب {{student.number}}، وتاريخ الميلاد {{student.birth_date}}، ويُسمّى «الطالب». وليّ الأمر إن لزم: {{guardian.name}}.

# الدورة
تدرّب المدرسة الطالب في «{{course.name}}» لفئة الرخصة {{course.licence}} ابتداءً من {{course.start}}، وعدد ساعات التدريب {{course.hours}} على الأقل وفق متطلبات الفئة.

# الرسوم
رسوم الدورة {{course.price}}. ما يزيد عليها من دروس أو رسوم حكومية يُتفق عليه كتابةً قبل تقديمه.

# الحضور والإلغاء
يحضر الطالب في الموعد المحجوز ويُبلّغ عن الإلغاء وفق سياسة المدرسة المعلنة عند الحجز.

# البيانات
تحفظ المدرسة بيانات الطالب لتدريبه واختباراته وفواتيره، ولا تعطيها لغير الجهات المختصة.

# القبول
حُرّر هذا العقد في {{today}} ويسري من قبول الطالب، ومن قبول وليّ أمره إن كان دون سن الرشد.`,
  en: `# The parties
{{school.name}}, {{school.address}}, licence no. {{school.licence_no}} (“the school”), and {{student.name}}, student no. {{student.number}}, born on {{student.birth_date}} (“the student”). Guardian, if required: {{guardian.name}}.

# The course
The school trains the student in the course {{course.name}} for licence category {{course.licence}} from {{course.start}}. The training takes at least {{course.hours}} hours, as the category requires.

# Fees
The course fee is {{course.price}}. Additional lessons and official fees are agreed in writing in advance.

# Attendance and cancelling
The student attends at the booked time and cancels according to the policy the school shows when booking.

# Data
The school keeps the student’s data for training, exams and invoices, and shares it only with the authorities.

# Acceptance
Drawn up on {{today}}. It takes effect when the student accepts it and, if the student is under age, a guardian too.`,
  de: `# Die Parteien
{{school.name}}, {{school.address}}, Erlaubnis Nr. {{school.licence_no}} („die Fahrschule“), und {{student.name}}, Schüler-Nr. {{student.number}}, geboren am {{student.birth_date}} („der Fahrschüler“). Erziehungsberechtigte Person, soweit nötig: {{guardian.name}}.

# Die Ausbildung
Die Fahrschule bildet den Fahrschüler im Kurs {{course.name}} für die Klasse {{course.licence}} ab {{course.start}} aus, mindestens {{course.hours}} Stunden nach den Anforderungen der Klasse.

# Entgelt
Das Entgelt des Kurses beträgt {{course.price}}. Weitere Fahrstunden und Gebühren der Behörden werden vorher schriftlich vereinbart.

# Teilnahme und Absage
Der Fahrschüler erscheint zum gebuchten Termin und sagt nach den Regeln ab, die die Fahrschule bei der Buchung zeigt.

# Daten
Die Fahrschule speichert die Daten des Fahrschülers für Ausbildung, Prüfungen und Rechnungen und gibt sie nur an Behörden weiter.

# Annahme
Ausgestellt am {{today}}; der Vertrag gilt ab der Annahme durch den Fahrschüler und, ist er minderjährig, durch eine erziehungsberechtigte Person.`,
  fr: `# Les parties
{{school.name}}, {{school.address}}, agrément n° {{school.licence_no}} (« l’école »), et {{student.name}}, élève n° {{student.number}}, né(e) le {{student.birth_date}} (« l’élève »). Représentant légal s’il y a lieu : {{guardian.name}}.

# La formation
L’école forme l’élève dans le cours {{course.name}} pour la catégorie {{course.licence}} à partir du {{course.start}}, pendant au moins {{course.hours}} heures selon les exigences de la catégorie.

# Prix
Le prix du cours est de {{course.price}}. Les leçons supplémentaires et les frais des autorités sont convenus par écrit au préalable.

# Présence et annulation
L’élève se présente à l’heure réservée et annule selon les règles affichées par l’école lors de la réservation.

# Données
L’école conserve les données de l’élève pour la formation, les examens et les factures, et ne les transmet qu’aux autorités.

# Acceptation
Établi le {{today}} ; le contrat prend effet à l’acceptation de l’élève et, s’il est mineur, de son représentant légal.`,
  pt: `# As partes
{{school.name}}, {{school.address}}, alvará n.º {{school.licence_no}} («a escola»), e {{student.name}}, aluno n.º {{student.number}}, nascido(a) a {{student.birth_date}} («o aluno»). Encarregado de educação, se necessário: {{guardian.name}}.

# A formação
A escola forma o aluno no curso {{course.name}} para a categoria {{course.licence}} a partir de {{course.start}}, durante pelo menos {{course.hours}} horas conforme a categoria exige.

# Preço
O preço do curso é {{course.price}}. Aulas adicionais e taxas das autoridades são acordadas por escrito antes de serem prestadas.

# Presença e cancelamento
O aluno comparece à hora marcada e cancela segundo as regras que a escola mostra na marcação.

# Dados
A escola conserva os dados do aluno para a formação, os exames e as faturas, e só os entrega às autoridades.

# Aceitação
Emitido a {{today}}; o contrato vigora a partir da aceitação do aluno e, sendo menor, do seu encarregado de educação.`,
}
