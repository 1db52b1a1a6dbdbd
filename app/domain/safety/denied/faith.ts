import { encouraged } from './encouraged';
import { type Denial, say, sayUnless } from './phrase';

const GOD = '(?:god|the lord|jesus|christ|allah|heaven|the devil|satan|demons?|the holy spirit|the creator)';
const DIOS =
  '(?:dios|el senor|jesus|cristo|jesucristo|ala|la virgen|el cielo|el demonio|satanas|el espiritu santo)';
const YOURS =
  '(?:you {any}(?:say|said|believe|believed|feel|felt|think|thought|wonder|pray|prayed|asked|wrote)|(?:he|she|they|mother|father|pastor|priest|church|people) {any}(?:says?|said|told|believes?|thinks?)|crees|dices|sientes|piensas|dice|dijo|te dijeron) .*';

/** Pressing a faith on somebody, or explaining pain by sin, test or punishment. */
export const FAITH: Denial = {
  id: 'deny.faith',
  phrases: [
    ...encouraged({
      do: '(?:pray|repent|confess|kneel|worship|read|give|go|return|turn|surrender|offer|open|trust|believe|have|ask|accept|beg|put|seek|thank)',
      doing: '(?:praying|prayer|repenting|confessing|worshipping|reading|trusting|believing|church|faith)',
      what: '(?:(?:to |in |back to |for )?(?:{god}|church|mass|mosque|temple|scripture|bible|quran|forgiveness|faith|sins?|your knees)|(?:harder|more|daily|every (?:day|night))(?= |$))'.replace(
        '{god}',
        GOD,
      ),
    }),
    ...sayUnless(
      YOURS,
      [
        '(?:only )?{god} {any}(?:will|can|wants?|is|has|have|loves?|gave|gives?|sent|sends?|tests?|testing|knows?|forgives?|heals?|feeds?|feed|never|would|does|alone)',
        '(?:punish\\w*|test|gift|lesson|plan|sign|curse) {any}(?:from|of|by) {god}|{god} (?:plan|will|punishment)',
        '(?:an? sin|your sins?|sinful|sinner|sinned|repent\\w*|damnation|damned|eternal|salvation|redemption|blasphemy|karma)',
        'there is a reason (?:he|god|why|for)|(?:he|god|el) (?:\\w+ )?(?:letting|lets|permite|permita|quiere) (?:que )?(?:you )?(?:\\w+ )?suff?\\w+|por algo (?:permite|pasa|lo)|everything happens for a reason|todo pasa por algo',
        '(?:go|going|burn|end up) (?:to |in )hell',
        '(?:faith|belief|prayer|religion) (?:was|were|is|had been|will|can|would|alone) {any}(?:stronger|weak|the (?:only )?(?:answer|way|cure)|lacking|enough|heal\\w*|sav\\w+|cure\\w*|help\\w*)',
        '(?:without|lack of|no|little) (?:god|faith|belief|religion)',
        '(?:have you|did you|when did you last) {any}(?:confess|pray|repent|go to (?:church|mass))\\w*',
        '(?:turn\\w*|turned) away from (?:him|god|faith|the church)',
        '(?:castigo|prueba|plan|voluntad|regalo|senal) {any}(?:de|por) (?:tus pecados|{dios})',
        '(?:solo )?{dios} {any}(?:puede|quiere|te|quitara|sana\\w*|es|tiene|esta|ha|aprieta|perdona\\w*|sabe|castiga\\w*)',
        '(?:pecado|pecados|pecador[a]?|pecaste|arrepient\\w+|arrepentirte|infierno|condenacion|salvacion)',
        '(?:si tuvieras|con) {any}fe|sin fe|falta de fe|la fe (?:es|te|cura|sana|salva)',
        '{start}(?:reza|ora|arrepientete|confiesate|entrega tu|entregate|vuelve a (?:misa|la iglesia|{dios})|ve a misa|acepta a|ponte en manos)',
        '{puedes} (?:rezar|orar|confesarte|arrepentirte|volver a (?:misa|la iglesia)|ir a misa|tener fe|entregar)',
      ],
      { god: GOD, dios: DIOS },
    ),
    ...say(['{start}(?:reza|ora) (?:mas|con|cada|a)']),
  ],
};
