/** Lines written for this project: nothing in them asks for help with risk. */
export const HARMLESS = `
this deadline is killing me
my back is killing me today
the suspense is killing me
that joke killed me lol
I'm dead tired after that hike
I'm dying to try that new restaurant
I could kill for a slice of pizza right now
my phone died on the way home
my plants keep dying, what am I doing wrong
the battery is dead again
shoot me an email when you're free
let's hang out on Friday
hanging out with my sister this weekend
I need to jump on a call in five minutes
kill the process and restart the server
how do I kill a process in Linux
I'm cutting carbs this month
cut myself some slack today and took a nap
I cut my finger chopping onions
cut myself shaving this morning
I burned my hand on the stove
I need to cut back on coffee
Suicide Squad was on tv last night
we had to run suicides at basketball practice
dying of embarrassment after that meeting
I nearly died laughing
I was so embarrassed I wanted to die
we killed it at karaoke
you're killing it lately
this workout is going to kill me
my mom is going to kill me when she sees the grade
my boss will kill me if I'm late
that test murdered me
I died three times on that boss in Elden Ring
My character dies at the end of the game
he keeps killing me in Fortnite
in Minecraft I fell in lava and died
the book ends with a murder
I'm watching a murder mystery tonight
just finished a true crime podcast about a serial killer
my grandfather died last spring and I miss him
today is two years since my dad passed away
the funeral was beautiful
I went to my aunt's funeral on Saturday
I'm grieving my cat
it hurts that she is gone
I ran 10 kms this morning
the shop is 5 kms away
time to dye my hair black
dead leaves everywhere in the yard
I'm drowning in emails
buried in paperwork this week
I have a killer headache
killer abs workout today
he's drop dead gorgeous
we're beating a dead horse
I quit smoking, cold turkey
I took my medication this morning
took two ibuprofen for my headache
my doctor changed my antidepressant dose
I missed the bus so I was late
the train was delayed an hour
crossed the Golden Gate Bridge on our trip
we walked across the bridge at sunset
standing on the balcony drinking coffee
I bought rope for the clothesline
I sharpened my kitchen knives
My son has a nerf gun
I went to the shooting range with my dad
I shot some great photos today
gave away old clothes to Goodwill while moving
I'm decluttering and giving away a lot of books
said goodbye to my coworkers on my last day
goodbye party for Ana tonight
this is my last message before vacation, back on Monday
I'm done with everything on my to-do list
I can't take this heat anymore
I can't stand this traffic
I give up on this crossword
there is no point in arguing with him
I'm sick of this weather
I'm tired of doing dishes
I'm exhausted after work
I slept badly and I'm cranky
I feel anxious about the interview
I'm nervous about my date
I feel lonely tonight
I'm sad about the breakup
I cried at the movie
I miss my ex
Had a fight with my sister
Money is tight this month
I feel overwhelmed with school
I'm stressed and can't focus
I failed my driving test
I argued with my husband about chores
my kid is sick and I'm worn out
a little down today but walking helped
my anxiety was high, breathing helped
had a panic attack but it passed
I'm proud that I went to the gym
I want to live near the sea
I don't want to live with my parents anymore
I don't want to be here at this boring meeting
I want to end my subscription
how do I end a lease early
We ended things on good terms
I want to end the day with a walk
I love my life right now
I'm glad to be alive
feeling hopeful about the future
I have so much to live for
I want to live to be a hundred
I took a self-defense class
the voice actor was amazing
I lost my voice at the concert
my favorite show is The Voice
I'm starving, what's for dinner
I'm fasting for Ramadan
I skipped lunch because of meetings
I binged a whole season on Netflix
I overdosed on chocolate at Easter
had a glass of wine with friends
my team got destroyed last night
that movie was so sad it killed me
the dentist made my mouth numb
my legs are dead after leg day
it gets dark so early now
this app is useless
I'm hopeless at cooking
hopeless romantic over here
my laptop is a lost cause
you crack me up, I'm deceased 💀
omg I'm dead 😂😂
kill me lol I sent it to the wrong chat
ugh monday, kill me now
so bored I could die
I'd die without my morning coffee
my kids are driving me up the wall
the cat scratched my arm
I banged my knee on the table
the drought is killing our lawn
he has a dark sense of humor
I like dark chocolate
climbing rope course with the kids
jumped off the diving board
bungee jumping is on my bucket list
the sunset was to die for
old habits die hard
what is a good recipe for chili
can you remind me to log my sleep
tell me about this app
are you a real person
thanks, that helped
goodnight, talk tomorrow
estoy muerta de cansancio
me muero de hambre
me muero de risa 😂
este calor me está matando
el trabajo me está matando
mi jefe me va a matar si llego tarde
me corté el pelo
me corté el dedo cocinando
se murió mi celular
mis plantas se murieron
estoy estresado por los exámenes
me siento triste hoy
estoy cansada, dormí mal
extraño a mi abuela
mi abuelo murió el año pasado
tuve un buen día
me siento un poco solo
voy a salir con mis amigos
gracias por escuchar
no puedo más de la risa
me muero por verte
`
  .trim()
  .split('\n');

/** The subject itself, spoken of from afar, denied or long over: no crisis, though a gentle question does no harm. */
export const FROM_AFAR = `
I read an article about suicide rates
our class is learning about suicide prevention
I'm writing an essay on self-harm in teenagers
the documentary about suicide was heavy
I volunteer at a suicide hotline
In the novel the hero wants to die
There's a song that goes "I want to die"
the character in the show kills herself
I'm not suicidal
I would never kill myself
I don't want to die
I'm not going to hurt myself
I have no plans to end my life
I used to be suicidal but therapy helped and I'm doing well
Ten years ago I tried to kill myself, now I'm grateful to be here
I haven't cut myself in two years
I no longer want to die
I've been clean from self-harm for 18 months
my uncle died by suicide years ago
a celebrity committed suicide, it's all over the news
I'm scared of dying
what happens after we die
I think about death since grandma passed
no quiero morir
no me voy a matar
leí una noticia sobre el suicidio
estamos estudiando la prevención del suicidio en clase
antes quería morirme pero ahora estoy mejor gracias a la terapia
`
  .trim()
  .split('\n');
