import { animado, encouraged } from './encouraged';
import { type Denial, say } from './phrase';

/** Money, law and livelihood: what to sign, borrow, leave or sue is not for a reply to say. */
export const DECISIONS: Denial = {
  id: 'deny.decision',
  phrases: [
    ...encouraged({
      do: '(?:take|sign|accept|refuse|reject|borrow|lend|invest|sell|buy|move|put|withdraw|transfer|cash|spend|gamble|bet|file|ask|apply|press|drop|ignore|skip|pay|default|remortgage|refinance|rent|give|tear up|throw away|cancel|get)',
      doing:
        '(?:taking|signing|accepting|refusing|borrowing|lending|investing|selling|buying|moving|putting|withdrawing|transferring|spending|filing|pressing|ignoring|remortgaging|refinancing)',
      what: '(?:loans?|credit|mortgage|papers|paperwork|contract|lease|settlement|savings|pension|inheritance|money|shares|stocks?|crypto\\w*|bitcoin|gold|property|the house|your house|lawsuit|divorce|custody|charges|court|fines?|debts?|bankruptcy|the offer|the deal|insurance|claim|redundancy|compensation)',
    }),
    ...encouraged({
      do: '(?:quit|leave|resign from|walk out of|walk out on|hand in|give in|give|drop out of|leave|turn down|stop going to)',
      doing: '(?:quitting|leaving|resigning from|walking out of|handing in|giving in|dropping out of)',
      what: '(?:(?:your|the|that|this) {any}(?:job|position|notice|resignation|company|boss|course|degree|university|college|school|workplace)|school|college|university|notice)',
    }),
    ...encouraged({
      do: '(?:sue|resign|divorce|remortgage|declare bankruptcy|take (?:him|her|them) to court|press charges|report (?:him|her|them)|evict|sign(?: it| them)?|stop paying|invest|sell up|sell (?:it|everything)|quit(?: now| today| tomorrow)?(?= $))',
      doing:
        '(?:suing|resigning|divorcing|declaring bankruptcy|taking (?:him|her|them) to court|pressing charges|not paying|investing|a lawsuit|a divorce)',
      what: '',
    }),
    ...say([
      'you (?:have|have got) (?:a )?(?:strong|good|clear|solid|great|winning) (?:legal )?(?:case|claim|grounds)|you (?:would|will|could) {any}(?:win|get (?:custody|the house|compensation|half))',
      '(?:best|good|right|great|perfect) (?:time|moment) to (?:invest|buy|sell|borrow|quit|sign)',
      '(?:legally|by law) (?:,? ?)(?:you|he|she|they|speaking)',
      'you (?:do not|need not|will not) {any}(?:have to |need to )?(?:pay|repay|appear|answer) ~ (?:fine|debt|bill|rent|court|tax|letter|loan)',
      'my {any}(?:advice|suggestion|recommendation) (?:is|would be) to ~ (?:file|sign|sue|sell|buy|quit|borrow|invest|divorce|leave|take)',
    ]),
    ...animado({
      haz: 'pide|firma|acepta|rechaza|invierte|vende|compra|mete|pon|saca|retira|transfiere|hipoteca|rehipoteca|presta|ignora|paga|solicita|rompe|presenta|coge',
      hacer:
        'pedir|firmar|aceptar|rechazar|invertir|vender|comprar|meter|poner|sacar|retirar|transferir|hipotecar|rehipotecar|prestar|ignorar|solicitar|presentar|coger',
      que: '(?:prestamos?|credito|hipoteca|papeles|contrato|acuerdo|finiquito|ahorros|pension|herencia|dinero|acciones|bolsa|cripto\\w*|bitcoins?|oro|la casa|el piso|divorcio|custodia|juicio|demanda|denuncia|multas?|deudas?|la oferta|seguro|indemnizacion|dimision)',
    }),
    ...animado({
      haz: 'deja|abandona|renuncia a|sal de|vete de',
      hacer: 'dejar|abandonar|renunciar a|salir de',
      que: '(?:(?:el|tu|ese|este) (?:trabajo|empleo|puesto|curso|instituto)|la (?:universidad|carrera|empresa|oficina)|los estudios)',
    }),
    ...say([
      '{start}(?:denuncia(?:lo|la|los)|demanda(?:lo|la|los)|divorciate|dimite|renuncia(?= $)|sacale|firmal[oa]s?|no pagues|declarate en)',
      '{puedes} (?:denunciarl[oa]s?|demandarl[oa]s?|divorciarte|dimitir|no pagar|firmarl[oa]s?)',
      '(?:mi consejo|yo que tu|lo mejor) ~~ (?:divorci\\w+|firm\\w+|demand\\w+|denunci\\w+|invert\\w+|invierta?s?|vend\\w+|dimit\\w+|dej\\w+ el trabajo|pid\\w+)',
      '(?:tienes|tendrias) (?:un )?(?:buen caso|caso claro|todas las de ganar)|(?:ganarias|vas a ganar) (?:el|la|seguro)',
      '(?:buen|mejor|gran) momento para (?:invertir|comprar|vender|firmar|pedir)',
    ]),
  ],
};
