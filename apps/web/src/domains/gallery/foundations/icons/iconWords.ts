/**
 * Everyday words for Tabler's English tags: the tag, then Arabic, German, French and Portuguese. A word
 * that is not here is looked for in the names and tags themselves.
 */
const lines = `
car|سيارة مركبة عربية|auto wagen fahrzeug|voiture véhicule|carro automóvel viatura
bus|حافلة باص|bus|bus autocar|autocarro
truck|شاحنة نقل|lkw lastwagen|camion|camião
motorbike|دراجة نارية|motorrad|moto|mota motociclo
bike|دراجة هوائية|fahrrad rad|vélo|bicicleta
road|طريق شارع|straße weg|route rue|estrada rua
traffic|مرور إشارة|verkehr ampel|circulation feu|trânsito semáforo
parking|موقف|parken parkplatz|stationnement parking|estacionamento
gas|وقود بنزين|tanken benzin kraftstoff|essence carburant|gasolina combustível
wheel|عجلة مقود|rad lenkrad|roue volant|roda volante
map|خريطة|karte landkarte|carte|mapa
pin|موقع دبوس|ort nadel stecknadel|lieu épingle|local pino
location|مكان موقع|standort|position lieu|localização
compass|بوصلة|kompass|boussole|bússola
user|مستخدم شخص|benutzer person|utilisateur personne|utilizador pessoa
users|أشخاص مجموعة فريق|personen gruppe team|groupe équipe|grupo equipa
school|مدرسة تعليم|schule ausbildung|école formation|escola ensino
book|كتاب|buch|livre|livro
certificate|شهادة|zertifikat urkunde|certificat|certificado
license|رخصة|führerschein lizenz|permis licence|carta licença
id|هوية بطاقة|ausweis|identité carte|identidade cartão
calendar|تقويم تاريخ|kalender datum|calendrier date|calendário data
clock|ساعة وقت|uhr zeit|horloge heure|relógio hora
alarm|منبه|wecker alarm|réveil alarme|despertador alarme
home|بيت منزل رئيسية|haus startseite|maison accueil|casa início
building|مبنى بناية|gebäude|bâtiment immeuble|edifício prédio
door|باب|tür|porte|porta
mail|بريد رسالة|post brief mail|courrier message|correio mensagem
message|رسالة محادثة|nachricht chat|message conversation|mensagem conversa
phone|هاتف اتصال|telefon anruf|téléphone appel|telefone chamada
mobile|جوال محمول|handy|mobile portable|telemóvel
bell|جرس تنبيه إشعار|glocke benachrichtigung|cloche notification|sino notificação
search|بحث|suche lupe|recherche loupe|pesquisa lupa procurar
filter|تصفية مرشح|filter|filtre|filtro
settings|إعدادات ضبط|einstellungen|réglages paramètres|definições
tool|أداة صيانة|werkzeug wartung|outil entretien|ferramenta manutenção
edit|تعديل تحرير|bearbeiten ändern|modifier éditer|editar alterar
pencil|قلم|stift bleistift|crayon|lápis
trash|حذف سلة|löschen papierkorb|supprimer corbeille|eliminar lixo
plus|إضافة زائد|plus hinzufügen|plus ajouter|mais adicionar
minus|ناقص|minus weniger|moins|menos
check|صح موافق|haken ok häkchen|coche valider|visto certo
x|إغلاق خطأ|schließen kreuz|fermer croix|fechar cruz
alert|تحذير خطر|warnung achtung|alerte attention|alerta aviso
info|معلومة|information|information|informação
help|مساعدة سؤال|hilfe frage|aide question|ajuda pergunta
lock|قفل|schloss sperren|cadenas verrou|cadeado bloquear
key|مفتاح|schlüssel|clé|chave
shield|درع حماية|schild schutz|bouclier protection|escudo proteção
eye|عين عرض|auge ansehen|œil voir|olho ver
heart|قلب|herz|cœur|coração
star|نجمة|stern|étoile|estrela
flag|علم راية|flagge fahne|drapeau|bandeira
money|مال نقود|geld|argent|dinheiro
cash|نقد|bargeld|espèces|numerário
coin|عملة|münze|pièce monnaie|moeda
credit-card|بطاقة ائتمان دفع|kreditkarte zahlung|carte paiement|cartão pagamento
wallet|محفظة|geldbörse|portefeuille|carteira
receipt|إيصال فاتورة|beleg quittung|reçu|recibo
invoice|فاتورة|rechnung|facture|fatura
cart|عربة تسوق|einkaufswagen|panier chariot|carrinho
chart|رسم بياني|diagramm|graphique|gráfico
table|جدول|tabelle tisch|tableau|tabela
list|قائمة|liste|liste|lista
file|ملف|datei|fichier|ficheiro
folder|مجلد|ordner|dossier|pasta
download|تنزيل|herunterladen|télécharger|descarregar
upload|رفع|hochladen|envoyer téléverser|carregar enviar
print|طباعة|drucken|imprimer|imprimir
save|حفظ|speichern|enregistrer|guardar
copy|نسخ|kopieren|copier|copiar
share|مشاركة|teilen|partager|partilhar
link|رابط|link verknüpfung|lien|ligação
photo|صورة|foto bild|photo image|foto imagem
camera|كاميرا تصوير|kamera|appareil caméra|câmara
video|فيديو|video film|vidéo|vídeo
music|موسيقى|musik|musique|música
microphone|ميكروفون|mikrofon|micro|microfone
sun|شمس|sonne|soleil|sol
moon|قمر ليل|mond nacht|lune nuit|lua noite
cloud|سحابة غيمة|wolke|nuage|nuvem
rain|مطر|regen|pluie|chuva
snow|ثلج|schnee|neige|neve
tree|شجرة|baum|arbre|árvore
arrow|سهم|pfeil|flèche|seta
left|يسار|links|gauche|esquerda
right|يمين|rechts|droite|direita
up|أعلى فوق|oben hoch|haut|cima
down|أسفل تحت|unten|bas|baixo
refresh|تحديث|aktualisieren neu|actualiser|atualizar
login|دخول|anmelden|connexion|entrar
logout|خروج|abmelden|déconnexion|sair
world|عالم لغة|welt sprache|monde langue|mundo idioma
language|لغة ترجمة|sprache übersetzung|langue traduction|idioma tradução
target|هدف|ziel|cible objectif|alvo objetivo
trophy|كأس جائزة|pokal preis|trophée prix|troféu prémio
medal|ميدالية|medaille|médaille|medalha
gift|هدية|geschenk|cadeau|presente
tag|وسم سعر|etikett schild|étiquette|etiqueta
package|طرد|paket|colis|encomenda
truck-delivery|توصيل|lieferung|livraison|entrega
first-aid|إسعاف|erste hilfe|secours|socorro
health|صحة|gesundheit|santé|saúde
glasses|نظارة|brille|lunettes|óculos
speed|سرعة|geschwindigkeit tempo|vitesse|velocidade
gauge|عداد مقياس|tacho anzeige|compteur jauge|conta-quilómetros medidor
battery|بطارية|batterie akku|batterie|bateria
engine|محرك|motor|moteur|motor
steering-wheel|مقود عجلة القيادة|lenkrad|volant|volante
seat|مقعد|sitz|siège|assento
chair|كرسي|stuhl|chaise|cadeira
computer|حاسوب كمبيوتر|computer rechner|ordinateur|computador
wifi|شبكة إنترنت|wlan internet|réseau internet|rede internet
police|شرطة|polizei|police|polícia
smile|ابتسامة|lächeln|sourire|sorriso
gender|جنس|geschlecht|genre|género
woman|امرأة|frau|femme|mulher
man|رجل|mann|homme|homem
`

/** `[tag, its words in the other languages]`. */
export const iconWords: [tag: string, words: string[]][] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [tag = '', ...languages] = line.split('|')
    return [tag, languages.flatMap((words) => words.split(' '))]
  })
