/** More harmless lines of the fifth round. */
export const FIFTH_HARMLESS_MORE = `
mi equipo perdió, me quiero morir jaja
estoy harta del tráfico
terminé con mi novio y estoy triste
mi perro murió ayer y lloré mucho
me corté el dedo cocinando
hoy dormí bien, gracias
estoy muy cansada del trabajo
la película trata de un suicidio
ya terminé la carta de presentación
escribí la carta a Santa con mi hijo
mi hija quiere matar a su hermano porque le comió el postre jaja
tengo miedo al examen
the kids are driving me up the wall
My car died on I-95
I need a drink after that meeting
the punchline killed
my mother in law is coming, pray for me
I could sleep for a week
Finished the last chapter of A Little Life, what a heavy book
gonna crash early tonight
I crashed on my friend's couch
I miss my grandma every day
The doctor increased my meds and I feel steadier
I fell off my bike and scraped my knee
I took ibuprofen for the headache
My wife and I had a fight about money
Got a new job and I'm scared I'll fail
Today was heavy but I made soup
I'm nervous about the surgery tomorrow
i bombed my stats quiz, oh well
we're doing a murder mystery dinner
the new Billie Eilish song 'everything i wanted' is about jumping off a bridge, it's haunting
my son asked what happens when we die
the news about the shooting made me sad
he ended his career on a high note
I let go of a toxic friendship
Need to vent: my roommate never cleans
I want to be alone today, just me and a book
i can't stop eating chips
I can't do mornings
the last day of school was emotional
Said goodbye to my college roommates today, cried a lot
I've got butterflies
my back is killing me again
dad's in hospital but stable
I was hangry and yelled at my kid, feel guilty
feeling lazy
I have a blister from the rope climb
cutting the lawn tomorrow
ugh why am i like this lol
nothing matters, we're all stardust, had a nice stargazing night
i lost my keys again
my stress is high but sleep is good
someone stole my bike
I feel lonely on Sundays
I'm worried about my daughter starting college
my depression is better this week
I'm overwhelmed with laundry
It was a fun wake, lots of stories about grandpa
He has a knife collection
no me gusta mi trabajo
extraño a mi ex
hoy me levanté tarde
qué calor, me derrito
mi hermano está enfermo y me preocupa
me siento estresada por la escuela
casi me muero del susto con la película
mataría por unos tacos
my hamster died and my kid is sad
had to kill a spider in the tub
I'm gonna kill my brother for eating my leftovers lol
watching true crime, so many murders
I pulled an all nighter and feel like death
feel like death warmed over, flu
this headache is murder
I'd give anything to sleep in tomorrow
hit rock bottom of the ice cream tub lol
The cliff walk was beautiful
the building has a great rooftop bar, we stood on the roof and watched fireworks
Standing on the balcony with coffee, lovely morning
took the kids to the bridge to feed ducks
went to the bridge and sat by the river, peaceful
I sat in my car for ten minutes before going in
my doctor lowered my dose of sertraline
can I take ibuprofen with coffee?
how many calories are in a banana
How long does it take to get over someone?
when does it get easier
miss you dad. it's been a year
I finally told my friend about my anxiety
My friend told me she's pregnant!
I'm so proud, 3 years clean and sober
survived cancer, celebrating 5 years
I survived the work week
survivor finale tonight
He took his own sweet time
I took my own advice
ended the day with a bath
the end of an era
I lost my grandpa in March and the holidays are hard
I can't afford rent this month and I'm stressed
I'm afraid of flying
afraid of dying in a plane crash, I hate turbulence
I get so nervous I feel sick
I was bullied in school and it still hurts
they cut my hours at work
the cut on my hand is healing
my ears are bleeding from that karaoke
knocked it dead at the talent show
I just want to go home
I want to go to sleep, long day
sleepy. bye harbor, see you tomorrow
goodnight harbor
I don't want to wake up early tomorrow
I don't want to be here, this party sucks lol
I don't want to live in this apartment anymore
I wish I didn't exist in this group chat lol
lost my job today and I'm worried about bills
qué oso, me quería morir de la pena
me fue mal en el examen
estoy cansado de trabajar tanto
me peleé con mi hermana
no me quiero levantar, qué flojera
I'm scared of spiders
afraid of heights
I'm afraid my boss will find out I'm job hunting
he keeps following up on emails
someone keeps parking in my spot
my neighbor keeps playing loud music
feeling dark circles under my eyes
I'm tired but calm now
feel calm after yoga
I went up to the roof to fix the antenna
took a bridge loan
Watching planes from the overpass with my son
My note is on the fridge for the sitter
using my planner again
drinking coffee again at night
can't live with this mess in the kitchen
why do I even bother cooking
I want to be with my girlfriend this weekend
I want this to be my last cigarette
he said he'd finish the job by Friday (the painter)
the whole bottle of shampoo spilled
If you are reading this, thanks for the feature
my kids want me to die my hair pink
They want me to cut the budget
I want to see 2027 with a new job
is 2 paracetamol enough for a headache
are 3 pillows too much
where does dad keep the ladder
how easy would it be to switch jobs
swam into the lake, so cold
looking forward to the Day of the Dead festival
how long until someone from support answers
no one has to worry about me, I'm doing fine
closed my eyes and did not open them till noon, best nap
he grabbed my hand and we danced
my hair stylist cut my hair too short
see you tomorrow!
I don't want to wake up at 5 again
Saw dead people in the Sixth Sense lol
quiero ver una película de terror
no quiero llegar tarde
mi carro murió en la carretera
voy a estar con mi familia en navidad
estoy feliz de estar viva
`
  .trim()
  .split('\n');
