import { plainTest } from '../../plain/people';

/** Nowhere to sleep tonight, or thrown out. */
export const hasNoBed = plainTest(
  [
    '(?:nowhere|no place|not have (?:a |any )?place|no where) (?:to )?(?:sleep|stay|go tonight|live)|where (?:can|do|could) (?:we|i) (?:sleep|stay)(?: tonight)?|where (?:we|i) sleep|where i can (?:go|stay|sleep) tonight|(?:kicked|threw|thrown|throwing) (?:me |us )?out(?: of)? (?:the |my )?(?:house|home|flat|apartment)?|kicked me out|slept in (?:my|the) car|sleeping (?:in my car|rough|outside|on the street)|i am homeless',
    'no (?:tengo|tenemos|hay) (?:donde|a donde) (?:dormir|quedarme|quedarnos|ir hoy)|no se donde voy a dormir|(?:me|nos) (?:corrio|corrieron|echo|echaron|boto|botaron|saco|sacaron) de (?:la |mi |su )?casa|estoy en la calle|dormi (?:anoche )?en el (?:carro|coche|auto)|duermo en la calle|quede en la calle',
  ],
  'club|bar|pub|band|game|partido|dog|perro|gato|cat|movie|pelicula|uber|class|clase',
);

/** Food brought up again on purpose. */
export const purges = plainTest(
  '(?:made|make|makes|making) myself (?:be )?(?:sick|throw up|puke|vomit)|(?:i |just |only )(?:throw|threw|throwing) up (?:sometimes|on purpose|every (?:day|time)|after (?:i )?(?:eat\\S*|ate|dinner|lunch|meals?))|i (?:just )?(?:throw|threw) up (?:ok|okay)|vomito (?:a veces|a proposito|despues de comer|lo que como)|threw it all up|throw it (?:all )?up (?:after|again)|puked? it(?: all)? (?:up|out)|fingers? down my throat|me (?:provoco|provoque|hago|hice) (?:el )?vomit\\S*|vomite todo (?:a proposito|otra vez)|me meto los dedos|laxatives|laxantes',
  'flu|food poisoning|pregnant|embarazada|medicine|constipat\\S*|doctor said|colonoscopy|estrenimiento',
);

/** A heart or a head that gives way, as the body of somebody may who starves or purges. */
export const heartFails = plainTest(
  'heart (?:was |is |has been |keeps )?(?:going |feeling |acting )(?:\\S+ )?(?:funny|weird|crazy|off|strange)|(?:nearly|almost) (?:fell over|collapsed|passed out)|heart (?:is |keeps |has been |s )?(?:been )?(?:doing )?(?:flips?|flipping|flutter\\S*|skipping|stopping|irregular)|flutters|(?:feel|felt|get|nearly|almost) (?:\\S+ )?faint\\S*|(?:passed|pass|blacked|black) out|chest (?:pain|hurts)|me desmay\\S*|(?:el )?corazon (?:\\S+ )?(?:salta|brinca|se me para|raro)|dolor de pecho',
);
