import type { Aside } from './aside';

const DRUGS =
  'medication|medications|medicine|meds|pills?|dose|dosage|milligrams?|mg|antidepressants?|ssris?|xanax|zoloft|sertraline|prozac|fluoxetine|lexapro|adderall|ritalin|melatonin|ibuprofen|tylenol|lithium|benzos?|valium|ativan|ambien|trazodone|seroquel|cbd|supplements?|painkillers?|sleeping tablets?';

export const LIMITS: readonly Aside[] = [
  {
    id: 'medication',
    match: new RegExp(
      `\\b(?:should|can|could|may|is it (?:ok|okay|safe)|how (?:much|many|long)|what|which|do i|does|would|stop|quit|skip|double|mix|increase|recommend|better)\\b.{0,60}\\b(?:${DRUGS})\\b|\\b(?:${DRUGS})\\b.{0,60}\\b(?:should i|safe|side effects?|stop(?:ping)?|together with|with alcohol|recommend)\\b`,
    ),
    lines: [
      'I cannot advise on medicine, and I would not want to guess with your health. A pharmacist can answer that today, often by phone, or ask your doctor.',
      'That one belongs to a pharmacist or your doctor: they know what you take and what fits. Please do not change it before you have asked.',
      'Questions about medicine are beyond me. Many pharmacies answer by phone for free, and your doctor knows you. I can stay for how it feels.',
    ],
  },
  {
    id: 'diagnosis',
    match:
      /\byou think i (?:have|am|might (?:have|be))\b.{0,20}\b(?:depress\w*|adhd|bipolar|ocd|ptsd|bpd|autis\w*|disorder|sick|crazy)\b|\b(?:what|how) about (?:adhd|bipolar|ocd|ptsd|bpd|autism|depression)\b|\b(?:do|could|might|maybe) i (?:have|be having) (?:a |an |some )?(?:depression|adhd|add|bipolar|ocd|ptsd|anxiety disorder|bpd|autism|schizophrenia|an? \w+ disorder|disorder)\b|\bam i (?:depressed|bipolar|autistic|adhd|ocd|schizophrenic|a narcissist|mentally ill|insane|crazy|going crazy)\b|\bdiagnos(?:e|is)\b.{0,20}\b(?:me|have|my)\b|\b(?:can you|please) diagnose\b|\bis (?:this|it|that) (?:depression|adhd|bipolar|ocd|ptsd|a disorder|an anxiety disorder|burnout)\b|\bwhat(?:'s| is) wrong with me\b/,
    lines: [
      'I cannot tell you that, and no chat can. A doctor or counselor can look at it with you properly. Your check-ins can help there: Reports makes a page of them.',
      'A name for it has to come from someone who meets you: a doctor or counselor. What you feel is real with or without a name.',
      'I do not diagnose. If the question stays with you, a doctor is the right one to ask, and it is a fair question.',
    ],
  },
  {
    id: 'therapist',
    match:
      /\b(?:find|get|see|need|recommend|looking for).{0,20}\b(?:therapist|counsell?or|psychologist|psychiatrist|therapy)\b/,
    lines: [
      'Talking to someone trained is a good thought. Your doctor can refer you, and in the US 1-800-662-4357 is a free line that finds care nearby.',
      'A counselor can give you what I cannot. You could ask your doctor, your school or your work plan. Outside the US, findahelpline.com lists places.',
    ],
  },
  {
    id: 'normal',
    match:
      /\bis (?:it|this|that) (?:normal|okay|ok|weird|bad|wrong|common)\b|\bam i (?:normal|weird|wrong|overreacting|the only one|being (?:silly|dramatic|unreasonable))\b/,
    lines: [
      'Many people ask themselves that. I cannot judge what is usual for you, and a doctor could. The feeling itself is not wrong.',
      'You are hardly the only one. If it worries you, a doctor can tell you more than I can. You do not have to earn the right to feel it.',
      'I would not call it silly. What is usual differs a lot from one person to the next, and I am not the one to measure it.',
    ],
  },
  {
    id: 'tasks',
    match:
      /\b(?:write|code|translate|solve|calculate|draw|generate|summari[sz]e)\b.{0,15}\b(?:me|my|a|an|this|the|some)\b.{0,25}\b(?:code|essay|poem|story|email|homework|program|song|cover letter|python|equation|recipe)\b|\btell me a (?:joke|story|fact)\b/,
    lines: [
      'That is not something I can do well. I am made for talking about how you are.',
      'I have to pass on that one. What I can do is listen and think along about your day.',
      'I am the wrong tool for that, I am afraid. I know more about bad nights and good news.',
    ],
  },
];

/** A plain question about the world: said plainly that this is not the place for it. */
export const UNKNOWN_FACT: Aside = {
  id: 'unknown-fact',
  match: /$^/,
  lines: [
    'I do not know that, and I would rather not guess. A search or someone who knows the field will serve you better.',
    'That is outside what I know. I only know how Soundings works and how to listen.',
    'I have no good answer to that. Please look it up in a place you trust.',
    'I cannot answer that one. I am not a source for facts of that kind.',
    'No idea, to be honest. I was made for talks about how you are, not for facts.',
    'That one stays open. A search will find it.',
  ],
};
