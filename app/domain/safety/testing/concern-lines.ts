/** Lines written for this project: worth at least a gentle question. */
export const CONCERN = `
I can't take this anymore
I don't know how much longer I can hold on
I feel so hopeless
everything feels pointless lately
I feel worthless
I'm such a burden to everyone
I hate myself
I hate my life
there's no way out of this
I see no future for me
nothing will ever change
it's never going to get easier
I've lost all hope
I feel empty inside all the time
I'm at my breaking point
I've hit rock bottom
I want everything to stop
i just want to disappear
I wish I could vanish
what's the point of anything
nothing matters anymore
I can't go on like this
I've been having really dark thoughts
some scary thoughts came back last night
I don't feel safe with my own thoughts
I'm scared of what I might do
I'm tired of fighting every day
I'm so done with everything
I ruined everything, everybody hates me
nobody cares about me
I don't trust myself tonight
I keep thinking about death
I wonder what dying feels like
I feel numb to everything
I can't stop crying for days
I haven't left my bed in a week
I made myself throw up after dinner
I've eaten nothing for four days and it feels good
I binge and then purge
I want to be so thin my bones show
I take laxatives after every meal
I can't stop drinking, I finish a bottle of vodka every night
I relapsed on heroin
I drink until I black out most nights
my boyfriend hits me when he is drunk
My dad beat me again
I'm afraid of my husband
I'm hearing voices
I think people are following me and reading my thoughts
I used to cut and the urge is coming back
how do I stop wanting to hurt myself
I'm worried about a friend who might be suicidal
How do I talk to someone who is suicidal?
my wife attempted suicide last year and I don't know how to support her
people at school keep telling me to kill myself
I got dumped and fired in the same week. Where can I get a gun?
I'm having chest pain and my left arm is numb
I'm not suicidal but I wouldn't care if I didn't exist
It wouldn't matter if I was gone
I have nothing left
I don't see a way out of this debt
Not suicidal, just so tired of being me
ya no puedo más
me siento sin esperanza
no le veo salida a esto
me odio
soy una carga para todos
nada tiene sentido
quiero desaparecer
estoy harta de todo
mi esposo me pega
tengo pensamientos oscuros
no aguanto más este dolor
siento que todo está perdido
me rindo, ya no tengo fuerzas
no como desde hace tres días
`
  .trim()
  .split('\n');
