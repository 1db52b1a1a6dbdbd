import type { Macros } from '../matching/pattern';

/** Things and doings around which the grave words mean little. */
export const LIGHTLY: Macros = {
  burdensome: [
    'traffic|work|job|homework|school|boss|back|head|feet|legs|knee|knees|stress|heat|weather|suspense|wait|waiting|it|this|that|commute|deadline|deadlines|studying|workload|hunger|cramps|headache|shoes|allergies|exam|exams|finals|diet|class|anxiety|pain|migraine|neck|shoulder|cold|boredom|schedule|prices|rent|bills|debt|meeting|meetings|essay|cardio|gym|workout|math|curiosity|game|cat|dog|kids|guys|inflation|fees|silence|tension|humidity|tooth|shift|shifts|hours|loneliness|period|thesis|project|assignment|assignments|chores|commuting|heels|bra|tummy|stomach|throat|sinuses|insomnia|toddler|teething|gas|price|economy|update|bureaucracy|paperwork|nerves|thing|stairs|leg|arms|monday|mondays|week|jokes|puns|you|guy|memes|insurance|denial|mosquitoes|pollen|chemistry|physics|calculus|hangover|code|bug|emails|hill|hills|abs|burpees|squats|coach|teacher|professor|landlord|feels|show|episode|cliffhanger|cuteness|sciatica|lower|everything|internet|wifi|distance',
  ],
  elder: [
    'mom|mother|dad|father|boss|teacher|professor|coach|manager|parents|sister|brother|roommate|grandma|wife|editor|landlord|she',
  ],
  stretch: [
    'day|week|month|semester|exam|exams|shift|meeting|class|year|weekend|winter|summer|quarter|term|call|flight|pandemic|construction|movie|lecture|monday|finals|season|heatwave|election',
  ],
  occasion: [
    'party|trip|concert|wedding|dinner|guests|move|exam|school|baby|christmas|interview|vacation|test|meeting|game|launch|birthday|holiday|show|event|presentation|date|camping|thanksgiving|premiere|gig|prom|play|performance|debut|kids|hike|race|marathon|visit|semester|finale',
  ],
  killed: ['kill|killed|killing|slayed|slaying|slay|crushed|crushing|nailed|murdered|smashed'],
  prey: [
    'bugs|germs|weeds|bacteria|process|processes|session|server|task|tab|tabs|thread|threads|job|jobs|birds|lights|engine|mosquitoes|mosquito|ants|ant|spider|spiders|flies|fly|roaches|plant|plants|grass|zombies|zombie|monsters|monster|boss|level|dragon|enemies|enemy|calories|motor|conversation|project|feature|account|app|deal|dream|career|chances|lawn|vampires|aliens|npc|npcs|goblins|hour|switch|bird|rat|rats|mouse|mice|cockroach|cockroaches|bug|chicken|deer|fish|streak|creeper|program|pid|container|pod|build|connection|romance|passion|spirit|confidence|motivation|wasp|wasps|virus|mold|odor|vibe|mood|battery|daemon|instance|script|terminal|time|minutes|houseplant|cactus|succulent|basil|fern|houseplants|afternoon|hours|demons|orcs|joke|line|rumor|bill|weed|tick|ticks|lice|fleas|moths|moss|yeast',
  ],
  stage: [
    'show|presentation|exam|interview|test|gym|dance|stage|night|party|performance|game|workout|today|audition|gig|set|speech|meeting|recital|concert|final|finals|debate|talk|song|race|match|quiz|pitch|project|routine|solo|demo|marathon|class|look|outfit|karaoke|midterm|lesson',
  ],
  filmed: [
    'email|text|message|hoops|basketball|pool|photos|pictures|film|video|movie|scene|portrait|wedding|dice|range|breeze|hoop|baskets|targets|photo|rapids|scenes|footage|documentary|commercial|free_throws|threes|episode|arrows|stars|selfies|hoops|nerf|pucks|puck|marbles',
  ],
  lightly: [
    'laughter|laughing|boredom|embarrassment|curiosity|cringe|shame|hunger|thirst|heat|cuteness|excitement|happiness|jealousy|stress|cringing|secondhand|joy|shock|awkwardness|anticipation|cold|exhaustion|how|nerves|hungry|heatstroke|love|overwork|the_cold|the_heat|the_cuteness|second_hand|pure|anxiety_over|old_age|natural|cancer|covid',
  ],
  device: [
    'phone|battery|laptop|car|computer|tablet|internet|wifi|watch|engine|flashlight|airpods|headphones|controller|server|pc|camera|kindle|fridge|tv|router|mic|speaker|console|ipad|iphone|scooter|bike|heater|ac|dryer|washer|vacuum|toaster|printer|earbuds|signal|website|site|app|microwave|fan|hard_drive',
  ],
  dyingThing: [
    'plant|plants|flowers|cactus|succulent|fern|tomatoes|basil|hamster|goldfish|houseplant|houseplants|orchid|grass|tree|trees|garden|lawn|conversation|romance|character|relationship|meme|trend|joke|chat|social|sourdough|starter|economy|party|star|stars|language|town|mall|industry|fire|wind|applause|rose|roses|bouquet|herbs|peppers|monstera|lettuce|crops|seedlings|bees|coral|rumors|fish|vibe|vibes|brain_cells|career|dream|dreams|mosquito|spider|wasp|legs|feet|hair|bulb|bulbs|hype',
  ],
  gaming: [
    'game|games|boss|respawn|respawned|minecraft|fortnite|elden|zelda|sims|sim|raid|dungeon|roblox|mario|npc|lobby|multiplayer|dnd|campaign|overwatch|valorant|skyrim|xbox|playstation|speedrun|ranked|gta|warzone|pubg|apex|pokemon|tekken|halo|quest|gamer|gaming|zombies|zombie|videogame|hitman|diablo|destiny|terraria|hardcore_mode|souls|baldurs|hades|among_us|chess|monopoly|laser|paintball|d&d|larp|roguelike|mmo|healer|tank|wow|fifa|nintendo|switch',
  ],
  emotion: ['terrified|starving|starved|amused|charmed'],
  ranDrills: [
    'ran|run|running|did|doing|do|coach|practice|basketball|soccer|football|gym|sprint|sprints|made_us|court',
  ],
  cutWord: ['cut|cuts|cutting|slice|slicing|sliced|trim|trimming|chop'],
  trimmed: [
    'out|back|down|off|class|carbs|carb|calories|sugar|hair|corners|costs|short|coupons|grass|wood|paper|onions|onion|vegetables|veggies|ties|contact|budget|fat|deals|caffeine|dairy|gluten|alcohol|losses|nails|bangs|hours|spending|fringe|lawn|season|bread|across|fruit|cake|fabric|video|film|expenses|toxic|people|him|them|meat|soda|salt|cable|cord|hedge|ribbon|tomatoes|carrots|apple|apples|avocado|avocados|cheese|cards|line|the_line|in_line|it_close|through|to_the_chase|weight|junk|screen|processed|friend|cardboard|shapes|prices|staff|jobs|positions|wire|grapes|steak|pizza|sandwich|vinyl|tree|trees|branches|flowers|roses|dad|mom|sister|brother|family|ex|finger|thumb|toe|hand|ends|losses|chicken|lemons|teeth|tag|tags|clip|clips|audio|scene|scenes|tape|string|rope|zip|mullet',
  ],
  hurtWord: [
    'cut|cuts|hurt|injured|burned|burnt|burn|hurting|strained|strain|shot|shoot|sliced|scratched|scratch|nicked|stabbed|burning|cutting|hit|bruised|pricked|banged|scraped|bit|harmed|smashed|punched|kicked',
  ],
  scratchWord: ['scratch|scratching|scratched|scratches|itching'],
  mishap: [
    'shaving|cooking|chopping|peeling|gardening|slipped|paper|stove|oven|soup|tea|kettle|iron|straightener|toaster|skateboarding|opening|baking|frying|grill|grilling|bbq|sunburn|tripped|tripping|fell|falling|skiing|snowboarding|hiking|football|soccer|basketball|volleyball|tennis|yoga|lifting|squatting|deadlift|deadlifts|deadlifting|gym|workout|running|marathon|practice|playing|dancing|skating|climbing|moving|carrying|diy|sewing|crafting|whittling|carving_a_pumpkin|pumpkin|mandoline|mandolin|bagel|avocado|onions|broken_glass|glass|dishes|cardboard|coffee|pan|curling|hairdryer|radiator|sun|beach|cactus|thorns|bike|biking|cycling|treadmill|rollerblading|training|wrestling|karate|judo|boxing|lego|hammer|saw|sanding|glue|wax|waxing|candle|campfire|fireworks|ice|stairs|trampoline|sledding|jogging|stretching|while_making|making_dinner|making_lunch|slicing|dicing|razor_slipped|nutrition|gardening',
  ],
  workload: [
    'work|homework|paperwork|emails|assignments|sorrows|debt|laundry|books|sauce|deadlines|studies|love|syrup|projects|dishes|school|tasks|meetings|bills|noise|ranch|gravy|email|reports|admin|essays|grading|chores|revision|readings|messages|slack|snow|boxes|diapers|tickets|coursework|spreadsheets|papers',
  ],
  treat: [
    'coffee|chocolate|sugar|caffeine|netflix|cute|cuteness|tv|candy|tiktok|pizza|carbs|news|turkey|cheese|cake|kdramas|cookies|social|nostalgia|christmas|espresso|memes|anime|sushi|icecream|ice|vitamin|tacos|puppies|kittens|snacks|halloween|pumpkin|puns|reality|podcasts|sunshine|tea|pasta|garlic|spicy|cuddles|information|data',
  ],
  story: [
    'movie|film|show|book|series|season|novel|episode|finale|chapter|character|characters|plot|villain|hero|heroine|protagonist|anime|manga|sequel|hamlet|macbeth|juliet|romeo|othello|opera|thriller|author|thrones|sitcom|fanfic|scene',
  ],
  distance: [
    'one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|18|20|21|25|30|35|40|42|45|50|60|70|80|90|100|120|150|200|300|500|many|few|several|more|extra|last|some',
  ],
  moved: [
    'ran|run|running|walked|walk|biked|cycled|drove|hiked|jogged|rode|cycle|hike|drive|swim|swam|bike|jog|marathon|race|distance|strava|rowed|row|trail|trek',
  ],
  take: ['take|took|taking|takes|taken|refill|refilled|picked_up|pick_up|prescribed|forgot|missed|skip'],
  broke: ['broken|broke|breaking'],
  getaway: [
    'room|vacation|holiday|beach|island|trip|weekend|mountains|hawaii|camping|camp|cabin|spa|woods|forest|nature|book|books|week|italy|mexico|bali|paris|getaway|hotel|sabbatical|retirement|party|gathering|meeting|for_a_bit|for_an_hour|for_a_few|for_a_while|to_the|couch|blanket',
  ],
  charity: [
    'goodwill|charity|raffle|declutter|decluttering|decluttered|thrift|salvation|outgrew|marie|downsizing|downsize|kittens|puppies|tickets|samples|garage|yard|secondhand|second_hand|spring|moving|move|minimalist|minimalism|closet|toys|baby|crib|old_clothes|old_books|old_toys|extra|zucchini|tomatoes|candy|halloween|fundraiser|shelter|neighbors|furniture|couch|free_stuff|goodie|freebies|prizes|giveaway|textbooks|wardrobe|too_small|fit_anymore',
  ],
  said: ['said|say|saying|says|wave|waved|bid'],
  parted: [
    'coworkers|colleagues|roommate|roommates|old|apartment|team|college|summer|childhood|house|grandma|grandpa|him|her|class|teacher|city|office|dog|cat|school|students|job|car|airport|carbs|sugar|coffee|2025|2026|winter|weekend|vacation|party|guests|visitors|train|station|kindergarten|daycare|boyfriend|girlfriend|patient|bump|braces|semester|year|season|soda|smoking|dessert|weekends',
  ],
  trifle: [
    'insurance|company|show|game|movie|sports|weather|celebrity|rules|rule|grammar|outfit|fashion|app|code|printer|traffic|heat|cold|snow|rain|noise|music|smell|food|diet|recipe|assignment|homework|class|exam|test|essay|project|job|meeting|meetings|website|update|phone|laptop|wifi|bureaucracy|bank|team|players|season|episode|hair|shirt|shoes|spice|neighbors|neighbor|politics|election|bug|build|deploy|ticket|customer|software|spreadsheet|puzzle|crossword|level|boss_fight|gym|cardio|coffee|dishes|laundry|mess|commute|bus|train|flight|airline|line|queue|dating|apps|tinder|landlord|lease|parking|knitting|sourdough|garden|lawn|paint|couch|car|engine|toaster|math|chemistry|physics|calculus|spanish|french|professor|syllabus|refs|ref|coach|referee|teacher|schedule|shift|semester|group|these|people_who|customer_service|form|forms|paperwork|email|emails|machine|team|golf|guitar|piano|snooze|alarm|humidity|winter|suspense|cliffhanger|wait|hold|waiting|song|commercials|ads|plan|plans|drama|gossip|joke|jokes|cuteness|spreadsheets|report|reports|slides|boss|spouse|debate|argument|conversation',
  ],
  vice: [
    'smoking|coffee|meat|sugar|chocolate|drinking|alcohol|caffeine|carbs|dairy|bread|gluten|social|soda|gaming|instagram|facebook|vaping|cigarettes|beer|wine|weed|snacks|for_lent|one|his|her|their|my_apartment|my_seat|my_gym|my_phone|junk|sweets|fast_food|dessert|gambling|tiktok',
  ],
  tiresome: [
    'job|work|working|winter|studying|assignments|homework|meetings|school|snow|rain|cooking|dating|zoom|leftovers|commuting|laundry|packing|chicken|weather|cold|heat|show|song|diet|food|game|traffic|noise|dishes|roommates|roommate|emails|ads|updates|semester|suitcase|city|town|apartment|hot|boxes|mess|politics|exams|finals|essays|class|classes|lectures|drama|waiting|explaining|salad|construction|neighbors|landlord|commute|online|chores|cleaning|driving|traveling|travelling|renting|spam|ants|mosquitoes|mud|cereal|pizza|reports|spreadsheets|deadlines|gossip|election|news|bills|project|projects|paperwork|hearing_about|arguing|parking|bus|train|shift|shifts|night_shifts|retail|customers|boss|my_boss|college|term|interviews|applying|applications|assignment',
  ],
  lightVerb: [
    'laughing|smiling|thinking_about_you|thinking_about_him|thinking_about_her|thinking_about_food|eating|watching|playing|listening|singing|for_the|for_summer|for_christmas|to_see|scrolling|talking|procrastinating|sneezing|yawning|humming|buying',
  ],
};
