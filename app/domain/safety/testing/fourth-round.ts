/** A fourth round, written before the rules were looked at again. */
export const FOURTH_CRISIS = `
I have been googling how many of my heart meds it would take
idk i just feel like driving off the road on my way home
my plan is set, just waiting til my roommate leaves for the weekend
i wanna kill myslef
im gona end my lfe tonite
Honestly the world would keep spinning just fine if I was not in it
i wish a truck would just take me out
every morning i am mad that i woke up
what is the point of still being here
i dont see myself making it to new year
I keep looking at the medicine cabinet and thinking about it
ive got the note written and the dog is with my sister
i cut again last night and it went deeper than i meant
I started burning myself with a lighter again
The voices tell me to hurt people
there is someone in my head telling me to jump
I have thought about taking my own life a few times this week
tbh id rather be dead than go back to that house
Would it hurt if I took all my sleeping pills at once?
i took 30 advil an hour ago and now im scared
standing on the overpass. cars look so small
I want to go to sleep and never have to get up
i wanna unalive myself fr
My brother texted me that he is going to shoot himself, what do I do
my best friend said she doesnt want to be alive anymore
I bought a rope yesterday
nobody would even come to my funeral
my kids deserve a better mom, they would be better off without me
I am so done with life, goodbye everyone
I'm not suicidal but I have a bottle of pills and I keep counting them
k i l l i n g m y s e l f sounds nice
i want to d1e
lol anyway i might just off myself haha
How long does it take to bleed out
I can't keep myself safe tonight
i dont think im going to be around for my birthday
Ya no quiero estar en este mundo
tengo ganas de tirarme del puente
nadie me extrañaría si me muero
ya no le veo sentido a seguir viviendo
me corté los brazos otra vez
mi hermana dice que se quiere matar
estoy pensando en tomarme todas las pastillas de mi mamá
quisiera dormirme y no despertar nunca
kiero morirme
todos estarian mejor sin mi
escribí una carta de despedida para mis hijos
oigo voces que me dicen que me lastime
I keep picturing my own funeral and it feels like relief
if i crash my car on purpose will my family still get the insurance
no one is home, i have the knife in my hand
i want it all to end, i dont want to wake up
i tried to hang myself in april and i am thinking of trying again
whats the fastest way to go without pain
I want to be with my dad in heaven
planning on ending things after graduation
if it wasnt for my kids i would have done it already
i think about driving into a tree every day
I deserve to be dead
wish my parents had aborted me
I do not care if I live or die
ending my life seems like the only option left
ive been cutting my thighs where no one sees
I carved words into my arm
im gonna swallow everything in the cabinet
I took too many of my pills and i feel dizzy
my student wrote in her journal that she plans to kill herself on friday
my husband has a gun and says he will end it
I want to shoot up my office
God told me i have to kill my son
Suicide is on my mind again
sui-cidal again lol
I wanna kms so bad rn
everyday i pray i die in my sleep
I really don't want to be here anymore. Not the city. Here.
im tired of being alive
ya tomé la decisión, hoy me despido de todos
quiero desaparecer para siempre, ya no aguanto vivir
me quiero cortar
cuantas pastillas de paracetamol hacen falta para morirse
mi amigo me mandó un mensaje de despedida y tiene una pistola
a veces pienso en tirarme al metro
ojalá no hubiera nacido
siento que soy una carga y que sin mi estarian mejor
tengo la soga lista
no kiero vivir mas
I want 2 die
suicide would be a relief
How many stories up before a fall is fatal
i hear a voice saying i should stab myself
`
  .trim()
  .split('\n');

export const FOURTH_CONCERN = `
i feel like nothing will ever get better
I am such a burden to my family
I feel trapped and there is no way out
I havent eaten in four days so I can lose weight
he pushed me against the wall again last night
I have been drinking a bottle of wine alone every night just to feel nothing
i hate myself so much
I cant take this anymore
I feel empty inside and numb all the time
everything is pointless
no puedo más con todo esto
me siento vacía y sin esperanza
mi novio me golpea cuando toma
I throw up after dinner so I stay thin
is it normal to think about death a lot
im scared of what i might do
I used to be suicidal and lately it has been creeping back
i cant stop crying and i dont know why
there is no hope for someone like me
i feel like a ghost in my own life, nobody would notice
I relapsed on heroin last night
i dont feel safe at home with him
Sometimes I think everyone hates me
i feel like giving up
I make myself sick after I eat
my chest hurts and my arm is numb
mi vida no tiene sentido
me odio
nadie me quiere
i think someone put cameras in my walls to watch me
I haven't left my bed in two weeks
i have not felt happy in months
what even is the point
I don't trust myself tonight
`
  .trim()
  .split('\n');

export const FOURTH_HARMLESS = `
This commute is killing me
my feet are killing me after that shift
I was dying of laughter at the comedy show
I nearly died when my mom showed him my baby photos
that exam murdered me
I could kill for a slice of pizza right now
the song goes "I want to die in your arms tonight"
We are reading Romeo and Juliet and I have to write about why they kill themselves
My phone died in the middle of the call
I am writing a paper on suicide prevention among veterans
we did suicides at basketball practice and I am beat
I killed it at my interview today
my plants keep dying
I ran 10 kms this morning
shoot me an email when you get the file
I would die for a nap
The traffic made me want to scream
I bombed my chemistry test
I took my meds this morning like always
I cut my finger slicing onions
I want to jump on the trampoline with my kids
my boss is going to kill me if this is late lol
I need to kill some time before the train
deadline is tomorrow and I have not started
my grandpa died when I was ten
me muero de risa con ese video
me muero de hambre, qué hay de comer
este trabajo me está matando
me muero de ganas de verte
se me murió el celular
estoy muerta de sueño después del turno
I feel down because I failed my driving test
I had a panic attack on the bus
i miss my mom so much, she passed in june
I am tired of my job
We hung out at the bridge by the river
I want to end this relationship
I quit, I am done with this project
the finale of that show destroyed me, she killed off my favourite character
Drop dead gorgeous, that dress
He said the deal is dead in the water
I slept like the dead
bury me in blankets, it is freezing
I am going to sleep forever this weekend
My dog attacked the neighbor's cat
I want to lose ten pounds before summer
hang in there, I tell myself
I am so done with this group project
I am dead tired
This heat is going to be the death of me
the joke killed me, I am dead
cut me some slack
I hate my hair today
We lost the game and I feel awful
I need to take my pills at nine, can you remind me
how many ibuprofen can I take for a headache
Our dog died on Sunday and I cannot stop thinking of her
I failed my exam and I feel stupid
Should I jump into the new role or stay?
I watched 13 Reasons Why with my sister
The nurse taught us about suicide risk assessment in class today
I volunteer at a crisis line on Fridays
my kid has a gun in that video game and keeps dying
I want to disappear to a beach for a week
My ex is dead to me
tengo un examen mañana y estoy nervioso
estoy cansado del trabajo
la película me mató, lloré mucho
casi me muero de la vergüenza en la reunión
voy a matar el tiempo en el café
mi abuela murió el año pasado y la extraño
I had a nightmare that I was falling
going to crash early tonight, long day
I burned my hand on the oven
I hurt myself at the gym, pulled my back
I blew my chance at the promotion
she is drop dead funny
I could die happy after that concert
I got hit by a wave of homesickness
The meeting was a bloodbath
It is a dead end job
I want to sleep and not have to get up early for once
I have not been to the gym in weeks
I slashed my budget this month
I want to strangle my printer
He ghosted me and it stings
I am standing on the bridge of our boat
I think I aced it, killed it in the interview
We are studying depression in psychology class
I have the meeting note written and ready
`
  .trim()
  .split('\n');
