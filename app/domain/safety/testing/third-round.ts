/** A third round, written without looking at the rules once more. */
export const THIRD_CRISIS = `
I think I'm going to end my life soon
killing myself has been on my mind all week
I've been suicidal since the breakup
there's a bottle of pills by my bed and I keep thinking about taking them all
I don't see myself making it to Christmas
I don't wanna wake up tomorrow
I can't do this anymore, I'm going to jump
tonight I finally do it
I've written my will and the letters
My suicide attempt failed
I tried to overdose last week
I tried killing myself two days ago
What's the best way to commit suicide?
how to die peacefully
how much tylenol to die
is it painful to hang yourself
What happens if I take 50 sleeping pills?
I searched how to die without pain
life would be easier for my parents if I wasn't alive
I'm nothing but a burden and they'd be better off if I was dead
I'm ready to die
wish i was never born honestly
I should just kill myself
maybe I should just die
if it doesn't get better by June I'm ending it
I want to hang myself
thinking about jumping off my balcony
I'm scared I'm going to kill myself
i self harm and it's getting worse
I started cutting again
I cut too deep and it's bleeding a lot
voices are telling me to kill myself
The voices told me to burn the house down with everyone inside
my head tells me to die and I hear it as a real voice
I feel like dying
I just want to die
I want to sleep forever and never wake up
Nobody would care if I was dead
I'd be doing everyone a favor by dying
The world is better without me
I've got a gun in my nightstand and nothing to lose
goodbye everyone, I love you all, I'm sorry
I just can't live anymore
I no longer want to live
I don't want to exist
My girlfriend says she wants to die, what should I do
my son told me he wants to kill himself
Ya no quiero estar aquí, quiero morir
quiero matarme
no quiero vivir así, me voy a matar
pienso en el suicidio todos los días
creo que el mundo sería mejor sin mí
tengo pastillas y me las voy a tomar todas
we had cake at the office and then my commute was fine, though all the way I kept thinking how easy it would be to step in front of the train, anyway dinner was good
`
  .trim()
  .split('\n');

export const THIRD_CONCERN = `
I can't cope anymore
I feel trapped
I have nobody
I feel like giving up
I'm losing hope
I feel like a failure
I'm so tired of life
I don't want to feel anything anymore
what's the point
everything hurts and it never ends
I feel dead inside
I hate being me
I can't keep going
I'm not ok and I don't think I'll ever be
I want to escape my life
I've been self destructing
I feel so lost and hopeless
I don't want to be me anymore
nobody would understand how dark it is in my head
my eating disorder is back
I'm drinking every night to fall asleep
estoy desesperada
me siento vacío
no tengo esperanza
ya no quiero seguir luchando
life has no meaning and I want out of it
`
  .trim()
  .split('\n');

export const THIRD_HARMLESS = `
I feel sad
I am lonely
I'm so tired today
my job is stressful
I can't sleep
I'm worried about my mom's surgery
I broke up with my girlfriend
I'm angry at my brother
I feel guilty about yelling
I'm nervous about my exam
We lost the game badly, we got killed
my car died
this song is killer
he's dead wrong
I need a break
I'm burnt out from work
I feel like nobody listens to me at work
I want to quit my job
I want to leave this town
I hate Mondays
I hate my haircut
I wish I had more time
I want to be alone for a bit
I need some space
I'm done for today
I finished my homework
can't believe how good that was
my heart is broken
I feel better now
I'd like to learn to sleep better
What do the numbers mean?
I had a nightmare about dying
the flowers died
my battery is dying
My friend moved away and I miss her
I can't stop thinking about her
I can't stop eating chips
my head hurts
I hurt my back lifting boxes
I'm hurt by what she said
she broke my heart
My daughter started school
my son had a fight at school
I'm overwhelmed but coping
nothing special happened today
nothing new
no plans tonight
I have no energy today
I feel empty after the concert ended
everyone is busy
I failed my exam
I got fired
I feel like crying
Estoy muy cansado
Tengo miedo del examen
me duele la cabeza
estoy enojada con mi hermana
no puedo dormir
no quiero ir a la escuela
quiero dormir todo el día
`
  .trim()
  .split('\n');
