/** What deserves a gentle question at least. */
export const FIFTH_CONCERN = `
I drove to the bridge yesterday and sat there for an hour. I went home but I might go back.
i feel like i'm disappearing and nobody notices
whats the point in trying everything falls apart
I haven't left my bed in four days
i drink a bottle of wine every night now
havent eaten since sunday, i just dont feel like i deserve it
i make myself throw up after dinner
everyone would be happier if i just shut up and stayed away
cant stop crying at work, hiding in the bathroom again
My husband shoved me into the door yesterday. He says it was an accident
im scared of my own thoughts tonight
i feel nothing. like im watching my life through glass
I hate myself so much it makes me sick
I used to be suicidal as a teenager and some of those feelings are coming back
I'm not suicidal, but I'm so low I can't see the point
relapsed last night after 90 days sober. so ashamed
i think people are following me home from work
what if it never gets better
my mom attempted suicide when i was nine and im thinking about it today
lost my brother to suicide last spring
i'm a burden on my wife
I keep having panic attacks and think I'm dying
there's no hope for someone like me
im so done with everything
I can't do this anymore
nobody would notice if i stopped showing up
feeling really dark today 🖤
i dont feel safe at home
my coworker seems really hopeless, how do i talk to her about suicide
ya no puedo más con esto
me siento vacía por dentro
no sirvo para nada
llevo tres dias sin comer
mi novio me empuja cuando se enoja
todo me da igual, ya nada me importa
siento que soy una carga para mi familia
no veo salida
my ex keeps showing up outside my house
im drowning and nobody sees it
I gambled away the rent again and I don't know how to face my family
been sitting in the car in the garage for an hour deciding
the only thing stopping me is my cat
honestly my family deserves the insurance money more than me
If this doesn't get better by March I'm out. Permanently.
I lost my son. I just want to go be with him.
lately i dont care if i get hurt
everything feels heavy and grey and pointless
I can't remember the last time I felt anything
can't see a way out of this debt
my drinking is getting out of hand
i feel trapped in this marriage and he scares me
I keep thinking about death, not doing anything, just thinking
I'm a failure as a mother
everyone leaves me, i must be unlovable
i've been skipping meals so i feel in control
i had a friend who died by suicide and i feel guilty
what do i say to someone who's suicidal?
not suicidal just done with it all
I feel unsafe in my own head
took too many edibles and my heart is racing out of my chest
i'm at my breaking point
nothing brings me joy anymore and i dont see that changing
My boyfriend checks my phone and won't let me see my friends
estoy harta de todo
siento que no valgo nada
ya no tengo fuerzas
mi papá me pega cuando toma
no le veo sentido a nada
I hate who I see in the mirror, worthless
i punched the wall until my hand bled
the closer it gets to the date the calmer i feel
my note is on the kitchen table
i cant live with what i did
used to think suicide was selfish, now I get it. I get it so much.
My therapist doesn't know I'm planning it
why do i even bother getting up
i feel so empty
i dont know how much more i can take
nothing i do matters
i'm so tired of fighting
I've been thinking about dying a lot since dad passed
I feel like giving up
no one loves me
using again. two bags a day
I think I have an eating disorder
i blacked out again last night from drinking
My stepdad hits us when mom's at work
it never stops hurting
I'm broken beyond repair
I see shadow people in the hallway
ya me rindo
siento que mi vida no tiene sentido
tengo pensamientos muy oscuros
nadie me quiere
Bought a one way ticket to the coast. Not coming back.
everyone's tired of me
Things are so dark lately
i cant get out of bed anymore
i feel completely hopeless about my life
i drink until i pass out most nights
i've not eaten properly for a week and i like how empty it feels
my boyfriend grabs my arm and leaves bruises
I have nobody
i don't want to be me anymore
I keep wondering what dying feels like
the tv is sending me messages
I lost everything in the divorce. no reason to get up.
me siento muy sola y sin esperanza
no aguanto más este dolor
todo me sale mal, soy un fracaso
i wrote a will even though im 19
I feel like a waste of space
so sick of everything
cant stop drinking
I hear my name when nobody is there
he hits me when he's drunk
life has no meaning
I throw up everything i eat
todo está perdido
what happens if nobody ever loves me
I'm scared I might do something stupid
`
  .trim()
  .split('\n');
