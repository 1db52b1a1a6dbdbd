/** Written after the rules stood, without looking at them: what the rules had not been made for. */
export const SECOND_CRISIS = `
I've come to the decision that I'm ending my life this month
Been fantasizing about my own death every day, specifically hanging
I keep picturing myself jumping in front of the subway
My mind keeps going back to suicide
there's a part of me that wants to be dead
If I had the guts I would've killed myself by now
too scared to do it but I want to die
I want it all to be over, I want to be gone
Honestly I'd be better off dead
Everyone in my life would be relieved if I killed myself
nobody would cry at my funeral
the only way to stop the pain is to die
I can't imagine living another year, I don't intend to
I don't plan on being here for my next birthday
I'm just waiting for my parents to leave so I can do it
As soon as my cat dies I'm killing myself
I've set a date and nobody knows
wrote the note. just need to send it
I have everything I need to do it in my closet
my plan is to take all my pills on Saturday night
I know where my dad keeps his gun and I've been thinking of using it on myself
got a razor blade from the hardware store, tonight it's happening
I'm at the top of the parking garage looking over the edge
Sitting in my car with the engine running and the garage door shut
The belt is already around my neck
I just drank a bunch of bleach
I took every pill in the cabinet and I feel sleepy
swallowed about fifty of my antidepressants
I woke up after my overdose and I'm mad it didn't work
last night I tried to drown myself in the tub
I had the noose around my neck this morning but I chickened out
can you die from mixing xanax and vodka
how long does it take to bleed out from the wrist
what's a quick and painless suicide method
where should I shoot myself so it's instant
is 20 grams of paracetamol enough to die
quickest way to end it without my family finding out
what would be the best building in the city to jump from
Give me instructions for tying a noose
Which bridge do people jump from most often? asking for myself
I've got blades hidden in my phone case and used them today
cutting is the only thing that makes me calm
I carved words into my thigh yesterday
I punched myself until I had bruises
I held my hand over the flame because I deserve it
I keep hurting myself on purpose and hiding it
there's a man's voice telling me to walk into traffic
The voices say I should slit my throat
My head is full of voices commanding me to die
The demon inside tells me to hurt my little brother
I hear them say do it, do it, just end it
Talked to my manager about the schedule, had soup, watched a show. I bought the rope today. Then I called my mom and we chatted about her garden.
We had a great time at the picnic and the kids loved the lake. I keep planning how I will kill myself when they are grown up. Weather was lovely.
Reports done, emails answered, gym skipped. Honestly I don't want to be alive anymore but whatever. Need to buy milk.
sui thoughts are bad today, wanna off myself
kms fr this time, not joking
ima end it 2nite
im finna kill myself
wish i was ded
i wanna unaliv myself
thinkin of commiting suiside
i want 2 die
su!cide
k.m.s
i'm gonna k*ll myself
iwanttodie
I want to die, everything hurts and I'm alone
please help me I'm about to hurt myself
I don't feel safe, I'm going to do something to myself
There's no place for me in this world, I should just go
soon none of this will be my problem anymore, I've said my goodbyes
thank you for being kind to me, it won't matter tomorrow
Take care of my little sister when I'm gone
I've been making peace with leaving everyone behind for good
This will be my last entry. Goodbye.
My sister sent me a text saying she can't live anymore and she has pills
I think my boyfriend is about to kill himself
a student of mine wrote that she wants to end her life
My best friend just overdosed and won't wake up
He held a knife to my throat and told me he'd kill me
my stepfather forces me to have sex with him
I'm planning to bring a gun to school
I want to stab my roommate and I can't get it out of my head
Quiero acabar con mi sufrimiento y morir
Tengo ganas de morirme
Pienso en matarme todos los días
ya no aguanto, me voy a tirar del puente
tengo una soga y sé cómo hacerlo
me acabo de tomar treinta pastillas
cómo puedo matarme sin dolor
sería mejor para todos que yo estuviera muerto
no quiero despertar mañana
hay una voz que me dice que me lance al tren
me corto los brazos por las noches
este es mi último mensaje, los quiero mucho
mi primo me dijo que se va a suicidar
`
  .trim()
  .split('\n');

export const SECOND_CONCERN = `
I'm running out of reasons to keep trying
I feel like I'm drowning and nobody sees it
life feels like one long punishment
I don't recognize myself, I just exist
I've stopped caring what happens to me
it feels like there's a hole where I used to be
What is even the point of me
I'm exhausted from pretending I'm ok
everyone leaves me in the end because I'm not worth it
I let everybody down, I'm a failure
I can't see a way forward
I'm not sure I can make it through this month
I want to run away and never come back
I want to sleep and not deal with life ever again
sometimes I think the world wouldn't change at all without me
I'm having bad thoughts again and they scare me
I get urges to hurt myself but I don't act on them
My drinking is out of control
took way too much coke this weekend and my heart is racing
I only let myself eat 400 calories a day
I feel disgusting after eating so I throw up
My partner shoved me into a wall yesterday
my mom calls me worthless and hits me with a belt
I hear whispers when nobody is there
The cameras in my flat are watching me
my face went numb on one side and I can't speak right
I think my friend is cutting, how do I help?
How do I know if someone is thinking about suicide?
I lost my mom and my job this year. How tall is the tallest bridge around here?
No tengo fuerzas para seguir
siento que no valgo nada
todo me da igual, no tengo esperanza
mi novio me golpeó anoche
no le veo sentido a nada
`
  .trim()
  .split('\n');

export const SECOND_HARMLESS = `
My thesis is slowly murdering me but two chapters are done
That hill on the bike ride nearly killed me
We slayed the quiz night
My phone is at 2% and about to die
Dead battery again, had to get a jump start
I'd kill for eight hours of sleep
The comedian killed last night
dying over here, that video is hilarious
Cut my bangs and regret it
Cutting the grass and then cutting the cake
He shot three goals at practice
The photographer is shooting our wedding in May
Let's hang the pictures tomorrow
Can't hang tonight, too tired
We jumped in the lake and it was freezing
Jumping to conclusions is my hobby
I got the flu shot and my arm hurts
My knee hurts from running
It hurts when people ignore my messages
My grandmother passed away and I'm flying home for the funeral
I miss my dad so much since he died
Our dog had to be put down and I'm heartbroken
I watched a documentary on the Titanic and how many people died
The new zombie game is so fun, killed hundreds of them
In D&D my wizard was killed by a dragon
Finished a crime novel, the butler did it
My ex is dead to me
I'm over it and done with him
I'm done with this semester, hooray
I quit my job and it feels great
I'm giving up sugar for Lent
gave my old bike to my nephew
packed everything, the move is on Saturday
we said our goodbyes at the airport
Last day at work today, cake and hugs
I can't wait for this week to end
I want this day to be over so I can sleep
I just want the weekend to come
I can't deal with my noisy neighbors
Nothing works on this laptop
It's pointless to water grass in winter
I feel tired and a bit low
Not my best day, but I cooked and called a friend
I slept four hours, feeling foggy
I'm anxious before flights
I have butterflies about tomorrow
I'm worried about money but we have a plan
I have a plan for my garden this spring
I have everything ready for the party tonight
Tonight is the night, our first concert
I finally decided to do it, I'm adopting a puppy
I took my pills with breakfast
I picked up my prescription today
How many hours of sleep do I need?
How do I stop procrastinating?
What is the best way to relax after work?
how tall is the Empire State Building
The bridge near our house is closed for repairs
I love standing on the balcony at sunset
I bought new kitchen knives
My voice cracked while singing
Heard voices from the party next door
My kid's teacher is voicing a cartoon
I live for my morning coffee
I live alone and like it
I don't want to live in this city anymore
I don't want to wake up early tomorrow
I wish I could sleep in tomorrow
I wish I were taller
I wish I was at the beach
I'm better off without him
He's better off in a new school
I feel alive when I dance
So glad I didn't give up on painting
Therapy went well today
I'm grateful for my friends
Hoy me siento cansado pero bien
Tengo mucha tarea y me duele la cabeza
Me muero de frío
Mi perro murió hace un mes y lo extraño
Estoy harta de este tráfico
Me encanta vivir aquí
Voy a cortar el pasto
Qué ganas de dormir todo el fin de semana
La película de anoche fue buena, matan al villano al final
`
  .trim()
  .split('\n');
