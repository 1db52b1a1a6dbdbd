import type { CountryId } from '../../content/country-lines';
import { TOWNS_OF_AMERICA } from './towns-of-america';
import { TOWNS_OF_EUROPE } from './towns-of-europe';
import { TOWNS_OF_THE_EAST } from './towns-of-the-east';

/**
 * A country. `us`: the US and what belongs to it; `other`: a country whose numbers are not known here; `abroad`: not the US,
 * and which country was not said.
 */
export type Place = CountryId | 'us' | 'other' | 'abroad';

/** Names of countries and their parts, in plain words of both languages. */
const COUNTRY_NAMES: Readonly<Partial<Record<Place, string>>> = {
  us: 'you . s . a|you . s|us|usa|united states|states|america|ee . uu|eeuu|eua|estados unidos|puerto rico|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|nueva jersey|new mexico|nuevo mexico|new york|nueva york|north carolina|carolina del norte|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|tejas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|dc',
  es: 'spain|espana|andalucia|catalonia|cataluna|galicia|canarias',
  mx: 'mexico|mejico|jalisco|nuevo leon|yucatan|oaxaca|chiapas|sinaloa',
  ar: 'argentina',
  co: 'colombia',
  cl: 'chile',
  pe: 'peru',
  ec: 'ecuador',
  uy: 'uruguay',
  br: 'brazil|brasil',
  gb: 'uk|you . k|u . k|united kingdom|reino unido|england|inglaterra|scotland|escocia|wales|gales|northern ireland|britain|gran bretana',
  ie: 'ireland|irlanda',
  ca: 'canada|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland',
  au: 'australia|queensland|new south wales|nsw|tasmania',
  nz: 'new zealand|nueva zelanda|nz',
  in: 'india|kerala|punjab|gujarat|maharashtra|tamil nadu',
  de: 'germany|alemania|deutschland',
  fr: 'france|francia',
  ph: 'philippines|filipinas',
  ve: 'venezuela',
  cr: 'costa rica',
  do: 'dominican republic|republica dominicana',
  hn: 'honduras',
  eu: 'italy|italia|portugal|netherlands|holland|holanda|paises bajos|belgium|belgica|austria|poland|polonia|sweden|suecia|denmark|dinamarca|finland|finlandia|greece|grecia|romania|rumania|hungary|hungria|croatia|croacia|bulgaria|slovakia|slovenia|estonia|latvia|lithuania|luxembourg|malta',
  other:
    'south africa|sudafrica|nigeria|kenya|kenia|ghana|uganda|ethiopia|egypt|egipto|morocco|marruecos|pakistan|bangladesh|nepal|sri lanka|china|japan|japon|korea|corea|malaysia|singapore|indonesia|thailand|vietnam|turkey|turquia|russia|rusia|ukraine|ucrania|israel|saudi arabia|dubai|uae|switzerland|suiza|norway|noruega|jamaica|trinidad|barbados|bolivia|paraguay|panama|guatemala|guate|el salvador|nicaragua|cuba',
  abroad:
    'europe|europa|africa|asia|latinoamerica|latin america|centroamerica|central america|sudamerica|south america',
};

/** Big cities that no bigger one of the US shares its name with. */
const CITY_NAMES: Readonly<Partial<Record<Place, string>>> = {
  us: 'nyc|los angeles|chicago|houston|phoenix|philadelphia|filadelfia|san antonio|san diego|dallas|austin|san francisco|seattle|denver|boston|detroit|atlanta|miami|orlando|tampa|las vegas|sacramento|el paso|the bronx|bronx|brooklyn|queens|portland|baltimore|charlotte|minneapolis|new orleans|ponce|san juan',
  es: 'madrid|barcelona|sevilla|seville|zaragoza|malaga|murcia|palma de mallorca|bilbao|alicante|valladolid|vigo|gijon|a coruna|la coruna|vitoria|elche|oviedo|badalona|tarrasa|sabadell|cartagena de espana|pamplona|almeria|donostia|san sebastian|santander|salamanca|cadiz|las palmas|tenerife|santiago de compostela|logrono|badajoz',
  mx: 'cdmx|ciudad de mexico|mexico city|guadalajara|monterrey|puebla|tijuana|ciudad juarez|zapopan|queretaro|toluca|cancun|chihuahua|aguascalientes|culiacan|hermosillo|veracruz|san luis potosi|tlaxcala|morelia|acapulco|saltillo|mexicali|reynosa|tampico',
  ar: 'buenos aires|bs as|rosario|mendoza|la plata|mar del plata|tucuman|salta|neuquen|bariloche|ushuaia|santa fe argentina|cordoba capital|misiones|entre rios|caba',
  co: 'bogota|medellin|barranquilla|cartagena de indias|cucuta|bucaramanga|pereira|ibague|santa marta|villavicencio|manizales|pasto',
  cl: 'santiago de chile|valparaiso|vina del mar|antofagasta|temuco|puerto montt|iquique|rancagua',
  pe: 'arequipa|trujillo|chiclayo|cusco|cuzco|piura|iquitos|callao|huancayo',
  ec: 'quito|guayaquil|cuenca|ambato|manta|machala',
  uy: 'montevideo|punta del este|canelones|maldonado',
  br: 'sao paulo|rio de janeiro|brasilia|salvador de bahia|belo horizonte|porto alegre|curitiba|recife|fortaleza',
  gb: 'london|londres|glasgow|edinburgh|edimburgo|liverpool|leeds|sheffield|cardiff|belfast|nottingham|leicester|newcastle upon tyne|brighton',
  ie: 'cork|galway|limerick|waterford',
  ca: 'toronto|montreal|calgary|edmonton|ottawa|winnipeg|saskatoon',
  au: 'sydney|brisbane|adelaide|canberra|gold coast',
  nz: 'auckland|christchurch|dunedin',
  in: 'mumbai|bombay|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|calcutta|pune|ahmedabad|jaipur|lucknow|kochi',
  de: 'munich|hamburg|frankfurt|cologne|stuttgart|dusseldorf|leipzig',
  fr: 'paris|marseille|lyon|toulouse|bordeaux|lille|nantes|strasbourg',
  ph: 'manila|quezon city|cebu|davao',
  ve: 'caracas|maracaibo|barquisimeto|maracay|ciudad guayana|valencia venezuela',
  cr: 'heredia|alajuela|san jose de costa rica',
  do: 'santo domingo|santiago de los caballeros|punta cana',
  hn: 'tegucigalpa|san pedro sula',
  eu: 'lisbon|lisboa|amsterdam|rotterdam|brussels|bruselas|vienna|viena|warsaw|stockholm|copenhagen|helsinki|prague|praga|budapest|bucharest|milan',
  other:
    'cape town|johannesburg|durban|pretoria|soweto|bloemfontein|lagos|abuja|kano|ibadan|port harcourt|enugu|benin city|kaduna|ilorin|onitsha|warri|calabar|owerri|abeokuta|akure|maiduguri|sokoto|makurdi|ikeja|lekki|surulere|anambra|lagos state|rivers state|ogun state|nairobi|mombasa|kisumu|nakuru|eldoret|kampala|kigali|lusaka|harare|bulawayo|dar es salaam|addis ababa|gaborone|windhoek|accra|kumasi|cairo|karachi|lahore|islamabad|dhaka|istanbul|estambul|tokyo|seoul|beijing|shanghai|hong kong|kingston jamaica|la habana|havana|la paz|santa cruz de la sierra|cochabamba|asuncion|managua|ciudad de guatemala|ciudad de panama|zurich|geneva|oslo',
};

/** Cities of several countries, in Spanish: not in the US, and which country it is has to be said. */
const CITY_NAMES_IN_SPANISH: Readonly<Partial<Record<Place, string>>> = {
  abroad:
    'valencia|cordoba|merida|cartagena|leon|la paz|granada|santiago|concepcion|la rioja|zamora|junin|parana',
  pe: 'lima',
  co: 'cali',
};

/** The US has a city of the name: only a country after it tells. */
const SHARED_NAMES =
  'birmingham|manchester|melbourne|vancouver|dublin|cambridge|oxford|bristol|perth|newcastle|richmond|hamilton|wellington|halifax|victoria|kingston|london ontario|lima|cali|valencia|cordoba|berlin|rome|athens|naples|toledo|dover|plymouth|york|lancaster|bath|aberdeen|portsmouth|worcester|gloucester|durham|lincoln|bedford|norfolk|suffolk|somerset|devon|reading|newport|chester|norwich|exeter|derby|southampton|northampton|carlisle|preston|windsor|surrey|ipswich|scarborough|hanover|regina|durango|nogales|canterbury|newark|peterborough|munster|florence|florencia|venice|venecia|sparta';

/** Somebody who comes from there; where they are now, it does not tell by itself. */
const PEOPLE_NAMES: Readonly<Partial<Record<Place, string>>> = {
  es: 'spanish|espanol|espanola|espanoles',
  mx: 'mexican|mexicano|mexicana',
  ar: 'argentinian|argentine|argentino|argentina',
  co: 'colombian|colombiano|colombiana',
  cl: 'chilean|chileno|chilena',
  pe: 'peruvian|peruano|peruana',
  ec: 'ecuadorian|ecuatoriano|ecuatoriana',
  uy: 'uruguayan|uruguayo|uruguaya',
  br: 'brazilian|brasileno|brasilena|brasilero|brasilera',
  gb: 'british|english|scottish|welsh|ingles|inglesa|escoces|escocesa|britanico|britanica',
  ie: 'irish|irlandes|irlandesa',
  ca: 'canadian|canadiense',
  au: 'australian|aussie|australiano|australiana',
  nz: 'kiwi|neozelandes|neozelandesa',
  in: 'indian|indio|india',
  de: 'german|aleman|alemana',
  fr: 'french|frances|francesa',
  ph: 'filipino|filipina',
  ve: 'venezuelan|venezolano|venezolana',
  cr: 'costarricense|tico|tica',
  do: 'dominican|dominicano|dominicana',
  hn: 'honduran|hondureno|hondurena',
};

const byName = (...tables: Readonly<Partial<Record<Place, string>>>[]): ReadonlyMap<string, Place> =>
  new Map(
    tables.flatMap((table) =>
      (Object.entries(table) as [Place, string][]).flatMap(([place, names]) =>
        names.split('|').map((name): [string, Place] => [name, place]),
      ),
    ),
  );

export const NAMED_COUNTRIES = byName(COUNTRY_NAMES);
export const NAMED_PLACES = byName(
  TOWNS_OF_AMERICA,
  TOWNS_OF_EUROPE,
  TOWNS_OF_THE_EAST,
  CITY_NAMES,
  COUNTRY_NAMES,
);
export const NAMED_IN_SPANISH = byName(CITY_NAMES_IN_SPANISH);
export const NAMED_PEOPLE = byName(PEOPLE_NAMES);

/** Places that are given names, too. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  'rosario sydney adelaide paris darwin kerry clare santiago florencia victoria chester preston'.split(' '),
);

/** Names as one alternative of a pattern, the longest first. */
export const oneOf = (...names: Iterable<string>[]): string =>
  [...new Set(names.flatMap((each) => [...each]))]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.?]/g, '\\$&'))
    .join('|');

export const SHARED = SHARED_NAMES.split('|');
