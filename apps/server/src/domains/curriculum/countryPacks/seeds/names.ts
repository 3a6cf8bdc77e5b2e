/** Names of the categories that several countries share. */
const name = (ar: string, en: string, de: string, fr: string, pt: string) => ({ ar, en, de, fr, pt })

export const euNames = {
  AM: name('دراجات بخارية صغيرة', 'Mopeds', 'Kleinkrafträder', 'Cyclomoteurs', 'Ciclomotores'),
  A1: name(
    'دراجات نارية خفيفة',
    'Light motorcycles',
    'Leichtkrafträder',
    'Motocyclettes légères',
    'Motociclos ligeiros',
  ),
  A2: name(
    'دراجات نارية متوسطة',
    'Medium motorcycles',
    'Mittlere Krafträder',
    'Motocyclettes moyennes',
    'Motociclos médios',
  ),
  A: name('دراجات نارية', 'Motorcycles', 'Krafträder', 'Motocyclettes', 'Motociclos'),
  B1: name('مركبات رباعية', 'Quadricycles', 'Vierrädrige Kraftfahrzeuge', 'Quadricycles', 'Quadriciclos'),
  B: name('سيارات', 'Cars', 'Personenkraftwagen', 'Voitures', 'Automóveis ligeiros'),
  BE: name('سيارة مع مقطورة', 'Car with trailer', 'Pkw mit Anhänger', 'Voiture avec remorque', 'Ligeiro com reboque'),
  C1: name(
    'شاحنات متوسطة',
    'Medium lorries',
    'Mittlere Lastkraftwagen',
    'Camions moyens',
    'Pesados médios de mercadorias',
  ),
  C1E: name(
    'شاحنة متوسطة مع مقطورة',
    'Medium lorry with trailer',
    'Mittlerer Lkw mit Anhänger',
    'Camion moyen avec remorque',
    'Pesado médio com reboque',
  ),
  C: name('شاحنات', 'Lorries', 'Lastkraftwagen', 'Camions', 'Pesados de mercadorias'),
  CE: name('شاحنة مع مقطورة', 'Lorry with trailer', 'Lkw mit Anhänger', 'Camion avec remorque', 'Pesado com reboque'),
  D1: name('حافلات صغيرة', 'Minibuses', 'Kleinbusse', 'Minibus', 'Miniautocarros'),
  D1E: name(
    'حافلة صغيرة مع مقطورة',
    'Minibus with trailer',
    'Kleinbus mit Anhänger',
    'Minibus avec remorque',
    'Miniautocarro com reboque',
  ),
  D: name('حافلات', 'Buses', 'Busse', 'Autobus', 'Autocarros'),
  DE: name('حافلة مع مقطورة', 'Bus with trailer', 'Bus mit Anhänger', 'Autobus avec remorque', 'Autocarro com reboque'),
} as const

export const euGroups = {
  AM: 'moped',
  A1: 'motorcycle',
  A2: 'motorcycle',
  A: 'motorcycle',
  B1: 'car',
  B: 'car',
  BE: 'trailer',
  C1: 'truck',
  C1E: 'trailer',
  C: 'truck',
  CE: 'trailer',
  D1: 'bus',
  D1E: 'trailer',
  D: 'bus',
  DE: 'trailer',
} as const
