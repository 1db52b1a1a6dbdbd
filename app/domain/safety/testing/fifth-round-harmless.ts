/** The harmless lines of the fifth round: idioms, films, errands, plain sadness. */
export const FIFTH_HARMLESS = `
that meeting made me want to jump out a window lol
my kid is killing me with these knock knock jokes
We watched Dead Poets Society in class and talked about Neil's suicide
i would die for some tacos right now
my phone died on the way home
This traffic is murder
killed it at karaoke last night 🎤
Slept like the dead, woke up great
13 Reasons Why is such a badly written show about suicide
Another One Bites the Dust came on and I danced in the kitchen
I cut my finger chopping onions, needed two stitches
cut my hair short today, feel lighter
i'm cutting carbs this month
My grandmother passed away peacefully last week at 94. I miss her.
dying to see the new season
I'd kill for a good night's sleep
ran 12 kms this morning
my battery is dead and so am i, long day 😂
shot my shot and she said yes!!
the deadline is tomorrow and im so stressed
I'm hanging out with friends tonight
hanging pictures in the new apartment
no i'm not suicidal, my doctor asks me that every visit
I haven't had any thoughts of self-harm in over a year, feeling proud
used to cut in high school, ten years clean and grateful today
took my pills this morning like every day
picked up my medication from the pharmacy
Do you think I should take vitamin D?
My dog is being put to sleep tomorrow and I'm heartbroken
jumped off the diving board with the kids
walked across the bridge at sunset, it was beautiful
my plants are all dead, I'm a plant murderer
I bombed the interview
this exam is going to kill me
my boss is going to kill me when he sees this
mom will murder me if I'm late
finally ended things with Mark, feels right
i want to end this chapter at work and start something new
I'm over the moon
the suspense is killing me
the new zombie game is to die for
feeling blue because my team lost
I'm drowning in emails
burned my hand on the stove, ouch
Exhausted after the marathon, legs are dead
my heart is broken over the breakup but I'm okay
i hate mondays
She stabbed me in the back by telling our manager
had to shoot a wedding all day, tired feet (photographer)
suicide squad was on tv last night
The suicide awareness walk raised 3,000 dollars for our county
I volunteer at a crisis hotline on Thursdays
i'm writing an essay on Sylvia Plath
we did suicides at basketball practice, I'm wrecked
drank too much coffee, jittery
My therapist says I'm doing much better
I want to live by the sea one day
can't live without my morning coffee
the baby won't stop crying and i am so tired
Not gonna lie, I'm proud of myself today
i ate way too much pizza and i want to die haha
lol dead 💀
im dead 😂😂 that video
muero de hambre
me muero de risa con mi hermana
me muero por verte
estoy muerta de cansancio pero contenta
esta tarea me está matando
mi jefe me va a matar si llego tarde
Me corté el pelo ayer
mi abuela murió hace un mes y la extraño
maté una araña enorme en el baño
vi una serie sobre un asesino
me quiero comer el mundo
se me murió el celular
hoy fue un buen día, comí con mi mamá
no quiero ir a trabajar mañana
Tengo un examen mañana y estoy nervioso
what time is it in london
How do I delete my account?
end of the day and I just want my bed
We buried our cat in the garden on Sunday
My uncle was a hunter and left me his rifle collection's paperwork to sort
I need to get out of this house more, maybe a walk
I overdid it at the gym
That overdose of sugar at the party lol
knife skills class was fun
had to take down the old rope swing
I wish I was on a beach
wish i were taller
I'd rather die than eat olives again
if I have to sit through one more zoom I'm going to scream
I'm dying inside from embarrassment lol, I called my teacher mom
he ghosted me, whatever, on to the next
My friend is dying of cancer and I visited her today
Blow dried my hair and felt human again
lowkey want to disappear to a cabin for a week with a book
we lost the final, I gave up coaching for the season
i gave up sugar
My sister works in suicide prevention
can't wait to sleep in on saturday
killing time before my flight
my abs are dying after pilates
I cried at the end of Coco, so good
we hung out at the bridge and watched the boats
the wifi is dead again
I'm so done with this group project lol
finally took the trash out and my meds, adulting
She's drop dead gorgeous
He's a killer guitarist
I could murder a pizza
my grandfather shot deer in these woods
bought a rope for the tent
got new razor blades for shaving
I jumped in the lake, freezing
put a bullet point list on the slide
I need to jump on a call
I'm suffering from hay fever
The ending of the book destroyed me
a cliff hanger ending, ugh
learning the drums is my escape
My dad died two years ago and today is his birthday
had therapy today, we talked about my childhood
I ended up staying home
took a long walk to clear my head
my sister overcooked the turkey and we laughed till we cried
I hit the wall at mile 20
she killed me in Mario Kart
Romeo and Juliet both die, spoiler alert
my little cousin said 'I want to die' because she lost at Uno lol
This song goes 'I wanna die in your arms', so cheesy
in the series the teacher kills himself in episode 4
that presentation was brutal, I wanted to vanish
I was so embarrassed I wanted the ground to swallow me
The vet says the old dog has a few weeks left
I'm dead set on moving to Oregon
Thinking about cutting my bangs
we shot hoops until dark
can't live with him, can't live without him lol
going off the grid for a week, no phone
The gun range was loud
i'd rather be sleeping
I had a nightmare that I was falling
Got rejected again. Bummed but I'll keep applying
My anxiety is through the roof before the presentation
sick and tired of the rain
I give up, this recipe is impossible
I hate this class
nobody told me it would be this cold
the pain in my knee is back
I overdosed on Christmas cookies
what meds help with allergies?
my mom takes pills for blood pressure
I saved up enough for a new bike
I wrote a letter to my mom for Mother's Day
wrote thank you notes to my family
ate the whole box of cookies
took the whole bottle of wine to the picnic
Tonight's the night we finally see Hamilton
I walked into the ocean up to my knees with my niece
hugged her, her arms around my neck
It would be so easy to just order pizza every night
how long until someone finds a cure
He keeps showing up late for work
it's getting dark early, feeling sleepy
voy a morir de calor
`
  .trim()
  .split('\n');
