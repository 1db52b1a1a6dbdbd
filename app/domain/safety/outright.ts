/** The plain words themselves, about the writer or anybody, in the plain spelling of `normalise`. */
const OUTRIGHT_EN = [
  '(?:kill|killing|hang|hanging|shoot|shooting|drown|unalive|unaliving|poison|stab|off) (?:\\S+ )?(?:myself|yourself|himself|herself|themselves)',
  '(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?life|(?:end|ending) it (?:all|tonight|2nite|today)|ctb',
  'suicidal|(?:attempted|attempt|commit|committing|by) suicide|suicide attempt',
  '(?:want|wants|wanted|going|ready|rather|wish|need|like) (?:to )?(?:die|be dead)|should (?:just )?die|wish i (?:was|were) dead|feels? like dying',
  '(?:not|never) (?:\\S+ ){0,2}(?:want|wanna) (?:to )?(?:live|be alive|exist)|rather not exist|(?:hope|wish) i (?:not|never) wake up',
  '(?:they|everyone|everybody|world|kids|children|family|you|all) (?:\\S+ ){0,4}better off without me|cry at my funeral|bought (?:a|the) rope|(?:miss me|care|cry) if i (?:died|die|was gone)|if i die they|cannot go on(?: like this)?(?= (?:$|[.,]))|no way out of this|hate (?:being me|myself)',
  'know (?:exactly )?how i (?:am going to|will|would) do it|a noose|self ?harm(?:ing|ed)?|(?:me|to|will) overdose',
  '(?:fatal|lethal) (?:dose|amount|height|fall)|(?:dose|fall|height|amount) (?:\\S+ ){0,3}(?:fatal|lethal)|die from mixing|slit (?:\\S+ )?wrists|step(?:ping)? in front of (?:a|the) (?:train|truck|bus|car)|(?:shoot|stab|kill) my (?:boss|wife|husband|mother|father|family|neighbor|ex)',
  '(?:biopsy|scans?|results?|cancer|tumou?r|diagnosis|mri) (?:\\S+ ){0,6}(?:end|ending) it(?= $)|(?:dies?|dying) (?:\\S+ ){0,3}(?:going|go|coming|leaving) (?:with|after) (?:him|her|them)(?= $)|goes (?:i )(?:\\S+ ){0,2}(?:going|go) (?:with|after) (?:him|her|them)(?= $)|(?:dies?|dying|goes) (?:\\S+ ){0,4}(?:follow|following|join|joining) (?:him|her|them)(?= $)|no more breathing for me',
  'i am (?:\\S+ ){0,8}(?:weight|drag|burden|millstone|load) (?:on|to|for) (?:every(?:one|body)|them all|all of them|my (?:family|kids|husband|wife|partner|parents))',
  'hate my life|(?:everybody|everyone) hates me|no ?one loves me|nobody (?:cares about|loves) me|feel like a failure|worthless',
].join('|');
const OUTRIGHT_ES = [
  'si (?:manana )?(?:ya )?(?:no|nunca) (?:me )?(?:despierto|despertara|despertase|amanezco|amaneciera) (?:manana )?(?:[.,] )?(?:(?:pues|tanto|mucho|era|seria) )*(?:mejor|un alivio|que alivio)(?= (?:$|[.,]|viste|sabes|para|y|pero|la|asi|igual))|mejor si (?:ya )?(?:no|nunca) (?:me )?(?:despierto|despertara|amanezco|amaneciera)',
  '(?:oigo|escucho|ando (?:oyendo|escuchando)|estoy (?:oyendo|escuchando)) (?:unas? |las? |muchas )?voces(?! (?:en (?:el|la|los|las) (?!cabeza|mente|noche)|de |del |afuera|fuera|abajo|arriba|al lado|por la radio))|(?:una|la|esa|las|unas) (?:voz|voces) (?:\\S+ ){0,2}me (?:dicen?|ordenan?|piden?|gritan?|mandan?) que|(?:una|alguna|otra|ella) me (?:dice|ordena|pide|grita) que me (?:mate|corte|tire|lastime|cuelgue|muera)',
  'soy (?:\\S+ ){0,3}(?:carga|peso|lastre|estorbo) (?:para|de|en) (?:\\S+ ){0,2}(?:tod[oa]s|familia|casa|hijos|ellos|ellas|marido|esposa|esposo|pareja|padres|papas|mama|nadie|demas)',
  'me quit(?:o|are|aria) la vida|(?:cancer|biopsia|tumor|diagnostico|resultados?|quimio) (?:\\S+ ){0,4}(?:me mato|acabo con todo)',
  'no quiero respirar mas(?= $)|duele (?:mucho )?(?:morir|morirse|ahogarse|ahorcarse|colgarse|desangrarse)|quiero (?:irme|ir|reunirme) con (?:\\S+ ){0,6}(?:cielo|murio|fallecio)|(?:muer[ea]|muriendo|falte) (?:\\S+ ){0,4}(?:voy|ire) con (?:el|ella|ellos|ellas)(?= $)|(?:voy|ire) con (?:el|ella|ellos|ellas) cuando (?:\\S+ )?(?:muera|muere|falte)',
  '(?:pegar|dar)(?:me)? un (?:tiro|balazo)|suicidarme|suicidarse|me suicido|matarme|matarse|me voy a matar|quitar(?:[ms]e)? la vida',
  '(?:quiero|quisiera|deseo|voy a|ganas de) (?:ya )?(?:morir|morirme|matarme)|me quiero (?:morir|matar)',
  '(?:acabar|terminar) con mi vida|no quiero (?:seguir )?(?:vivir|viviendo|existir)',
  'no puedo mas(?= (?:$|[.,] |con (?:todo )?esto))|me odio|nadie me quiere|no sirvo para nada|soy un fracaso|me siento (?:vaci[oa]|inutil)|estoy desesperad[oa]|(?:estarian|estaria|vivirian) mejor sin mi',
  'se (?:quiere|queria|quiso|va a|iba a|intento) (?:a )?(?:matar|suicidar|ahorcar)|(?:quiere|queria) (?:matarse|suicidarse)',
  'se (?:hace|hizo|hacia|anda haciendo|esta haciendo) (?:\\S+ ){0,2}(?:tajos|tajitos|cortes|cortecitos|cortadas|rayas) (?:\\S+ )?en (?:el|los|la|las|sus) (?:brazos?|munecas?|piernas?|muslos?)',
  'colg\\S+me|ahorc\\S+me|me corto|tirar(?:me)? al (?:metro|tren)',
  '(?:tome|trague|tomado|tragado) (?:\\S+ ){0,2}(?:blisters?|frasco (?:entero|completo))',
].join('|');
const OUTRIGHT = new RegExp(
  `(?:^| )(?:${OUTRIGHT_EN}|${OUTRIGHT_ES})(?= )|^(?:, |maybe )*better off without me(?= )`,
);

/** Whether words that need no interpretation are there: what a rule hears in them is never overruled. */
export const isOutright = (plainText: string): boolean => OUTRIGHT.test(plainText);
