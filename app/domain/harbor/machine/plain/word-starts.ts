/** One of these stands at the beginning of a word; of a whole word where it ends in a space. */
export const beginning = (list: string): RegExp => new RegExp(` (?:${list})`);

/** Beginnings of words for a child of one's own. */
export const KIDS =
  'kid|child|son(?= )|sons|daught|boy|girl|toddler|teen|hij|nin[oa]|nen[ea]|chic[oa]|guagua|cabr[oa]|pequen|chamac|chav|muchach|beb[ea]|baby|babies|little one|peque|crio';

/** Beginnings of words for a partner. */
export const PARTNER =
  'partner|husband|wife|boyfriend|girlfriend|fianc|spouse|missus|he(?= )|she(?= )|him(?= )|her(?= )|marri|pareja|esposo|esposa|marido|mujer|novi|espos|polol|ella(?= )|el(?= )|prometid|viejo|vieja|gord[oa]';

/** Beginnings of words for drink. */
export const DRINK =
  'drink|drank|drunk|wine|beer|bottle|vodka|rum(?= )|gin(?= )|whisk|glass|pint|booze|alcohol|can(?= )|cans|sip|tequila|tom[oaeé]|tomar|tomando|beb[oei]|vino|cervez|chela|trago|copa|botella|ron(?= )|pisco|aguardiente|birra|alcohol|fernet|mezcal';

/** Beginnings of words that tell of a death. */
export const DEATH =
  'died|dead|death|dying|die(?= )|dies|passed|passing|funeral|grave|ashes|buri|widow|bereav|mourn|grie[fv]|miscarr|stillb|heaven|rip(?= )|cremat|coffin|no longer (?:with|here)|is gone|are gone|was gone|gone now|took (?:his|her) (?:own )?life|suicid|killed|fallec|muri|muert|muer[ae]|morir|mora|velor|velatorio|entierr|enterr|ceniz|viud|luto|duelo|difunt|finad|tumba|cementerio|sepult|ya no esta|se nos fue|en paz|cielo|partio|mato(?= )|mataron';
