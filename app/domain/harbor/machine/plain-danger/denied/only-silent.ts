import { plainTest } from '../../plain/people';
import { tellsHarm } from './denies-fear';

const SILENT = plainTest([
  '(?:stop\\w*|quit|not) (?:talk|speak|text|answer|reply|respond|messag|call)\\w*|left (?:me )?on (?:read|seen|delivered)|ghost\\w*|block\\w* me|unfollow\\w*|unfriend\\w*|ignor\\w+ (?:me|my)|(?:not|never|has not|have not) (?:answered|replied|texted|called|spoken|written)|no longer (?:talks|speaks)|cut me off',
  'no me (?:contest|respond|habl|escrib|peg|dirig)\\w*|(?:me )?(?:dejo|deja|dejar|dejaron) de (?:hablar\\w*|contestar\\w*|seguir\\w*|escribir\\w*)|me (?:bloque|ignor|elimin)\\w*|en visto|el visto|ghoste\\w*',
]);
const CRIES = plainTest(
  'cry\\w*|cries|cried|sobb\\w*|in tears|tears|llor\\w*|lagrimas|found (?:my|the|all my) \\S+|me encontr\\w+|encontr\\w+ mis?',
);
const FEARED = plainTest(
  'worr\\w+|scared|afraid|fear\\w*|hopeless|depress\\w*|drunk|missing|disappear\\w*|police|hospital|pick(?:s|ed|ing)? up|since (?:lunch|yesterday|this|last night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|not (?:eat|sleep|get up|go on|cope|himself|herself)\\w*|weird|strange|something (?:is )?wrong|(?:he|she|they) (?:is|was|has been) (?:\\S+ )?(?:low|down|bad|dark|desperate|empty|quiet)|miedo|preocup\\w+|temo|susto|asust\\w+|deprim\\w+|depres\\w+|borrach[oa]|desaparec\\w+|policia|desde (?:ayer|anoche|la manana|el \\S+)|(?:no|ni) (?:come|duerme|se levanta)|rar[oa]|mal presentimiento|espina',
);

/** A friend's silence, or a parent's tears, and nothing else that would speak of danger to them. */
export const isOnlySilent = (words: string): boolean =>
  (SILENT(words) || CRIES(words)) && !FEARED(words) && !tellsHarm(words);
