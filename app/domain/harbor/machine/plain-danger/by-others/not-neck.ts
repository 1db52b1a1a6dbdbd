import { plainTest } from '../../plain/people';

/** Not on the neck but elsewhere, or not at all. */
export const deniesNeck = plainTest(
  '(?:not|never|no) (?:on |at |around |by |in )?(?:my |the )?(?:neck|throat)|(?:my |the )?(?:neck|throat) no(?= (?:$|[.,]))|(?:no (?:en |del |al |fue (?:en |del |al )?)?(?:el )?(?:cuello|garganta))|(?:cuello|garganta) no(?= (?:$|[.,]))',
  'weapon|gun|knife|blade|arma|pistola|cuchillo|navaja|machete|but|pero|choked|ahorc\\S*|before|antes',
);
