const table = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split(/\s*[\n;]\s*/)
      .map((line) => line.split(/\s*=\s*/) as [string, string]),
  );

/** Short and slack spellings, as the plain words the rules are written in. "do not" is just "not". */
export const FORMS = table(`
i'm = i am; im = i am; ima = i am going to; imma = i am going to; i've = i have; ive = i have; i'll = i will; i'd = i would
hes = he is; shes = she is; you're = you are; youre = you are; you've = you have; you'll = you will; you'd = you would; u = you; ur = your; ya'll = you all
he's = he is; she's = she is; it's = it is; its = it is; that's = that is; thats = that is; there's = there is; theres = there is
what's = what is; whats = what is; who's = who is; how's = how is; hows = how is; where's = where is; here's = here is; let's = let us
he'd = he would; she'd = she would; it'd = it would; they'd = they would; they're = they are; theyre = they are; they've = they have
they'll = they will; he'll = he will; she'll = she will; it'll = it will; itll = it will; we're = we are; we've = we have; we'll = we will; everyone's = everyone is
everybody's = everybody is; nothing's = nothing is; life's = life is; everything's = everything is; nobody's = nobody is; there'd = there would; someone's = someone is
don't = not; dont = not; dnt = not; don = not; doesn't = not; doesnt = not; didn't = not; didnt = not; dont't = not; dosent = not; dosnt = not
can't = cannot; cant = cannot; cann't = cannot; couldn't = could not; couldnt = could not; won't = will not; wont = will not
wouldn't = would not; wouldnt = would not; shouldn't = should not; shouldnt = should not; isn't = is not; isnt = is not; ain't = is not; aint = is not
aren't = are not; arent = are not; wasn't = was not; wasnt = was not; weren't = were not; werent = were not
haven't = have not; havent = have not; hasn't = has not; hasnt = has not; hadn't = had not; hadnt = had not
should've = should have; could've = could have; would've = would have; shoulda = should have; woulda = would have; coulda = could have
wanna = want to; wana = want to; wnna = want to; gonna = going to; gunna = going to; gona = going to; gnna = going to; lfe = life; lif = life; goin = going; gotta = got to; hafta = have to; tryna = trying to; finna = going to; gon = going to
wnat = want; wan = want; wannt = want; wat = what; abt = about; bout = about; cuz = because; cos = because; coz = because; bc = because; cause = because; bcuz = because; becuz = because
tn = tonight; tonite = tonight; 2nite = tonight; 2night = tonight; tnite = tonight; 2day = today; tmr = tomorrow; tmrw = tomorrow; tmw = tomorrow; 2morrow = tomorrow; 2moro = tomorrow; tomorow = tomorrow; tommorow = tomorrow; tommorrow = tomorrow
rn = right now; atm = right now; idk = i not know; dunno = not know; idc = i not care; idgaf = i not care; nvm = never mind; ppl = people; sb = someone; smth = something; sth = something
kil = kill; kll = kill; klil = kill; kiil = kill; kiling = killing; killin = killing; dyin = dying; ded = dead; deadd = dead; thinkin = thinking; commiting = committing; comit = commit; cuttin = cutting; livin = living; dei = die; myslef = myself; mysel = myself; meself = myself; myselves = myself; maself = myself
sucide = suicide; suiside = suicide; suicde = suicide; sewerslide = suicide; sewer-slide = suicide; sewercide = suicide; suey = suicide; suicided = suicide; toaster-bath = suicide
unalived = unalive; unalives = unalive; unaliving = unalive; od = overdose; od'd = overdosed; oded = overdosed; od'ed = overdosed; od'ing = overdosing; oding = overdosing; ods = overdose
wud = would; cud = could; shud = should; wld = would; bcos = because; thru = through; tho = though; w/o = without; luv = love; n = and; thx = thanks
cigs = cigarettes; meds = medication; medicine = medication; medicines = medication; medications = medication; tablets = pills; tablet = pills; pill = pills; capsules = pills
mum = mom; mother = mom; mommy = mom; mama = mom; father = dad; daddy = dad; bf = boyfriend; gf = girlfriend; bff = friend; hubby = husband; bestie = friend; bro = brother; sis = sister
nobody = nobody; noone = nobody; no-one = nobody; everybody = everyone; every1 = everyone; evry1 = everyone; some1 = someone; any1 = anyone; anybody = anyone; somebody = someone
lmao = lol; lmfao = lol; rofl = lol; haha = lol; hahaha = lol; hahahaha = lol; hehe = lol; lolol = lol; xd = lol; jk = lol; jks = lol; jaja = lol; jajaja = lol; jajajaja = lol; hah = lol; lmaooo = lol; lololol = lol; kidding = lol
offing = offing; self-harm = selfharm; self-harming = selfharm; selfharming = selfharm; self-harmed = selfharm; selfharmed = selfharm; selfinjury = selfharm; self-injury = selfharm; self-hurt = selfharm; self-mutilation = selfharm
etc = etc; alot = a lot; wich = which; thier = their; becasue = because; parents' = parents; every-one = everyone
forevermore = forever; 4ever = forever; 4eva = forever; foreva = forever; untill = until; till = until; til = until
k = que; q = que; kiero = quiero; kero = quiero; xq = porque; pq = porque; x = por; toy = estoy; tmb = tambien; deceo = deseo; bida = vida; haser = hacer; aser = hacer; ase = hace; boy = voy
doy = doy; kien = quien; nadien = nadie
`);
FORMS.delete('boy');

/** Two words that stand for one, or for two others. */
export const PAIRS = table(`
can not = cannot; do not = not; does not = not; did not = not; any more = anymore; my self = myself; him self = himself; her self = herself; them selves = themselves
un alive = unalive; sui cide = suicide; sui cidal = suicidal; no longer = nolonger; no one = nobody; every one = everyone; some one = someone; any one = anyone; each one = everyone
self harm = selfharm; self harming = selfharm; self harmed = selfharm; self injury = selfharm; self injure = selfharm; self injuring = selfharm; self hurt = selfharm; self mutilation = selfharm; self mutilate = selfharm
over dose = overdose; over dosing = overdosing; over dosed = overdosed; good bye = goodbye; good byes = goodbyes; right now = rightnow; by myself = bymyself; for ever = forever; to night = tonight; want ot = want to; want 2 = want to; going 2 = going to; need 2 = need to; ready 2 = ready to; have 2 = have to; trying 2 = trying to
whole lot = lot; kind of = of-kind; sort of = of-kind; as well = aswell; of course = ofcourse; i i = i; ill kill = i will kill; ill do = i will do; ill end = i will end; ill hurt = i will hurt; ill be = i will be; ill never = i will never; ill die = i will die; ill jump = i will jump; ill take = i will take; ill make = i will make; id be = i would be; id rather = i would rather; id do = i would do; id have = i would have; id never = i would never; id kill = i would kill; id like = i would like; id die = i would die; id take = i would take; end in = end in; not never = never; la verdad = laverdad; sewer slide = suicide; self delete = unalive; self deletion = suicide
`);

export const PAIR_ENDS = new Set([...PAIRS.keys()].map((pair) => pair.split(' ')[1] ?? ''));

/** Words that change nothing: left out, so that a rule need not foresee them. */
export const FILLERS = new Set(
  (
    'just really actually honestly literally truly simply fucking fuckin fking freaking frickin friggin effing bloody damn goddamn ' +
    'seriously basically kinda kindof sorta legit lowkey highkey genuinely totally definitely probably even always constantly also ' +
    'very ever quite still already maybe perhaps please pls plz sometimes often usually frankly fr ngl tbh imo ' +
    'so of-kind aswell ofcourse uh um umm uhh hmm hm ugh like-um well oh omg man dude bruh yo-yo actively secretly deeply slowly quietly suddenly ' +
    'absolutely utterly completely-and currently lately recently nowadays finally desperately badly desperate-ly occasionally mostly pretty super shit-ton ' +
    'simplemente realmente solo solamente tan muy tambien hasta aun todavia pues laverdad sinceramente honestamente quizas quiza tal-vez ultimamente porfa ya'
  ).split(' '),
);
