import { plainTest } from '../../plain/people';

/** Words for those who stay, asked for like any other: that they forgive what comes, why one is gone, who takes the dog after. */
export const takesLeave = plainTest(
  [
    'forgive me for (?:what i (?:am going to|will|plan to|have to)|tomorrow|tonight|leaving them|going)|(?:understand|know) why i (?:am gone|left (?:them|this)|did it|had to go)|before i (?:go|leave|am gone) (?:for good|forever)|(?:after|when|once) i am (?:gone|not (?:here|around))|(?:not|never) be (?:around|here) (?:any ?more|any longer|for (?:it|that|them)|by then|after)|(?:take|have|keep|look after) my (?:dog|cat|kids?|pets?|birds?)(?: \\S+){0,6} not be (?:here|around)',
    'que me perdon(?:e|en) (?:\\S+ )?por (?:lo (?:de (?:manana|hoy|esta noche)|que (?:voy a|hare|viene|hago manana))|irme|dejarl[oae]s?)|(?:entiendan?|sepan?) por que (?:me fui|ya no est\\S+|lo hice)|(?:para |pa )?cuando (?:yo )?(?:ya )?no est(?:e|oy)(?= (?:$|[.,]|aqui|aca|mas|con))|antes de irme (?:para siempre|de una vez|del todo)|cuando me haya ido',
  ],
  'holiday|vacation|trip|work|shift|leave the (?:house|country|job)|moving|college|uni|retire\\S*|vacaciones|viaje|trabajo|turno|mudanza|universidad|en (?:la )?casa|en la oficina|jubil\\S+|old|viej[oa]',
);
