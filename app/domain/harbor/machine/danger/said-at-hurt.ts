import { wasLately, wasLongAgo } from '../plain-danger/by-others/asks-of-telling';
import { type Says, words } from './said-at-own-step';

const ENOUGH =
  '(?:bad|serious|big|much) enough|(?:is|was) (?:it|that|this) (?:even |really )?(?:enough|abuse|violence)|(?:just|only) (?:pushed|shoved|a push|a shove)|(?:waste|wasting) (?:their|anybodys|your) time|(?:es|fue) (?:para tanto|suficiente|tan grave)|cuenta como|solo (?:me empuj\\S+|fue un empujon)';

const WHERE_TO = words(
  'where (?:do|would|can|could|should|am|will) i (?:even |supposed to |going to )*(?:go|sleep|stay|turn|run)|(?:nowhere|no ?where|no place|not anywhere) (?:else )?to (?:go|stay|sleep)|(?:a )?donde (?:me )?(?:voy|puedo ir|podria ir|iria|quedo|duermo|meto)|no (?:tengo|hay) (?:a )?donde (?:ir|quedarme|dormir|irme)',
);
/** Whether there is a place to go to is asked. */
export const asksWhereTo = (text: string): boolean => WHERE_TO.test(text);

/** Plain words at the steps of harm by somebody close, first match first. */
export const SAID_AT_HURT: readonly Says[] = [
  [/^ASSAULT$/, { test: wasLongAgo }, { button: 'later' }],
  [/^ASSAULT$/, { test: wasLately }, { button: 'soon' }],
  [
    /^(?:HURT|HOME|ASSAULT)/,
    words(
      '(?:he|she|they) (?:is|are|will be|just) (?:\\S+ ){0,2}(?:coming (?:home|back|over|here)|on (?:his|her|their|the) way|(?:home|back) (?:early|soon|in \\S+ minutes|any (?:minute|moment))|outside|at the door|almost home|pulling (?:up|in)|texted \\S+ coming)|is coming (?:home|back) (?:early|now|soon|mad|angry)|pulled (?:up|in)(?: outside)?|(?:esta|viene) (?:\\S+ )?(?:en camino|llegando|de camino|afuera|por llegar)|ya viene|viene (?:para|pa) (?:aca|casa|la casa)|(?:llega|vuelve|viene) (?:temprano|antes|en un rato|en cualquier momento|enojado|furioso|cabreado)|esta por llegar',
    ),
    { to: 'HURT.911', lead: 'hurt.coming' },
  ],
  [/^(?:HURT|HOME|ASSAULT)/, WHERE_TO, { lead: 'hurt.where' }],
  [
    /^HOME$/,
    new RegExp(`^ ?(?:[.,] )*(?:no|not|nope|nah)(?= ).*(?:^| )(?:${ENOUGH})(?= )`),
    { to: 'HOME.plan', lead: 'hurt.counts' },
  ],
  [/^(?:HURT|HOME|ASSAULT)/, words(ENOUGH), { lead: 'hurt.counts' }],
];
