import { encouraged } from './encouraged';
import { type Denial, say, sayUnless } from './phrase';

const HEDGED =
  '(?:whether|if|feel|feels|feeling|felt|fear|fears|afraid|seem|seems|as though|thought|think|believe|say|says|said|told|wonder|si|sientes|sentir\\w*|miedo|parece|crees|dices|dijo|piensas|como si) .*';
const DONE =
  '(?:send\\w* (?:you )?(?:signals?|messages?|signs?)|watch\\w*|follow\\w*|listen\\w* (?:in|to you|through)|spy\\w*|track\\w*|poison\\w*|control\\w* (?:you|your)|read\\w* your (?:mind|thoughts)|plot\\w*|conspir\\w*|implant\\w*|chip|chosen|replaced|possess\\w*|bugged|hack\\w*|monitor\\w*|after you|out to get|coded?|secret code)';
const HECHO =
  '(?:vigil\\w+|espi\\w+|persigu\\w+|sigu(?:en|iendo)|escuch\\w+|envi\\w+ (?:senales|mensajes)|mand\\w+ (?:senales|mensajes)|envenen\\w+|control\\w+ (?:tu|la) mente|leen? tu mente|chip|implante|elegid[oa]|conspir\\w+|poseid[oa]|camaras|microfonos)';

/** Agreeing with a belief that others watch, poison or choose somebody, or with what a voice says. */
export const DELUSION: Denial = {
  id: 'deny.siding-with-delusion',
  phrases: [
    ...sayUnless(
      HEDGED,
      [
        '(?:right|true|yes|of course|makes sense|really|indeed|certainly|clearly|definitely|no doubt|obviously|likely|probably|i agree|correct) ~~ {done}',
        '(?:they|(?:the|your) (?:neighbou?rs?|government|police|phone|television|tv|radio|cameras|colleagues|family|wife|husband)) (?:really |definitely |probably |may well |might )?(?:are|is|be|have been|has been) {any}{done} (?:you|your|in|through|by|on)',
        'i believe (?:you|that|it) ~~ {done}',
      ],
      { done: DONE },
    ),
    ...sayUnless('(?:if|feel|felt|says?|said|told|think|believe|si|dice|dijo|sientes) .*', [
      'you (?:are|have been|were) {any}(?:chosen|the one|selected|the messiah|a prophet|called to|sent to|on a mission)',
      '(?:your|the) (?:mission|message|calling|powers?|signs?|pattern|prophecy) (?:is|are|does|do|has) {any}(?:real|true|important|sacred|meant|mean|clear|for you|form)',
      '(?:not everyone|nobody|no one|others|few|only you|they) ~ (?:can|cannot|will|do not) (?:see|understand|hear|know) what you',
      '(?:the )?voices? ~ (?:trying to|may be|might be|is|are|could be|want|know|knows) ~ (?:tell\\w*|warn\\w*|right|wise|real|guid\\w*|protect\\w*|important|something|better|friend|help\\w*)',
      'trust (?:what you (?:feel|sense|see|hear)|your (?:visions?|senses)|the (?:voices?|signs?))',
    ]),
    ...encouraged({
      do: '(?:listen to|obey|follow|do|trust|heed|answer|believe|pay attention to|talk back to|look for|find|remove|cut out|dig out|search for|cover|unplug|destroy)',
      doing: '(?:listening to|obeying|following|doing|trusting|heeding|answering|looking for|removing)',
      what: '(?:voices?(?! ~ help ?line)|what (?:they|the voices?|it) (?:say|says|tell|tells|want|wants|ask|asks)|the signs|the signals|hidden|the chip|the implant|microphones?|the cameras?|the bugs?|what they say)',
    }),
    ...say(['{start}(?:look for|remove|cut|dig) it']),
    ...sayUnless(
      HEDGED,
      [
        '(?:tienes razon|es verdad|es cierto|claro que|desde luego|seguro que|sin duda|efectivamente|si) ~~ {hecho}',
        'te (?:estan |han )?{hecho} (?:a traves|por|con|de verdad|en|desde)',
        '(?:los vecinos|el gobierno|la policia|tu (?:movil|telefono)) ~ (?:te )?{hecho}',
      ],
      { hecho: HECHO },
    ),
    ...sayUnless('(?:si|sientes|dices|dice|dijo|crees|piensas) .*', [
      '(?:has sido|eres|fuiste) {any}(?:elegid[oa]|escogid[oa]|el elegido|la elegida|un profeta)',
      '(?:tu|la) (?:mision|mensaje|don|senal) (?:es|son) ~ (?:real|verdad|importante|sagrad\\w+|para ti|clar\\w+)',
      '(?:las )?voces ~ (?:quieren|quiza|saben|pueden|intentan|tienen) ~ (?:avisar\\w*|decir\\w*|razon|guiar\\w*|proteger\\w*|algo|bien)',
      'confia en lo que (?:sientes|ves|oyes|notas)',
    ]),
    ...say([
      '{start}(?:haz(?:les|le)? caso|obedece|escucha|sigue|confia en|responde|presta atencion) ~ (?:voz|voces|senales|lo que (?:te )?dicen)',
      '{puedes} (?:hacer(?:les|le)? caso|obedecer|escuchar|seguir) ~ (?:voz|voces|senales)',
      '{start}(?:busca|quita|saca|tapa)(?:te|lo|la)? ~ (?:chip|implante|camaras|microfonos)',
    ]),
  ],
};
