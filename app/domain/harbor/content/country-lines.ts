/** Somebody to call in a country: as it is read, dialled without the spaces. */
interface CountryLine {
  call: string;
  /** The key to press when it answers. */
  press?: string;
  /** Where it takes texts, too. */
  text?: string;
  /** It is there for women first. */
  isForWomen?: true;
}

interface Country {
  /** As it stands after "in" and "en". */
  en: string;
  es: string;
  /** Two numbers where the ambulance and the police have their own. */
  emergency: string | { ambulance: string; police: string };
  /** Free from a phone there, at any hour, for who thinks of ending their life. */
  crisis?: CountryLine;
  /** The same for who is hurt at home. */
  violence?: CountryLine;
}

/**
 * The lines of other countries, checked 2026-11-23: for crisis and violence, free and at any hour, as two of the pages above
 * each row say that do not copy one another; emergency numbers as they are generally known, some seen on one page only. A
 * line that only some phones reach, or of which two pages tell otherwise, is not here; then `findahelpline.com` is named,
 * which knows it. Compared anew before every release, like `numbers`.
 */
export const COUNTRIES = {
  // rtve.es, farodevigo.es 2025-10, elmirondesoria.es 2025-08, newtral.es 2024-08
  es: {
    en: 'Spain',
    es: 'España',
    emergency: '112',
    crisis: { call: '024' },
    violence: { call: '016', isForWomen: true },
  },
  // eluniversal.com.mx 2025-12, meganoticias.mx, etcetera.com.mx, sopitas.com
  mx: {
    en: 'Mexico',
    es: 'México',
    emergency: '911',
    crisis: { call: '800 911 2000' },
  },
  // ospia.org.ar, lapostacomodorense.com.ar 2025-09, pagina12.com.ar 2025-09, telam.com.ar
  ar: {
    en: 'Argentina',
    es: 'Argentina',
    emergency: '911',
    crisis: { call: '0800 999 0091' },
    violence: { call: '144', isForWomen: true },
  },
  // saludcapital.gov.co 2025, semana.com, radiosantafe.com 2025-09
  co: {
    en: 'Colombia',
    es: 'Colombia',
    emergency: '123',
    crisis: { call: '106' },
  },
  // latercera.com 2025-10, radiopolar.com 2025-11, biobiochile.cl, chile.travel
  cl: {
    en: 'Chile',
    es: 'Chile',
    emergency: { ambulance: '131', police: '133' },
    crisis: { call: '*4141' },
  },
  // panamericana.pe 2026-03, trome.com, radiomatucana.com
  pe: {
    en: 'Peru',
    es: 'Perú',
    emergency: { ambulance: '106', police: '105' },
    crisis: { call: '113', press: '5' },
  },
  // expreso.ec 2026-02, ecuadornoticias360.com, teleamazonas.com 2026-01
  ec: {
    en: 'Ecuador',
    es: 'Ecuador',
    emergency: '911',
    crisis: { call: '171', press: '6' },
  },
  // subrayado.com.uy, jbcdepiriapolis.com.uy, carmeloportal.com
  uy: {
    en: 'Uruguay',
    es: 'Uruguay',
    emergency: '911',
    crisis: { call: '0800 0767' },
  },
  // claudia.abril.com.br, cdlvca.com.br, blogdolevi.portaldiario.com.br
  br: {
    en: 'Brazil',
    es: 'Brasil',
    emergency: { ambulance: '192', police: '190' },
    crisis: { call: '188' },
  },
  // samaritans.org, civilsociety.co.uk, refuge.org.uk, centre56.org.uk
  gb: {
    en: 'the UK',
    es: 'el Reino Unido',
    emergency: '999',
    crisis: { call: '116 123' },
    violence: { call: '0808 2000 247', isForWomen: true },
  },
  // samaritans.org, irishhealthpro.com, womensaid.ie, thejournal.ie
  ie: {
    en: 'Ireland',
    es: 'Irlanda',
    emergency: '112',
    crisis: { call: '116 123' },
    violence: { call: '1800 341 900', isForWomen: true },
  },
  // newswire.ca, maplenow.ca, goldenwestapps.com
  ca: {
    en: 'Canada',
    es: 'Canadá',
    emergency: '911',
    crisis: { call: '988', text: '988' },
  },
  // lifeinmind.org.au, lifelineh2h.org.au, 9news.com.au, dss.gov.au, fral.org.au
  au: {
    en: 'Australia',
    es: 'Australia',
    emergency: '000',
    crisis: { call: '13 11 14', text: '0477 13 11 14' },
    violence: { call: '1800 737 732' },
  },
  // scoop.co.nz, govt.nz, communityconnections.org.nz, victimsupport.org.nz
  nz: {
    en: 'New Zealand',
    es: 'Nueva Zelanda',
    emergency: '111',
    crisis: { call: '1737', text: '1737' },
    violence: { call: '0800 733 843', isForWomen: true },
  },
  // theshillongtimes.com 2025-02, menafn.com 2025-04, bharathorizon.com
  in: {
    en: 'India',
    es: 'la India',
    emergency: '112',
    crisis: { call: '14416' },
  },
  // spektrum.de, sr.de 2024-09, der-paritaetische.de, attendorn.de
  de: {
    en: 'Germany',
    es: 'Alemania',
    emergency: '112',
    crisis: { call: '0800 111 0 111' },
    violence: { call: '116 016', isForWomen: true },
  },
  // mayotte.ars.sante.fr, cnape.fr, tf1info.fr 2023-11, icfhabitat.fr
  fr: {
    en: 'France',
    es: 'Francia',
    emergency: '112',
    crisis: { call: '3114' },
    violence: { call: '3919', isForWomen: true },
  },
  // tribune.net.ph 2025-09, mb.com.ph 2025-09
  ph: { en: 'the Philippines', es: 'Filipinas', emergency: '911' },
  // portocanal.sapo.pt
  ve: { en: 'Venezuela', es: 'Venezuela', emergency: '911' },
  // yoamopuntarenas.com, plethoracr.com
  cr: { en: 'Costa Rica', es: 'Costa Rica', emergency: '911' },
  // olympusdigital.com.do, viatec.do
  do: { en: 'the Dominican Republic', es: 'República Dominicana', emergency: '911' },
  // elheraldo.hn 2026-02, proceso.hn 2026-02
  hn: { en: 'Honduras', es: 'Honduras', emergency: '911' },
  // news.lt, simplyamsterdam.nl, portugalresident.com
  eu: { en: 'every EU country', es: 'toda la Unión Europea', emergency: '112' },
} satisfies Record<string, Country>;

export type CountryId = keyof typeof COUNTRIES;

/** What is known of a country; null for one that is not in the table. */
export const countryOf = (id: string | null | undefined): Country | null =>
  id && Object.hasOwn(COUNTRIES, id) ? COUNTRIES[id as CountryId] : null;

/** Its number for an ambulance, or the one for the police. */
export const emergencyOf = ({ emergency }: Country, whom: 'ambulance' | 'police'): string =>
  typeof emergency === 'string' ? emergency : emergency[whom];
