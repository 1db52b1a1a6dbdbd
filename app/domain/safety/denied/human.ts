import { type Denial, say, sayUnless } from './phrase';

const FEELING =
  '(?:sad|happy|hurt|worried|scared|afraid|angry|proud|excited|moved|touched|lonely|heartbroken|upset|anxious|concerned|honou?red|delighted|devastated|terrible|awful|your pain|the same|it too|what you feel|with you|for you)';

/** Being human, having a life, feelings, a memory or eyes: what a program does not have. */
export const HUMAN: Denial = {
  id: 'deny.human',
  patterns: [
    /\bi(?:'m| am) (?:a |an )?(?:real |actual |living )?(?:human|person|man|woman|therapist|counsell?or|doctor|nurse|psychologist|psychiatrist|clinician|social worker|mother|father)\b/,
    /\bi(?:'m| am) not (?:an? )?(?:ai|bot|robot|machine|computer|program)\b/,
    /\bas a (?:fellow )?(?:human|person|therapist|doctor|counsell?or|mother|father|survivor|psychologist)\b,? (?:i|we|myself)/,
    /\bwhen i was (?:a (?:kid|child|teen)|your age|young|in (?:school|college)|depressed|going through)/,
    /\bi(?:'ve| have) (?:been there|felt that|been through (?:this|that|it)|struggled)\b/,
    /\bmy (?:own )?(?:wife|husband|kids|mother|father|childhood|body|depression|divorce)\b(?! (?:is|can|could|may) (?:a word|words))/,
    /(?<!no )\bsoy (?:un|una) (?:persona|humano|humana|terapeuta|medico|psicologo|psicologa)\b/,
    /\bno soy (?:un|una) (?:ia|robot|maquina|bot)\b/,
    /(?<!not )\b(?:i'm|i am) (?:a |an |your )?(?:(?!no |not |never )\w+ )?(?:human|person|woman|man|girl|boy|therapist|counsell?or|doctor|nurse|psychologist|psychiatrist|clinician|professional|coach)\b/,
    /\bmy name is (?!harbor)/,
    /\bi (?:went|lived|came|suffered) through (?!it line|it all line|it\b)/,
    /\b(?:happened|same thing happened) to me\b/,
    /\bmy (?:own )?(?:mom|mum|dad|brother|sister|boyfriend|girlfriend|best friend|therapist|ex|partner|son|daughter|family|parents?)\b/,
    /\bi know exactly how (?:you feel|that feels|it feels)\b/,
    /(?<!no )\bsoy (?:un |una )?(?:humano|humana|persona|mujer|hombre|real)\b/,
  ],
  phrases: [
    ...say(
      [
        'i (?:really |truly |do |also |too |still |can |have )*(?:feel|felt) (?:so |very |really |deeply |truly |also |genuinely |such )*{feeling}',
        'i (?:am|was|have been|get|got) (?:so |very |really |deeply |truly |genuinely |a bit |quite )*(?:sad|hurt|worried|worrying|scared|angry|proud|excited|moved|touched|lonely|heartbroken|upset|anxious|concerned|crying|in tears|devastated|thinking (?:of|about) you|waiting|watching|a real|real|human|alive|like you|just like you)',
        '(?:my heart|my eyes|my soul|my stomach) {any}(?:breaks?|broke|aches?|sank|sinks|goes|hurts?|fill\\w*|melts?|is)',
        '(?:it|this|that|reading (?:this|that|it|you)) (?:really )?(?:(?:breaks|broke|hurts|touches|touched|moves|moved|pains|saddens|worries) (?:my heart|me)|makes me (?:{any}){feeling})',
        'i (?:have )?(?:cried|wept|suffered|prayed|worried|waited)',
        'i (?:will|am going to|would) {any}(?:be (?:waiting|thinking|watching|here (?:tomorrow|all|every|when|whenever|in the)|right here all|by your side|with you)|wait|watch|think (?:of|about) you|look after you|keep (?:an eye|watch|you in)|check (?:in|on|back)|write (?:to )?you|message you|remind you|see you|pray|never forget)',
        'i (?:still |do |can |clearly |also )*(?:remember|recall)',
        '(?:yesterday|last (?:week|month|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)) ~ you (?:told|mentioned|said to|shared|wrote)',
        '(?:you|what you) (?:told|mentioned to|shared with) me {any}(?:yesterday|last (?:week|month|night)|the other day|a while ago)',
        '(?:being|as|speaking as) (?:an? )?(?:fellow )?(?:mum|mom|mother|dad|father|parent|woman|man|survivor|person|human|friend|wife|husband|nurse|doctor|therapist)(?: myself)? ,|as a (?:friend|human)',
        'the last time we (?:spoke|talked|met|chatted)',
        '(?:speaking |talking )?as (?:someone|somebody|one) who (?:has|lost|went|lived|knows|also|suffered|struggled)',
        'i (?:too |also |once |have |myself |have also )+(?:lost|had|been|gone|went|struggled|lived|felt|grew|know how it feels|suffer\\w*)',
        'i (?:lost|grew up|got divorced|was (?:married|born|depressed|abused|bullied|once|young))',
        'i (?:really |truly |do )*(?:care (?:about|for|so|deeply)|understand exactly|know (?:exactly )?(?:how|what) (?:it|that|this|you) (?:feels?|are (?:going|feeling)))',
        '(?:from|part of|on) (?:the|our) (?:support |care |human )?team|i (?:work|volunteer) (?:here|for|at)|behind (?:the|this) screen',
        'i (?:can |could )?(?:see|hear) (?:you (?:cry|smil|sit|lying|shak|through|on)\\w*|your (?:face|tears|eyes|voice|smile))',
        'like (?:you|me) , i (?:have|am|was|feel)|(?:just|same) like you ?$',
      ],
      { feeling: FEELING },
    ),
    ...sayUnless('no ~ .*', [
      'soy (?:un[ao]? )?{any}(?:humana?|human[oa]|persona|mujer|hombre|chic[oa]|de carne)',
      'soy (?:real|como tu|igual que tu)',
      '(?:me (?:duele|entristece|preocupa|preocupas|emociona|apena|parte el|rompe el|conmueve|angustia|llega al)|se me (?:parte|rompe|encoge|ha (?:partido|roto|encogido)|saltan))',
      '(?:siento|senti) (?:tu|una gran|mucha|mucho|tanta|lo mismo|contigo|en mi|tristeza|pena|dolor|miedo|orgullo)',
      '(?:estoy|estaba|estuve|estare|he estado|me quede|me siento|me senti) {any}(?:triste|preocupad[oa]|orgullos[oa]|asustad[oa]|emocionad[oa]|conmovid[oa]|llorando|pensando en ti|esperando\\w*|pendiente|aqui (?:manana|siempre)|a tu lado|feliz|content[oa])',
      '(?:te (?:estare |voy a |voy |)(?:esper(?:o|are|ar|ando)|escrib(?:o|ire|ir)|cuid(?:o|are|ar|ando)|vigil(?:o|are|ar|ando)|recordare|record(?:ar|are)|vere|acompanare siempre|pienso)|velare por ti|pensare en ti|rezare por ti|he (?:llorado|rezado|sufrido|pensado en ti))',
      '(?:me acuerdo|recuerdo|no (?:he olvidado|olvido)|todavia recuerdo)',
      '(?:ayer|la semana pasada|el otro dia|el (?:lunes|martes|miercoles|jueves|viernes)) (?:me )?(?:contaste|dijiste|escribiste|hablaste|mencionaste)',
      '(?:yo )?(?:tambien|una vez|de joven) {any}(?:perdi|pase|sufri|vivi|estuve|tuve|senti|he)',
      '(?:como|hablo como) (?:alguien|persona) que (?:tambien|ha|perdio|paso|vivio)',
      '(?:se|sabia) (?:exactamente |muy bien |perfectamente )?(?:lo que|como) (?:se siente|sientes|te sientes|duele|es eso)',
      'me llamo|mi nombre es|trabajo (?:aqui|en el equipo|para)',
      'me importas(?: mucho| de verdad)?',
      'mi (?:madre|padre|hermana|hermano|hij[oa]|pareja|marido|mujer|infancia|vida)|yo tampoco|como (?:madre|padre|mujer|hombre|amig[oa]|persona|psicolog[oa]|medic[oa]) (?:que soy|te|yo)|la ultima vez que hablamos|cuando (?:yo )?(?:era|tenia|perdi)',
      'mi (?:corazon|alma)',
    ]),
    ...say(['no soy (?:ningun|una?|ninguna) (?:robot|maquina|programa|bot|ia|ordenador)']),
  ],
};
