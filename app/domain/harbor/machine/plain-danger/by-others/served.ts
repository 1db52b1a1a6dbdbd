import { plainTest } from '../../plain/people';

/** They were, or are, in the armed forces. */
export const hasServed = plainTest(
  [
    '(?:i (?:am|was|served|did|have been|spent)|my (?:time|years|service|tour|days)) (?:\\S+ ){0,6}(?:army|marines?|marine corps|navy|air force|coast guard|national guard|infantry|paratroopers?|rangers|special forces|the service|the military|iraq|afghanistan|kandahar|fallujah|vietnam)|(?:did|served|after) (?:\\S+ )?(?:tours?|deployments?)(?! (?:guide|of the|operator))|i (?:am|was) (?:an? )?(?:\\S+ )?(?:vet|veteran|soldier|marine|sailor|airman)|(?:combat|army|navy|marine|gulf war|iraq|afghanistan|vietnam) vet(?:eran)?|(?:buddy|buddies|guys|brothers|mates?|friend) from (?:the|my|our) (?:old )?(?:unit|platoon|squad|company|battalion)|years in (?:[.,] )?(?:and )?(?:i )?(?:got|been|came) out(?: in| since)?|(?:been )?out of the (?:army|navy|marines|service|military)|when i (?:served|was deployed|was in uniform)|i (?:got|was) (?:deployed|discharged)(?! from (?:the )?(?:hospital|er|ward|clinic))',
    '(?:fui|soy|era|serv[io]|estuve|estaba) (?:\\S+ ){0,3}(?:marine|marines|militar|soldado|veteran[oa]|ejercito|marina|infanteria|fuerza aerea|fuerzas armadas|irak|afganistan)|soy veteran[oa]',
  ],
  'prison|jail|the joint|locked up|carcel|preso|(?:my|mi) (?:dad|father|grandpa|grandfather|brother|son|husband|uncle|wife|mom|papa|abuelo|hermano|hijo|esposo|marido|tio|padre) (?:\\S+ )?(?:was|is|served|did|fue|era|es|estuvo|sirvio)|he (?:was|served|did)|animal|salvation army|video ?games?|call of duty|veterinar\\S*|take (?:\\S+ )?to the vet',
);
