/**
 * Whether somebody says that they are not in the US, where its numbers are of no use. Only plain words count: who is
 * taken for abroad wrongly still gets findahelpline.com, which knows every country.
 */
export const isFarFromTheUs = (words: string): boolean => ABROAD.test(words);

const PLACES =
  'uk|england|scotland|wales|ireland|london|manchester|leeds|glasgow|canada|australia|new zealand|india|south africa|nigeria|kenya|germany|spain|france|mexico|argentina|colombia|peru|chile|venezuela|ecuador|valencia|sevilla|malaga|bilbao|zaragoza|monterrey|guadalajara|cdmx|rosario|cordoba|valparaiso|medellin|cali|guayaquil|dublin|edinburgh|birmingham|liverpool|toronto|vancouver|sydney|melbourne|brisbane|durban|johannesburg|lagos|nairobi|mumbai|delhi|manila|philippines|europe|europa|jamaica|scotland|bolivia|uruguay|paraguay|guatemala|honduras|el salvador|nicaragua|costa rica|panama|cuba|republica dominicana|espana|madrid|barcelona|bogota|lima|santiago|caracas|quito|buenos aires';
const ABROAD = new RegExp(
  `(?:^| )(?:(?:i am|am|living|live|here) (?:in|from) (?:the )?(?:${PLACES})|(?:estoy|vivo|soy|aca) (?:en|de) (?:${PLACES})|(?:those|these|it) (?:are|is) (?:american|us) numbers?|not in (?:the )?(?:us|usa|united states|america)|no (?:estoy|vivo) en (?:los )?(?:estados unidos|eeuu|usa)|(?:no|not) (?:existe|exist|work|works|funciona|sirve|es|son|is|are) (?:de )?(?:aca|aqui|here)|(?:911|988|number|numero) (?:\\S+ ){0,3}(?:de|in|for) (?:espana|mexico|argentina|chile|colombia|peru|ecuador|venezuela|the uk|ireland|canada|australia))(?= )`,
);
