import type { Rule } from './rule';

const HURT =
  'cut|cutting|cuts|hurt|hurting|harm|harming|burn|burning|burned|burnt|injure|injuring|mutilate|mutilating|scratch|scratching|scratched|punish|punishing|stab|carve|carving|slice|slicing|sliced|choke|bruise|bruising|branding|bite|biting|bit|hit|hitting|punch|punching|punched|punished|harmed|injured|slap|slapping|headbang|whip|whipping';
const SKIN =
  'arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|forearm|forearms|stomach|flesh|ankle|ankles|hip|hips';
const CUT =
  'cut|cutting|cuts|burn|burning|burned|scratch|scratching|scratched|carve|carving|carved|slice|slicing|sliced|slash|slashed|slashing|scrape|scraping|bite|biting|stab|stabbing|harm|harming|hurt|hurting';

export const SELF_HARM_EN: Rule[] = [
  {
    id: 'self-harm.act',
    category: 'self-harm',
    level: 'crisis',
    patterns: [
      `${HURT} myself`,
      `${CUT} my ~1 ${SKIN}`,
      'want|need|needing|wanting|urge|urges|going|like|crave|craving|craved|think|thinking|thought|resist|started|itching|relapse|relapsed|desperate to|of|for|about|on|and|with? ~1 cut|cutting|self|selfharm|bleed !down|back|out|off|carbs|it|my|sugar|class|ties|contact|the|grass|a|costs|corners|this|short|wood|to|people|toxic|him|her|them|some|caffeine|coffee|dairy|me|through|classes|and|paper|spending|hair|for|some|hours|vegetables|in|fabric',
      'selfharm',
      'cutting|cut again|deeper|every|to cope|myself|at|last|rightnow|tonight|because|helps|is',
      'cut|cutting deep|deeper',
      'until|til i|it|they|i|skin|arms|arm ~2 bleed|bleeds|blood|bled|bleeding|scar',
      'fresh|new|hide|hiding|cover|covering|old|more|deep|see|saw ~1 ~1 cuts|scars ~1 on|my|arms|wrists|thighs|legs|sleeves',
      'watch|watching|see|seeing ~2 blood|bleed ~1 drip|run|flow|calms|helps|makes|feel?',
      'hold|holding|held|put|putting|press ~2 lighter|cigarette|flame|iron|hand ~2 to|on|against|over ~1 my ~1 skin|arm|hand|wrist|leg|stove|flame',
      'physical pain ~4 emotional|mental|distract|feel|inside|numb|control',
      'feel something|pain|alive|real ~3 cut|cutting|blade|razor|blood|bleed',
      'blade|razor|blades|razors ~4 my skin|wrist|arm|thigh|wrists|calling|drawer|hid|hidden|across|again|pencil|sharpener',
      'sharpener|disposable blade|razor ~3 apart|out|hidden|took',
      'clean|days|weeks|months from|since ~2 cutting|selfharm|cut|self',
      'bang|banging|banged|slam|slamming|smash|smashing|hit|hitting my ~1 head|fist|hand|fists ~1 against|into|on|off wall|walls|the|floor|door|table',
      'pull|pulling|pulled|rip|ripping my hair out',
    ],
  },
  {
    id: 'self-harm.hurt-wish',
    category: 'self-harm',
    level: 'crisis',
    patterns: [
      'make myself|me bleed|hurt|suffer',
      'deserve the|this|all|to|more ~1 pain|hurt|suffer|suffering|punished|bleed',
      'hurt myself ~1 bad|badly|worse|again',
      'do something bad|terrible|awful to myself|tonight',
    ],
  },
];
