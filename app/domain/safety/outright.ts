/** The plain words themselves, about the writer or anybody, in the plain spelling of `normalise`. */
const OUTRIGHT_EN =
  '(?:kill|killing|hang|hanging|shoot|shooting|drown|unalive|unaliving|poison|stab) (?:\\S+ )?(?:myself|himself|herself|themselves)|(?:end|ending|take|taking) (?:my|his|her|their) (?:own )?life|suicidal|feels? like dying|know (?:exactly )?how i (?:am going to|will|would) do it|' +
  '(?:commit|committing|by) suicide|(?:want|wants|wanted|going|ready|rather|wish|need|like) (?:to )?(?:die|be dead)|wish i (?:was|were) dead|' +
  '(?:not|never) (?:\\S+ ){0,2}(?:want|wanna) (?:to )?(?:live|be alive|exist)';
const OUTRIGHT_ES =
  'suicidarme|suicidarse|me suicido|matarme|matarse|quitar(?:[ms]e)? la vida|(?:quiero|quisiera|deseo|voy a|ganas de) (?:ya )?(?:morir|morirme|matarme)|me quiero (?:morir|matar)|' +
  '(?:acabar|terminar) con mi vida|no quiero (?:seguir )?(?:vivir|viviendo|existir)';
const OUTRIGHT = new RegExp(`(?:^| )(?:${OUTRIGHT_EN}|${OUTRIGHT_ES})(?= )`);

/** Whether words that need no interpretation are there: what a rule hears in them is never overruled. */
export const isOutright = (plainText: string): boolean => OUTRIGHT.test(plainText);
